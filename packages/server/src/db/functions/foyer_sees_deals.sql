-- Whether a member sees a deal of a site now, which is theirs or not. The rule of the guard, for everyone but its caller: who may
-- be mentioned, who gets the mails, who can be given a deal (with p_is_theirs: they would see it then) or the lead of a site.
create function foyer_sees_deals(p_member memberships, p_site text, p_is_theirs boolean) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select p_member.ended_at is null and not 'deal.view' = any (p_member.withheld)
     and exists (select from office_permissions a
       where a.action = 'deal.view' and a.role = p_member.role
         and case case a.rule when 'reach' then p_member.reach else a.rule end
           when 'brokerage' then true
           when 'sites' then p_site = any (p_member.sites)
           when 'own' then p_is_theirs
           else false end)
$$;
revoke execute on function foyer_sees_deals from public;
grant execute on function foyer_sees_deals to foyer_app;
