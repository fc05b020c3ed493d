-- Confirms the head of a chain with another key, if it is still the one that was read. Returns whether it was.
create function foyer_renew_head(p_site text, p_before bytea, p_key bytea, p_mac bytea) returns boolean
language plpgsql set search_path = public, pg_temp as $$
begin
  perform foyer_see_site(p_site);
  update audit_heads set key_id = p_key, mac = p_mac where site_id = p_site and mac = p_before;
  return found;
end $$;
revoke execute on function foyer_renew_head from public;
