-- Leads after two years, and removed forms with the last of their leads; robot checks when their token has expired; looked-up
-- addresses after a day, also on sites that no one visits any more.
create function foyer_retention_leads(p_now timestamptz, p_dry boolean) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_site text;
  v_old timestamptz := p_now - interval '2 years';
  v_leads integer := 0;
  v_checks integer := 0;
  v_look_ups integer := 0;
begin
  for v_site in select slug from tenants order by slug loop
    perform set_config('foyer.site_id', v_site, true);
    v_leads := v_leads + (select count(*) from leads where site_id = v_site and created_at < v_old);
    v_checks := v_checks + (select count(*) from used_challenges where site_id = v_site and expires_at <= p_now);
    v_look_ups := v_look_ups + (select count(*) from address_results where site_id = v_site and expires_at <= p_now);
    if not p_dry then
      delete from leads where site_id = v_site and created_at < v_old;
      delete from embedded_forms f where f.site_id = v_site and f.removed_at is not null
        and not exists (select from leads l where l.site_id = v_site and l.token = f.token);
      delete from used_challenges where site_id = v_site and expires_at <= p_now;
      delete from address_results where site_id = v_site and expires_at <= p_now;
    end if;
  end loop;
  return jsonb_build_object('leads', v_leads, 'robotChecks', v_checks, 'lookUps', v_look_ups);
end $$;
revoke execute on function foyer_retention_leads from public;
