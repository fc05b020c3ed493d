-- Whether a member sees a lead of a site now, which is theirs or not. The rule of the guard, for everyone but its caller, as
-- foyer_sees_deals is for deals: who can be given a lead.
create function foyer_sees_leads(p_member memberships, p_site text, p_is_theirs boolean) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select foyer_sees_deals(p_member, p_site, true) and not 'lead.view' = any (p_member.withheld)
     and exists (select from office_permissions a
       where a.action = 'lead.view' and a.role = p_member.role
         and case case a.rule when 'reach' then p_member.reach else a.rule end
           when 'brokerage' then true
           when 'sites' then p_site = any (p_member.sites)
           when 'own' then p_is_theirs
           else false end)
$$;
revoke execute on function foyer_sees_leads from public;
