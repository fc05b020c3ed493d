-- How many values of a column are sealed, and how many of them with another key than the one of this id.
create function foyer_sealed_counts(p_table text, p_column text, p_key bytea) returns table (sealed bigint, older bigint)
language plpgsql set search_path = public, pg_temp as $$
begin
  perform set_config('foyer.backup', 'on', true);
  return query execute format('select count(*), count(*) filter (where substring(%1$I from 1 for 4) <> $1) from %2$I
    where octet_length(%1$I) > 0', p_column, p_table) using p_key;
  perform set_config('foyer.backup', '', true);
end $$;
-- It runs a text as SQL, and reads every site.
revoke execute on function foyer_sealed_counts from public;
