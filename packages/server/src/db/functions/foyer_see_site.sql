-- Restricts the rest of the transaction to one site, once. Only this function may set the site: set_config is revoked from
-- everyone, so that an expression injected into a statement cannot name another site.
create function foyer_see_site(p_site text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if coalesce(p_site, '') = '' then
    raise exception 'this names no site' using errcode = 'insufficient_privilege';
  end if;
  if coalesce(nullif(current_setting('foyer.site_id', true), ''), p_site) is distinct from p_site then
    raise exception 'this transaction sees another site' using errcode = 'insufficient_privilege';
  end if;
  perform set_config('foyer.site_id', p_site, true);
end $$;
revoke execute on function foyer_see_site from public;
grant execute on function foyer_see_site to foyer_app;
-- Without effect, and with a warning, where the owner is no superuser; docs/recipes/set-up-postgresql.md has it done by one.
grant execute on function pg_catalog.set_config(text, text, boolean) to current_user;
revoke execute on function pg_catalog.set_config(text, text, boolean) from public;
