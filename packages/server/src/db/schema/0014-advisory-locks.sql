-- A lock that a session keeps would outlive an injected statement and keep other servers from starting: migrations and the
-- job queue wait for one. The application takes locks that end with its transaction. (A superuser's to change: where the
-- owner is none, docs/recipes/set-up-postgresql.md does the same before.)
do $$ declare v_function regprocedure; begin
  for v_function in
    select oid from pg_proc
     where pronamespace = 'pg_catalog'::regnamespace and proname ~ '^pg_(try_)?advisory_lock(_shared)?$'
  loop
    execute format('grant execute on function %s to current_user', v_function);
    execute format('revoke execute on function %s from public', v_function);
  end loop;
end $$;
