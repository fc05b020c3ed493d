-- A new application is a deal of the person who leads its site, if one does.
create function foyer_assign_to_lead(p_site text, p_application bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into deal_owners (slug, application_id, person_id)
  select p_site, p_application, lead_id from brokerage_sites where slug = p_site and lead_id is not null
  on conflict do nothing
$$;
revoke execute on function foyer_assign_to_lead from public;
grant execute on function foyer_assign_to_lead to foyer_app;
