-- Makes the site of this transaction one of a brokerage, and its deals without an owner those of its lead. Returns false when it
-- has a brokerage already.
create function foyer_add_site(p_site text, p_brokerage text, p_lead text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform foyer_see_site(p_site);
  insert into brokerage_sites (slug, brokerage_id, lead_id, added_at) values (p_site, p_brokerage, p_lead, p_now)
  on conflict do nothing;
  if not found then
    return false;
  end if;
  insert into deal_owners (slug, application_id, person_id)
  select site_id, application_id, p_lead from applications where site_id = p_site and p_lead is not null
  on conflict do nothing;
  insert into stale_deals (slug, application_id) select site_id, application_id from applications where site_id = p_site;
  return true;
end $$;
revoke execute on function foyer_add_site from public;
grant execute on function foyer_add_site to foyer_app;
