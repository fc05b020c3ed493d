-- Ends requests without a return before their time, oldest first, and returns how many. One that is answered or removed at this
-- moment is left: its row is locked, and waiting for it with the site's row held could be a deadlock.
create function foyer_end_bank_requests(p_site text, p_requests bigint[], p_now timestamptz) returns integer
language plpgsql as $$
declare
  v_request bigint;
  v_ended integer := 0;
begin
  foreach v_request in array p_requests loop
    perform from bank_requests
     where site_id = p_site and request_id = v_request and answered_at is null and released_at is null
       for update skip locked;
    if found then
      update bank_requests set expires_at = least(expires_at, p_now) where site_id = p_site and request_id = v_request;
      perform foyer_release_bank_request(p_site, v_request, false, p_now);
      v_ended := v_ended + 1;
    end if;
  end loop;
  return v_ended;
end $$;
