-- Signing links that open nothing any more and abandoned insurance applications, counted and, unless p_dry, deleted.
create function foyer_signing_retention(p_now timestamptz, p_dry boolean) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_site text;
  v_codes integer := 0;
  v_links integer := 0;
  v_grants integer := 0;
  v_abandoned integer := 0;
begin
  for v_site in select slug from tenants order by slug loop
    perform set_config('foyer.site_id', v_site, true);
    v_codes := v_codes + (select count(*) from cli_applicants
      where site_id = v_site and code_expires_at < p_now - interval '24 hours');
    v_links := v_links + (select count(*) from signing_signers s where s.site_id = v_site and foyer_is_dead_link(s, p_now));
    v_grants := v_grants + (select count(*) from grants where site_id = v_site and expires_at < p_now);
    v_abandoned := v_abandoned
      + (select count(*) from cli_applications a where a.site_id = v_site and foyer_is_abandoned(a, p_now));
    if not p_dry then
      update cli_applicants set code_hash = null, code_expires_at = null
       where site_id = v_site and code_expires_at < p_now - interval '24 hours';
      update signing_signers s set link_hash = null where s.site_id = v_site and foyer_is_dead_link(s, p_now);
      delete from grants where site_id = v_site and expires_at < p_now;
      delete from cli_applications a where a.site_id = v_site and foyer_is_abandoned(a, p_now);
    end if;
  end loop;
  return jsonb_build_object('codes', v_codes, 'links', v_links, 'grants', v_grants, 'abandoned', v_abandoned);
end $$;
revoke execute on function foyer_signing_retention from public;
