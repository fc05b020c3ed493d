-- Whether this person leads the site.
create function foyer_leads_site(p_site text, p_person text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from brokerage_sites where slug = p_site and lead_id = p_person)
$$;
revoke execute on function foyer_leads_site from public;
grant execute on function foyer_leads_site to foyer_app;
