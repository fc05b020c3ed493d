-- Replaces values by the same sealed with another key: [{ key, site, head, value }], head being the first bytes of what was read, which
-- no two values share. One that was saved in the meantime stays, and so does a row that another transaction holds: no save waits for
-- this but for the moment of its batch, and this waits for none. Returns how many were replaced.
create function foyer_reseal(p_table text, p_column text, p_values jsonb) returns integer
language plpgsql set search_path = public, pg_temp as $$
declare
  v_where text;
  v_one jsonb;
  v_count integer;
  v_total integer := 0;
begin
  select string_agg(format('%I = ($1 ->> %s)::%s', name, place - 1, type), ' and ' order by place)
    into v_where from foyer_key_columns(p_table);
  perform set_config('foyer.reseal', 'on', true);
  for v_one in select * from jsonb_array_elements(p_values) loop
    perform set_config('foyer.site_id', v_one ->> 'site', true);
    execute format('update %1$I set %2$I = $2 where ctid = (
      select ctid from %1$I where %3$s and substring(%2$I from 1 for 32) = $3 for update skip locked)', p_table, p_column, v_where)
      using v_one -> 'key', decode(v_one ->> 'value', 'hex'), decode(v_one ->> 'head', 'hex');
    get diagnostics v_count = row_count;
    v_total := v_total + v_count;
  end loop;
  perform set_config('foyer.site_id', '', true);
  perform set_config('foyer.reseal', '', true);
  return v_total;
end $$;
-- It runs a text as SQL, and writes every site.
revoke execute on function foyer_reseal from public;
