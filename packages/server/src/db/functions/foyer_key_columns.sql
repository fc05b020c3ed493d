-- The columns of a table's primary key, in its order.
create function foyer_key_columns(p_table text) returns table (name text, type text, place bigint)
language sql stable set search_path = public, pg_temp as $$
  select a.attname::text, format_type(a.atttypid, a.atttypmod), k.place
    from pg_index i cross join unnest(i.indkey::smallint[]) with ordinality k (number, place)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
   where i.indrelid = format('public.%I', p_table)::regclass and i.indisprimary
$$;
revoke execute on function foyer_key_columns from public;
