-- Holds a key that writes, and the membership of who made it, until the transaction ends, as foyer_enter_office holds a person who
-- does: who ends one of them, or changes the maker's role, waits for it. Returns null for a key that has ended, else the maker's
-- rights as they are then; for a key of the installation, which has none, an empty object.
create function foyer_hold_key(p_key text) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_site text := coalesce(current_setting('foyer.site_id', true), '');
  v_key api_keys%rowtype;
  v_rights jsonb := '{}';
begin
  perform set_config('foyer.site_id', '*', true);
  select * into v_key from api_keys where site_id = '*' and key_id = p_key;
  if v_key.brokerage_id is not null then
    perform foyer_lock_member(v_key.brokerage_id, substring(v_key.created_by from 8), true);
    select jsonb_build_object('role', role, 'withheld', withheld, 'granted', granted) into v_rights from memberships
     where brokerage_id = v_key.brokerage_id and person_id = substring(v_key.created_by from 8) and ended_at is null for share;
  end if;
  -- Who ends it holds it for update; the time of its last use is stored meanwhile.
  perform from api_keys where site_id = '*' and key_id = p_key and ended_at is null for key share;
  if not found then
    v_rights := null;
  end if;
  perform set_config('foyer.site_id', v_site, true);
  return v_rights;
end $$;
revoke execute on function foyer_hold_key from public;
grant execute on function foyer_hold_key to foyer_app;
