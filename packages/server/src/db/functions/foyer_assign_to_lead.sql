-- A new application of this transaction's site is a deal of the person who leads the site, if one does.
create function foyer_assign_to_lead(p_application bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into deal_owners (slug, application_id, person_id)
  select slug, p_application, lead_id from brokerage_sites
   where slug = current_setting('foyer.site_id', true) and lead_id is not null
  on conflict do nothing
$$;
revoke execute on function foyer_assign_to_lead from public;
grant execute on function foyer_assign_to_lead to foyer_app;
