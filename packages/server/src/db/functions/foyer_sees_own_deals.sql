-- Whether a member sees the deals of all these sites that are theirs. The sites count for one rule only, so the list is compared as
-- a whole: it comes from a body, and is asked of each person of a brokerage.
create function foyer_sees_own_deals(p_member memberships, p_sites text[]) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select cardinality(p_sites) = 0 or foyer_sees_deals(p_member, '', true)
      or p_sites <@ p_member.sites and foyer_sees_deals(p_member, p_sites[1], true)
$$;
revoke execute on function foyer_sees_own_deals from public;
grant execute on function foyer_sees_own_deals to foyer_app;
