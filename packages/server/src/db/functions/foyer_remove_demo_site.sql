-- Removes a demo site with everything of it, and returns the keys of its files; of one that is gone, none. Jobs of the site may add
-- rows meanwhile: the transaction is then made again. Every table with rows of a site is known by its
-- column, so that a new one cannot be forgotten; those that others refer to are emptied after them.
create function foyer_remove_demo_site(p_site text) returns text[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_table record;
  v_found text[];
  v_files text[] := '{}';
begin
  perform foyer_see_site(p_site);
  perform from tenants where slug = p_site for update;
  if not found then
    return '{}';
  elsif not exists (select from tenants where slug = p_site and is_demo) then
    raise exception 'only a demo site is removed' using errcode = 'insufficient_privilege';
  end if;
  for v_table in
    select table_name from information_schema.columns where table_schema = 'public' and column_name = 'storage_key'
  loop
    execute format('select array_agg(storage_key) from %I where site_id = $1', v_table.table_name) into v_found using p_site;
    v_files := v_files || coalesce(v_found, '{}');
  end loop;
  delete from deal_holds where site_id = p_site;
  for v_table in
    with recursive of_site as (
      select c.oid, a.attname from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname in ('site_id', 'slug') and not a.attisdropped
    ), levels as (
      select oid, attname, 0 as level from of_site
      union
      select o.oid, o.attname, l.level + 1 from levels l
        join pg_constraint k on k.contype = 'f' and k.confrelid = l.oid and k.conrelid <> k.confrelid
        join of_site o on o.oid = k.conrelid
       where l.level < 20
    )
    select oid::regclass as name, attname from levels group by oid, attname order by max(level) desc, oid
  loop
    execute format('delete from %s where %I = $1', v_table.name, v_table.attname) using p_site;
  end loop;
  delete from pgboss.job where data ->> 'siteId' = p_site;
  return v_files;
exception when foreign_key_violation then
  raise exception 'rows were added to the site that is removed' using errcode = 'serialization_failure';
end $$;
revoke execute on function foyer_remove_demo_site from public;
grant execute on function foyer_remove_demo_site to foyer_app;
