-- The brokerage of this transaction's site, empty without one: whose limits count what is done there.
create function foyer_brokerage_of_site() returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select brokerage_id from brokerage_sites where slug = current_setting('foyer.site_id', true)), '')
$$;
revoke execute on function foyer_brokerage_of_site from public;
grant execute on function foyer_brokerage_of_site to foyer_app;
