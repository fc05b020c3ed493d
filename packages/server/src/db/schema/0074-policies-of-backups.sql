-- A backup reads the rows of every site at one moment. The owner, whom these policies hold for too, sees them all in a
-- transaction that sets foyer.backup; for the application's role there is no such policy.
do $$
declare v_table text;
begin
  for v_table in
    select relname from pg_class t
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relforcerowsecurity
       and not exists (select from pg_policy where polrelid = t.oid and polname = 'backup')
  loop
    execute format('create policy backup on %I for select to current_user using (current_setting(''foyer.backup'', true) = ''on'')', v_table);
  end loop;
end $$;
