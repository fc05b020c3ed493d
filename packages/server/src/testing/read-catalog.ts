import type { Database } from '../db/open-database.ts'

/** As in the schema file of what the application does not call. */
const notCalled =
  '^((query|cursor|table|schema|database)_to_xml|ts_(stat|rewrite)$|lo_|lo(read|write)$|pg_(terminate|cancel)_backend$|pg_logical_emit_message$)'

/** One line per object of the schema, sorted, so that two databases can be compared as text. */
const statement = `
  with tables as (
    select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity, c.relacl, c.reloptions from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
  )
  select line from (
    select relname || ' table' || case when relrowsecurity then ' row-level-security' else '' end
           || case when relforcerowsecurity then ' forced' else '' end
           || coalesce(' with ' || array_to_string(reloptions, ','), '') as line from tables
    union all
    select relname || '.' || attname || ' ' || format_type(atttypid, atttypmod)
           || case when attnotnull then ' not null' else '' end
           || case attidentity when 'a' then ' identity' else '' end
           || case when attcollation <> 0 and collname <> 'default' then ' collate ' || collname else '' end
           || coalesce(case attgenerated when 's' then ' generated ' else ' default ' end || pg_get_expr(adbin, adrelid), '')
      from tables t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
      left join pg_collation l on l.oid = a.attcollation
    union all
    select relname || ' constraint ' || conname || ' ' || pg_get_constraintdef(k.oid)
      from tables t join pg_constraint k on k.conrelid = t.oid where contype <> 'n'
    union all
    select relname || ' index ' || pg_get_indexdef(i.indexrelid) from tables t join pg_index i on i.indrelid = t.oid
    union all
    select tablename || ' policy ' || policyname || ' ' || cmd || ' to '
           || case when roles = array[(select tableowner from pg_tables t where t.tablename = p.tablename and t.schemaname = 'public')]
                then 'the owner' else array_to_string(roles, ',') end
           || ' using ' || coalesce(qual, '') || ' check ' || coalesce(with_check, '')
      from pg_policies p where schemaname = 'public'
    union all
    select relname || ' trigger ' || regexp_replace(pg_get_triggerdef(g.oid), '^CREATE ', '')
      from tables t join pg_trigger g on g.tgrelid = t.oid where not tgisinternal
    union all
    select relname || ' grant ' || string_agg(privilege_type, ',' order by privilege_type) || ' to ' || grantee::regrole
      from tables t, aclexplode(relacl) where grantee = 'foyer_app'::regrole group by relname, grantee
    union all
    select relname || '.' || attname || ' grant ' || string_agg(privilege_type, ',' order by privilege_type) || ' to ' || grantee::regrole
      from tables t join pg_attribute a on a.attrelid = t.oid, aclexplode(attacl)
     where grantee = 'foyer_app'::regrole group by relname, attname, grantee
    union all
    select relname || ' sequence grant ' || string_agg(privilege_type, ',' order by privilege_type) || ' to ' || grantee::regrole
      from pg_class c, aclexplode(relacl)
     where relnamespace = 'public'::regnamespace and relkind = 'S' and grantee = 'foyer_app'::regrole group by relname, grantee
    union all
    select 'pg_catalog.set_config execute ' || coalesce(string_agg('public', ','), 'owner')
      from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner)))
     where oid = 'pg_catalog.set_config(text, text, boolean)'::regprocedure and grantee = 0
    union all
    select 'pg_catalog.' || proname || ' execute ' || coalesce(string_agg('public', ',') filter (where grantee = 0), 'owner')
      from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner)))
     where pronamespace = 'pg_catalog'::regnamespace and (proname ~ '^pg_(try_)?advisory_lock(_shared)?$' or proname ~ '${notCalled}')
     group by proname
    union all
    select 'function ' || p.oid::regprocedure || ' returns ' || pg_get_function_result(p.oid) || ' ' || provolatile::text
           || case when prosecdef then ' security-definer' else '' end
           || coalesce(' set ' || array_to_string(proconfig, ','), '')
           || ' execute ' || case when proacl is null then 'public' else coalesce(
                (select string_agg(case when grantee = 0 then 'public' else grantee::regrole::text end, ',' order by grantee)
                   from aclexplode(proacl) where grantee = 0 or grantee = 'foyer_app'::regrole), 'owner') end
      from pg_proc p where p.pronamespace = 'public'::regnamespace and proname like 'foyer%'
  ) lines order by line collate "C"`

/** The catalog of the application's schema: tables, columns, constraints, indexes, policies, triggers, grants and functions. */
export const readCatalog = async (database: Database): Promise<string> => {
  let lines: string[] = []
  await database.asOwner(async (query) => {
    lines = (await query(statement)).map(({ line }) => String(line))
  })
  return `${lines.join('\n')}\n`
}
