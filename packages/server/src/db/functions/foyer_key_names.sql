-- The names of keys that work on a site, for what they did there. Keys are rows of the server, which a transaction of the site does
-- not see.
create function foyer_key_names(p_site text, p_keys text[]) returns table (key_id text, name text)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if current_setting('foyer.site_id', true) is distinct from p_site then
    raise exception 'this transaction sees another site' using errcode = 'insufficient_privilege';
  end if;
  perform set_config('foyer.site_id', '*', true);
  return query select k.key_id, k.name from api_keys k
    where k.key_id = any (p_keys) and (p_site = any (k.sites) or (k.sites = '{}' and (k.brokerage_id is null
      or k.brokerage_id = (select b.brokerage_id from brokerage_sites b where b.slug = p_site))));
  perform set_config('foyer.site_id', p_site, true);
end $$;
revoke execute on function foyer_key_names from public;
grant execute on function foyer_key_names to foyer_app;
