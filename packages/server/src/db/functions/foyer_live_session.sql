-- The session of a cookie while it lasts; all columns are null when there is none. Reading it counts as use, so it does not go idle.
create function foyer_live_session(p_site text, p_session bytea, p_now timestamptz) returns sessions language plpgsql as $$
declare
  v_session sessions%rowtype;
begin
  select * into v_session from sessions
   where site_id = p_site and token_hash = p_session
     and last_seen_at > p_now - interval '30 minutes' and created_at > p_now - foyer_session_life(actor);
  if found and v_session.last_seen_at < p_now - interval '1 minute' then
    update sessions set last_seen_at = p_now where site_id = p_site and token_hash = p_session;
  end if;
  return v_session;
end $$;
