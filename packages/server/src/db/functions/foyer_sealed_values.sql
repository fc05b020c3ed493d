-- Values of a column that are sealed with another key than the one of this id, with their rows in the order of the primary key, after
-- the row of p_after and at most about p_bytes of them: their key as texts, and the site and the row of their place, which p_site and
-- p_row name as SQL.
create function foyer_sealed_values(
  p_table text, p_column text, p_site text, p_row text, p_key bytea, p_after jsonb, p_rows integer, p_bytes bigint
) returns table (key jsonb, site text, "row" text, value bytea)
language plpgsql set search_path = public, pg_temp as $$
declare
  v_names text;
  v_texts text;
  v_after text;
begin
  select string_agg(format('%I', name), ', ' order by place), string_agg(format('%I::text', name), ', ' order by place),
         string_agg(format('($2 ->> %s)::%s', place - 1, type), ', ' order by place)
    into v_names, v_texts, v_after from foyer_key_columns(p_table);
  perform set_config('foyer.backup', 'on', true);
  return query execute format('
    select jsonb_build_array(%1$s) as v_key, (%2$s)::text as v_site, (%3$s)::text as v_row, %4$I as v_value from (
      select *, sum(octet_length(%4$I)) over (order by %5$s) as bytes from (
        select * from %6$I where octet_length(%4$I) > 0 and substring(%4$I from 1 for 4) <> $1 and ($2 is null or (%5$s) > (%7$s))
         order by %5$s limit $3) next) few
     where bytes - octet_length(%4$I) <= $4 order by %5$s',
    v_texts, p_site, p_row, p_column, v_names, p_table, v_after) using p_key, p_after, p_rows, p_bytes;
  perform set_config('foyer.backup', '', true);
end $$;
-- It runs a text as SQL, and reads every site.
revoke execute on function foyer_sealed_values from public;
