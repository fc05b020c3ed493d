-- The user of a session, for calls whose body names no user; null when it has ended. The guard checks rights.
create function foyer_user_of_session(p_site text, p_session bytea) returns text language plpgsql as $$
begin
  if coalesce(p_site, '') = '' then
    return null;
  end if;
  perform foyer_see_site(p_site);
  return (select user_id from sessions where site_id = p_site and token_hash = p_session);
end $$;
