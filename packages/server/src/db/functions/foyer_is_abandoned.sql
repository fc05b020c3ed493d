-- Whether an insurance application was not signed and not touched for p_kept, and neither its deal nor what was
-- sent to be signed for it is on hold.
create function foyer_is_abandoned(a cli_applications, p_now timestamptz, p_kept interval) returns boolean language sql stable as $$
  select a.touched_at < p_now - p_kept and not foyer_is_held(a.site_id, a.mortgage_application_id) and not exists (
    select from signing_requests r where r.site_id = a.site_id and r.request_id = a.signing_request_id
      and r.state not in ('declined', 'cancelled'))
    and not exists (
      select from signing_events e where e.site_id = a.site_id and e.request_id = a.signing_request_id
        and e.at >= p_now - p_kept)
    and not exists (
      select from deal_holds h join signing_requests r on r.site_id = h.site_id and r.request_id = h.signing_request_id
       where h.site_id = a.site_id and h.lifted_at is null
         and r.purpose = 'insurance' and r.reference_id = a.cli_application_id::text)
$$;
