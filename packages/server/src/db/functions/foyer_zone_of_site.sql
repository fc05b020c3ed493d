-- The time zone of the brokerage of this transaction's site; null without one, and for a site with sample deals.
create function foyer_zone_of_site() returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select b.time_zone from brokerage_sites s
    join brokerages b on b.brokerage_id = s.brokerage_id
    join tenants t on t.slug = s.slug and not t.is_demo
   where s.slug = current_setting('foyer.site_id', true)
$$;
revoke execute on function foyer_zone_of_site from public;
grant execute on function foyer_zone_of_site to foyer_app;
