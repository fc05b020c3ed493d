-- Whether an insurance application was not signed and not touched for ninety days.
create function foyer_is_abandoned(a cli_applications, p_now timestamptz) returns boolean language sql stable as $$
  select a.touched_at < p_now - interval '90 days' and not exists (
    select from signing_requests r where r.site_id = a.site_id and r.request_id = a.signing_request_id
      and r.state not in ('declined', 'cancelled'))
    and not exists (
      select from signing_events e where e.site_id = a.site_id and e.request_id = a.signing_request_id
        and e.at >= p_now - interval '90 days')
$$;
