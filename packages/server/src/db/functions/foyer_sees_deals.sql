-- Whether a member sees a deal of a site now, which is theirs or not: who may be mentioned, who gets the mails, who can be given a
-- deal (with p_is_theirs: they would see it then) or the lead of a site.
create function foyer_sees_deals(p_member memberships, p_site text, p_is_theirs boolean) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select foyer_may_read(p_member, 'deal.view', p_site, p_is_theirs)
$$;
revoke execute on function foyer_sees_deals from public;
grant execute on function foyer_sees_deals to foyer_app;
