-- Of a brokerage that never lists its deals, one mark a deal is kept, unless the run is dry. Grouped, because a deal may have any
-- number.
create function foyer_retention_marks(p_run jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not (p_run ->> 'dry')::boolean then
    delete from stale_deals s using (
      select slug, application_id, max(mark_id) as last from stale_deals group by slug, application_id having count(*) > 1
    ) kept
     where s.slug = kept.slug and s.application_id = kept.application_id and s.mark_id < kept.last;
  end if;
  return '{}';
end $$;
revoke execute on function foyer_retention_marks from public;
