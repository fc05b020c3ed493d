-- What was sent to be signed without a deal, or whose deal its client deleted, is held and erased by itself, by the same two people
-- and the same rows as a deal.
alter table deal_holds
  alter column application_id drop not null,
  add column signing_request_id text,
  add foreign key (site_id, signing_request_id) references signing_requests,
  add check (num_nonnulls(application_id, signing_request_id) = 1);
create unique index deal_holds_one_signing on deal_holds (site_id, signing_request_id) where lifted_at is null;
create index deal_holds_of_signing on deal_holds (site_id, signing_request_id) where signing_request_id is not null;

alter table erasures
  alter column application_id drop not null,
  add column signing_request_id text,
  add check (num_nonnulls(application_id, signing_request_id) = 1),
  add check (signing_request_id is null or not erases_account);
create unique index erasures_one_signing on erasures (site_id, signing_request_id) where state = 'open';
create index erasures_of_signing on erasures (site_id, signing_request_id) where signing_request_id is not null;

-- Whose reach is their own deals sees that a request to sign which they see is on hold.
do $$
declare
  v_table text;
begin
  foreach v_table in array array['deal_holds', 'erasures'] loop
    execute format('drop policy own_deals on %I', v_table);
    execute format('create policy own_deals on %I as restrictive for select using (
      (select coalesce(current_setting(''foyer.own_person'', true), '''')) = ''''
      or exists (select from deal_owners o where o.slug = %I.site_id
        and o.application_id = %I.application_id and o.person_id = current_setting(''foyer.own_person'', true))
      or exists (select from signing_requests r where r.site_id = %I.site_id and r.request_id = %I.signing_request_id))',
      v_table, v_table, v_table, v_table, v_table);
  end loop;
end $$;

-- The sample deals of a demo site are made by one server, and removed by any. `making`: who makes or made them; `made_until`: a sign
-- of life of a making that is under way, which ends by itself where its server ended; `is_ending`: someone wants them removed, so
-- that who makes them stops and removes what is there. By the clock of the database.
alter table tenants
  add column making text,
  add column made_until timestamptz,
  add column is_ending boolean not null default false;
create policy marks_of_this_demo on tenants for update using (slug = (select current_setting('foyer.site_id', true)) and is_demo)
  with check (slug = (select current_setting('foyer.site_id', true)) and is_demo);
grant update (making, made_until, is_ending) on tenants to foyer_app;
