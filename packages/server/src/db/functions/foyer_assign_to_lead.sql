-- A new application of this transaction's site is a deal of the person who leads the site, if one does
-- who can see it then.
create function foyer_assign_to_lead(p_application bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into deal_owners (slug, application_id, person_id)
  select s.slug, p_application, s.lead_id from brokerage_sites s
    join memberships m on m.brokerage_id = s.brokerage_id and m.person_id = s.lead_id
   where s.slug = current_setting('foyer.site_id', true) and foyer_sees_deals(m, s.slug, true)
  on conflict do nothing
$$;
revoke execute on function foyer_assign_to_lead from public;
grant execute on function foyer_assign_to_lead to foyer_app;
