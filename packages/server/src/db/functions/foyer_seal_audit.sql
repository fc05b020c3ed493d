-- Appends links ([{ event, link }], links in hex) to the chain of a site, after the head that the caller read: p_head is its
-- MAC, null where there was none. Returns false, and links nothing, when another server has appended in the meantime.
create function foyer_seal_audit(
  p_site text, p_head bytea, p_after bigint, p_links jsonb, p_key bytea, p_now timestamptz, p_mac bytea
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_count integer;
begin
  perform foyer_see_site(p_site);
  lock table audit_heads in share row exclusive mode;
  if (select mac from audit_heads where site_id = p_site) is distinct from p_head then
    return false;
  end if;
  update audit_events e set sequence = p_after + given.place, link = decode(given.one ->> 'link', 'hex'), key_id = p_key
    from jsonb_array_elements(p_links) with ordinality as given (one, place)
   where e.site_id = p_site and e.event_id = (given.one ->> 'event')::bigint and e.sequence is null;
  get diagnostics v_count = row_count;
  if v_count = 0 or v_count <> jsonb_array_length(p_links) then
    raise exception 'an event of the audit trail is missing or has its link already';
  end if;
  insert into audit_heads (site_id, sequence, link, key_id, sealed_at, mac)
  values (p_site, p_after + v_count, decode(p_links -> -1 ->> 'link', 'hex'), p_key, p_now, p_mac)
  on conflict (site_id) do update
    set sequence = excluded.sequence, link = excluded.link, key_id = excluded.key_id, sealed_at = excluded.sealed_at,
        mac = excluded.mac;
  return true;
end $$;
revoke execute on function foyer_seal_audit from public;
