-- A deal on hold: nothing of it is deleted or erased. One hold at a time; a lifted one stays as long as the deal.
create table deal_holds (
  site_id text not null,
  application_id bigint not null,
  hold_id bigint generated always as identity,
  reason text not null check (reason in ('litigation', 'regulator', 'complaint', 'other')),
  words text not null check (char_length(words) between 1 and 300),
  held_by text not null check (held_by ~ '^person:[0-9a-f]{32}$'),
  held_at timestamptz not null,
  lifted_by text check (lifted_by ~ '^person:[0-9a-f]{32}$'),
  lifted_at timestamptz,
  lifted_words text check (char_length(lifted_words) between 1 and 300),
  primary key (site_id, hold_id),
  foreign key (site_id, application_id) references applications,
  check (num_nulls(lifted_by, lifted_at, lifted_words) in (0, 3))
);
select pg_temp.site_table('deal_holds', 'select, insert, delete');
grant update (lifted_by, lifted_at, lifted_words) on deal_holds to foyer_app;
create unique index deal_holds_one on deal_holds (site_id, application_id) where lifted_at is null;
create index deal_holds_of_application on deal_holds (site_id, application_id);
create unique index deal_holds_listed on deal_holds (hold_id desc);
-- With the key to the application: what is on hold stays, whatever the application tries to delete.
create policy lifted on deal_holds as restrictive for delete to foyer_app using (lifted_at is not null);

-- Requests to erase a deal. The one that was approved stays as the record, without a word that a person typed, and without a key
-- to the application, which is gone then. Two people are a rule of the table. `counts`: what was erased, by kind.
create table erasures (
  site_id text not null references sites,
  application_id bigint not null,
  erasure_id bigint generated always as identity,
  reason text not null check (reason in ('client', 'keepingOver', 'mistake', 'other')),
  words text not null check (char_length(words) <= 300),
  erases_account boolean not null,
  asked_by text not null check (asked_by ~ '^person:[0-9a-f]{32}$'),
  asked_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'approved', 'declined', 'withdrawn')),
  decided_by text check (decided_by ~ '^person:[0-9a-f]{32}$'),
  decided_at timestamptz,
  decision_words text not null default '' check (char_length(decision_words) <= 300),
  counts jsonb,
  primary key (site_id, erasure_id),
  check ((state = 'open') = (decided_by is null) and (state = 'open') = (decided_at is null)),
  check (state not in ('approved', 'declined') or decided_by <> asked_by),
  check (state <> 'withdrawn' or decided_by = asked_by),
  check ((state = 'approved') = (counts is not null)),
  check (state <> 'approved' or words = '' and decision_words = '')
);
select pg_temp.site_table('erasures', 'select, insert, delete');
grant update (state, decided_by, decided_at, decision_words) on erasures to foyer_app;
create unique index erasures_one on erasures (site_id, application_id) where state = 'open';
create index erasures_of_application on erasures (site_id, application_id);
create unique index erasures_listed on erasures (erasure_id desc);
-- Only foyer_erase_application approves, and an approved one is never changed.
create policy asked on erasures as restrictive for insert to foyer_app with check (state = 'open');
create policy refused on erasures as restrictive for update to foyer_app
  using (state = 'open') with check (state in ('declined', 'withdrawn'));
create policy not_the_record on erasures as restrictive for delete to foyer_app using (state <> 'approved');

-- The lists of the office are over all sites of the brokerage; its guard lets no one with a lesser reach come here.
do $$
declare
  v_table text;
begin
  foreach v_table in array array['deal_holds', 'erasures'] loop
    execute format('create policy of_the_brokerage on %I for select using (
      (select current_setting(''foyer.site_id'', true)) = ''*''
      and (select coalesce(current_setting(''foyer.own_person'', true), '''')) = ''''
      and (select coalesce(current_setting(''foyer.reach_sites'', true), '''')) = ''''
      and site_id = any ((select array_agg(s.slug) from brokerage_sites s
        where s.brokerage_id = current_setting(''foyer.brokerage_id'', true))::text[]))', v_table);
    execute format('create policy own_deals on %I as restrictive for select using (
      (select coalesce(current_setting(''foyer.own_person'', true), '''')) = ''''
      or exists (select from deal_owners o where o.slug = %I.site_id
        and o.application_id = %I.application_id and o.person_id = current_setting(''foyer.own_person'', true)))',
      v_table, v_table, v_table);
  end loop;
end $$;

-- How long records are kept, by ProvinceDD; 0 where it is not known. A copy of packages/domain/src/retention/keeping.ts, filled by
-- every start.
create table keeping_rules (
  province smallint primary key,
  years smallint not null,
  from_term_end boolean not null,
  -- Of a mortgage whose term is not known.
  term_years smallint not null
);
grant select on keeping_rules to foyer_app;

-- The list of deals: ProvinceDD of the property, the first day on which a deal that was sent may be erased, and whether it is on hold.
alter table deal_list
  add column province integer not null default -1,
  add column kept_until date,
  add column is_held boolean not null default false;
create index deal_list_kept on deal_list (brokerage_id, kept_until, slug, application_id) where kept_until is not null;
create trigger mark_deal after insert or update on deal_holds
  for each row execute function foyer_mark_deal('application');

-- The deals of earlier versions are derived again.
do $$
declare
  v_slug text;
begin
  for v_slug in select slug from brokerage_sites loop
    perform set_config('foyer.site_id', v_slug, true);
    insert into stale_deals (slug, application_id) select site_id, application_id from applications where site_id = v_slug;
  end loop;
  perform set_config('foyer.site_id', '', true);
end $$;
