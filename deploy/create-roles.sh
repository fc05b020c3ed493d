#!/bin/sh
# The roles and the database of docs/recipes/set-up-postgresql.md, run once by the PostgreSQL image on an empty volume.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 --set owner="$OWNER_PASSWORD" --set app="$APP_PASSWORD" <<'SQL'
create role foyer_owner login password :'owner';
create role foyer_app login password :'app';
create database foyer owner foyer_owner;
\connect foyer
revoke execute on function pg_catalog.set_config(text, text, boolean) from public;
grant execute on function pg_catalog.set_config(text, text, boolean) to foyer_owner;
do $$ declare lock regprocedure; begin
  for lock in select oid from pg_proc
    where pronamespace = 'pg_catalog'::regnamespace and proname ~ '^pg_(try_)?advisory_lock(_shared)?$'
  loop
    execute format('revoke execute on function %s from public', lock);
    execute format('grant execute on function %s to foyer_owner', lock);
  end loop;
end $$;
do $$ declare uncalled regprocedure; begin
  for uncalled in
    select oid from pg_proc
    where pronamespace = 'pg_catalog'::regnamespace and has_function_privilege('public', oid, 'execute')
      and proname ~ '^((query|cursor|table|schema|database)_to_xml|ts_(stat|rewrite)$|lo_|lo(read|write)$|pg_(terminate|cancel)_backend$|pg_logical_emit_message$)'
  loop
    execute format('revoke execute on function %s from public', uncalled);
  end loop;
end $$;
-- The image asks for a password of the superuser. Without one they come in through the socket of the container alone.
alter role postgres password null;
SQL
