-- Which of these storage keys an upload refers to.
create function foyer_known_files(p_site text, p_keys text[]) returns setof text language plpgsql as $$
declare
  v_table text;
begin
  perform foyer_see_site(p_site);
  for v_table in
    select table_name from information_schema.columns where table_schema = 'public' and column_name = 'storage_key'
  loop
    return query execute format('select storage_key from %I where site_id = $1 and storage_key = any ($2)', v_table)
      using p_site, p_keys;
  end loop;
end $$;
