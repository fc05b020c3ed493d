-- What an injected expression could use and the application never calls: functions that execute a text as SQL, large objects,
-- which belong to no site, and what reaches beyond the transaction: ending another connection, and writing to the log of changes.
-- (A superuser's to change: where the owner is none, docs/recipes/set-up-postgresql.md does the same before.)
do $$ declare v_function regprocedure; begin
  for v_function in
    select oid from pg_proc
     where pronamespace = 'pg_catalog'::regnamespace and has_function_privilege('public', oid, 'execute')
       and proname ~ '^((query|cursor|table|schema|database)_to_xml|ts_(stat|rewrite)$|lo_|lo(read|write)$|pg_(terminate|cancel)_backend$|pg_logical_emit_message$)'
  loop
    execute format('revoke execute on function %s from public', v_function);
  end loop;
end $$;
