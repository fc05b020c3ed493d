-- Deletes the rows of a table that a rule of the nightly run has (`t`; with p_set it changes them), or counts the same rows where
-- the run is dry. `p_run`: now, dry, kept (how long each class is kept) and sites (null: all of them, and what belongs to none).
-- In the condition $1 is now, $2 the site, $3 how long this class is kept, and $4 the sites.
create function foyer_expire(p_run jsonb, p_site text, p_class text, p_table text, p_condition text, p_set text default null)
returns integer language plpgsql as $$
declare
  v_count integer;
  v_now timestamptz := p_run ->> 'now';
  v_kept interval := p_run #>> array['kept', p_class];
  v_sites text[] := case when jsonb_typeof(p_run -> 'sites') = 'array'
    then array(select jsonb_array_elements_text(p_run -> 'sites')) end;
begin
  if (p_run ->> 'dry')::boolean then
    execute format('select count(*) from %I t where %s', p_table, p_condition) into v_count using v_now, p_site, v_kept, v_sites;
    return v_count;
  end if;
  if p_set is null then
    execute format('delete from %I t where %s', p_table, p_condition) using v_now, p_site, v_kept, v_sites;
  else
    execute format('update %I t set %s where %s', p_table, p_set, p_condition) using v_now, p_site, v_kept, v_sites;
  end if;
  get diagnostics v_count = row_count;
  return v_count;
end $$;
-- It runs a text as SQL.
revoke execute on function foyer_expire from public;
