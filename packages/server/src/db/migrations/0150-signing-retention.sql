-- What signing and credit insurance keep no longer than it is of use. An application that is not signed and that nobody
-- touched for ninety days is abandoned; one that was signed is the contract's, and stays.

alter table cli_applications add column touched_at timestamptz not null default now();
alter table cli_applications alter column touched_at drop default;

create function foyer_is_abandoned(a cli_applications, p_now timestamptz) returns boolean language sql stable as $$
  select a.touched_at < p_now - interval '90 days' and not exists (
    select from signing_requests r where r.site_id = a.site_id and r.request_id = a.signing_request_id
      and r.state not in ('declined', 'cancelled'))
    and not exists (
      select from signing_events e where e.site_id = a.site_id and e.request_id = a.signing_request_id
        and e.at >= p_now - interval '90 days')
$$;

-- A link that opens nothing any more: its request has ended and its time is over, or nobody asked for another in sixty days.
create function foyer_is_dead_link(s signing_signers, p_now timestamptz) returns boolean language sql stable as $$
  select s.link_hash is not null and s.link_expires_at < p_now and (
    s.link_expires_at < p_now - interval '60 days' or exists (
      select from signing_requests r where r.site_id = s.site_id and r.request_id = s.request_id
        and r.state in ('completed', 'declined', 'cancelled')))
$$;

create function foyer_signing_retention(p_now timestamptz, p_dry boolean) returns jsonb
language plpgsql security definer set search_path = public as $$
declare
  v_site text;
  v_codes integer := 0;
  v_links integer := 0;
  v_grants integer := 0;
  v_abandoned integer := 0;
begin
  for v_site in select slug from tenants order by slug loop
    perform set_config('foyer.site_id', v_site, true);
    v_codes := v_codes + (select count(*) from cli_applications
      where site_id = v_site and code_expires_at < p_now - interval '24 hours');
    v_links := v_links + (select count(*) from signing_signers s where s.site_id = v_site and foyer_is_dead_link(s, p_now));
    v_grants := v_grants + (select count(*) from grants where site_id = v_site and expires_at < p_now);
    v_abandoned := v_abandoned
      + (select count(*) from cli_applications a where a.site_id = v_site and foyer_is_abandoned(a, p_now));
    if not p_dry then
      update cli_applications set code_hash = null, code_expires_at = null
       where site_id = v_site and code_expires_at < p_now - interval '24 hours';
      update signing_signers s set link_hash = null where s.site_id = v_site and foyer_is_dead_link(s, p_now);
      delete from grants where site_id = v_site and expires_at < p_now;
      delete from cli_applications a where a.site_id = v_site and foyer_is_abandoned(a, p_now);
    end if;
  end loop;
  return jsonb_build_object('codes', v_codes, 'links', v_links, 'grants', v_grants, 'abandoned', v_abandoned);
end $$;

revoke execute on function foyer_signing_retention(timestamptz, boolean) from public;
grant execute on function foyer_signing_retention(timestamptz, boolean) to foyer_app;
