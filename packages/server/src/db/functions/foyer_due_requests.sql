-- Requests of every site whose first reminder is due on a day: they are due two days later, or earlier.
create function foyer_due_requests(p_today date, p_now timestamptz)
returns table (site_id text, request_id text)
language plpgsql set search_path = public, pg_temp as $$
begin
  perform set_config('foyer.backup', 'on', true);
  return query
    select r.site_id, r.request_id from document_requests r
     where r.due_on <= p_today + 2 and r.due_on is not null and r.withdrawn_at is null and r.reminders < 3
       and r.expires_at > p_now
     order by r.site_id, r.request_id;
  perform set_config('foyer.backup', '', true);
end $$;
revoke execute on function foyer_due_requests from public;
