-- Signing links that open nothing any more, expired codes and grants, and abandoned insurance applications.
create function foyer_signing_retention(p_run jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_site text;
  v_codes integer := 0;
  v_links integer := 0;
  v_grants integer := 0;
  v_abandoned integer := 0;
begin
  for v_site in select foyer_sites_of_run(p_run) loop
    perform set_config('foyer.site_id', v_site, true);
    v_codes := v_codes + foyer_expire(p_run, v_site, 'codes', 'cli_applicants',
      't.site_id = $2 and t.code_expires_at < $1 - $3', 'code_hash = null, code_expires_at = null');
    v_links := v_links + foyer_expire(p_run, v_site, 'links', 'signing_signers',
      't.site_id = $2 and t.link_hash is not null and t.link_expires_at < $1 and foyer_is_dead_link(t, $1)', 'link_hash = null');
    v_grants := v_grants + foyer_expire(p_run, v_site, 'grants', 'grants', 't.site_id = $2 and t.expires_at < $1 - $3');
    v_abandoned := v_abandoned + foyer_expire(p_run, v_site, 'abandoned', 'cli_applications',
      't.site_id = $2 and t.touched_at < $1 - $3 and foyer_is_abandoned(t, $1, $3)');
  end loop;
  return jsonb_build_object('codes', v_codes, 'links', v_links, 'grants', v_grants, 'abandoned', v_abandoned);
end $$;
revoke execute on function foyer_signing_retention from public;
