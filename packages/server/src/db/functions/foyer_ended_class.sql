-- The class of the nightly run by which a request for documents is past its time; null while it is kept, and for one of a deal, which
-- goes with its deal. One to which nothing was submitted ends with its link or its withdrawal; else it is kept from the last
-- submission, by whole days as a deal is. `p_run`: see foyer_expire.
create function foyer_ended_class(p_request document_requests, p_run jsonb) returns text language plpgsql stable as $$
declare
  v_now timestamptz := p_run ->> 'now';
  v_sent timestamptz;
begin
  if p_request.application_id is not null then
    return null;
  end if;
  v_sent := greatest(
    (select max(u.submitted_at) from document_uploads u
      where u.site_id = p_request.site_id and u.request_id = p_request.request_id),
    (select max(i.not_available_sent_at) from document_items i
      where i.site_id = p_request.site_id and i.request_id = p_request.request_id));
  return case
    when v_sent is null then case
      when least(p_request.expires_at, p_request.withdrawn_at) <= v_now - (p_run #>> '{kept,unansweredRequests}')::interval
        then 'unansweredRequests' end
    when (v_sent at time zone 'America/Toronto')::date + (p_run #>> '{kept,answeredRequests}')::interval
        <= (v_now at time zone 'America/Toronto')::date
      then 'answeredRequests' end;
end $$;
