-- A signing link that opens nothing any more: its request ended and its time is over, or no new one was requested in sixty days.
create function foyer_is_dead_link(s signing_signers, p_now timestamptz) returns boolean language sql stable as $$
  select s.link_hash is not null and s.link_expires_at < p_now and (
    s.link_expires_at < p_now - interval '60 days' or exists (
      select from signing_requests r where r.site_id = s.site_id and r.request_id = s.request_id
        and r.state in ('completed', 'declined', 'cancelled')))
$$;
