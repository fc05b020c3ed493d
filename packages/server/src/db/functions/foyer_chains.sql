-- Every chain of the audit trail with its head, null where it has none: whether it has events without a link, and whether its head
-- fits its links. Of all sites by one statement, so that a job of every minute visits only those where there is something to do. The
-- MACs are the caller's to check. The events of a demo site are removed with it, so it has no chain; a site that has one was none. The
-- server's chain is the last. The order by the number has an index read, which knows of a site without numbers that there are none.
create function foyer_chains() returns table (
  site_id text, sequence bigint, link bytea, key_id bytea, sealed_at timestamptz, mac bytea, anchored_sequence bigint,
  is_new boolean, is_sound boolean)
language plpgsql set search_path = public, pg_temp as $$
begin
  perform set_config('foyer.backup', 'on', true);
  return query
    select s.slug, h.sequence, h.link, h.key_id, h.sealed_at, h.mac, h.anchored_sequence, fresh.found is not null,
           case when h.site_id is null then linked.found is null
             else h.sequence >= h.anchored_sequence and last.link is not distinct from h.link and passed.found is null end
      from (
        select slug from tenants t
         where not is_demo
            or (select true from audit_events e where e.site_id = t.slug and e.sequence is not null order by e.sequence limit 1)
        union select h.site_id from audit_heads h
        union select '*') s (slug)
      left join audit_heads h on h.site_id = s.slug
      left join lateral (
        select true as found from audit_events e where e.site_id = s.slug and e.sequence is null limit 1) fresh on true
      left join lateral (
        select true as found from audit_events e
         where h.site_id is null and e.site_id = s.slug and e.sequence is not null order by e.sequence limit 1) linked on true
      left join lateral (
        select e.link from audit_events e where e.site_id = s.slug and e.sequence = h.sequence limit 1) last on true
      left join lateral (
        select true as found from audit_events e where e.site_id = s.slug and e.sequence = h.sequence + 1 limit 1) passed on true
     order by s.slug = '*', s.slug;
  perform set_config('foyer.backup', '', true);
end $$;
revoke execute on function foyer_chains from public;
