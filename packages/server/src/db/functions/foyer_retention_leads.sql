-- Leads after two years, unless the deal that began with them is on hold, and removed forms with the last of their leads; robot
-- checks when their token has expired; looked-up addresses after a day, also on sites that no one visits any more.
create function foyer_retention_leads(p_run jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_site text;
  v_leads integer := 0;
  v_checks integer := 0;
  v_look_ups integer := 0;
begin
  for v_site in select foyer_sites_of_run(p_run) loop
    perform set_config('foyer.site_id', v_site, true);
    v_leads := v_leads + foyer_expire(p_run, v_site, 'leads', 'leads',
      't.site_id = $2 and t.created_at < $1 - $3 and not foyer_is_held(t.site_id, t.application_id)');
    v_checks := v_checks
      + foyer_expire(p_run, v_site, 'robotChecks', 'used_challenges', 't.site_id = $2 and t.expires_at <= $1 - $3');
    v_look_ups := v_look_ups
      + foyer_expire(p_run, v_site, 'lookUps', 'address_results', 't.site_id = $2 and t.expires_at <= $1 - $3');
    if not (p_run ->> 'dry')::boolean then
      delete from embedded_forms f where f.site_id = v_site and f.removed_at is not null
        and not exists (select from leads l where l.site_id = v_site and l.token = f.token);
    end if;
  end loop;
  -- Those of staff are rows of the server.
  if coalesce(jsonb_typeof(p_run -> 'sites'), 'null') = 'null' then
    perform set_config('foyer.site_id', '*', true);
    v_checks := v_checks
      + foyer_expire(p_run, '*', 'robotChecks', 'used_challenges', 't.site_id = $2 and t.expires_at <= $1 - $3');
  end if;
  return jsonb_build_object('leads', v_leads, 'robotChecks', v_checks, 'lookUps', v_look_ups);
end $$;
revoke execute on function foyer_retention_leads from public;
