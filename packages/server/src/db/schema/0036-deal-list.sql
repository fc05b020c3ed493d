-- One row a deal of a brokerage, as the office lists, filters and orders it: foyer_refresh_deals derives it from the deal's own
-- tables, of which the lists read none. `words`: what a search looks in, without case and accents. The times from which the deal
-- waits for staff may be in the future; they are null where it does not, and once it is closed.
create table deal_list (
  slug text not null,
  application_id bigint not null,
  brokerage_id text not null references brokerages,
  owner_id text references people,
  client text not null,
  others integer not null,
  words text not null,
  language smallint not null,
  purpose integer not null,
  search_stage integer not null,
  status smallint not null,
  is_open boolean not null,
  amount numeric,
  closing date,
  submitted_at timestamptz,
  changed_at timestamptz not null,
  documents integer not null,
  new_from timestamptz,
  documents_from timestamptz,
  closing_from timestamptz,
  silent_from timestamptz,
  needs_from timestamptz generated always as (least(new_from, documents_from, closing_from, silent_from)) stored,
  primary key (slug, application_id),
  foreign key (slug, application_id) references applications (site_id, application_id) on delete cascade
);
create index deal_list_needs on deal_list (brokerage_id, needs_from) where needs_from is not null;
create index deal_list_changed on deal_list (brokerage_id, is_open, changed_at, slug, application_id);
create index deal_list_closing on deal_list (brokerage_id, closing, slug, application_id) where is_open;
create index deal_list_owner on deal_list (owner_id, is_open, changed_at, slug, application_id);

-- The guard of the office names the brokerage and the reach for each of its transactions. A sub-select is evaluated once a
-- statement, not for each row. The conditions are within a case, because the planner would take them for so selective that it
-- sorts a whole brokerage instead of reading a page in the order of an index; a query names the brokerage itself as well.
alter table deal_list enable row level security;
create policy of_the_brokerage on deal_list for select using (
  case when brokerage_id = (select current_setting('foyer.brokerage_id', true))
    and ((select coalesce(current_setting('foyer.own_person', true), '')) = ''
      or owner_id = (select current_setting('foyer.own_person', true)))
    and ((select coalesce(current_setting('foyer.reach_sites', true), '')) = ''
      or slug = any (string_to_array((select current_setting('foyer.reach_sites', true)), ',')))
  then true else false end);
grant select on deal_list to foyer_app;

-- Deals whose row in the list may be stale, any number of times each: a writer adds a row and waits for no other.
create table stale_deals (
  mark_id bigint generated always as identity primary key,
  slug text not null,
  application_id bigint not null
);
create index stale_deals_of_site on stale_deals (slug);
alter table stale_deals enable row level security;

create policy given_by_the_server on deal_owners for insert with check (current_setting('foyer.site_id', true) = '*');
grant insert on deal_owners to foyer_app;

-- What the list shows of a deal has changed. `of`: how the changed row leads to its application. Written here once, so that no
-- call can forget it; the guard keeps the rows of other sites away from the statement that changes one.
create function foyer_mark_deal() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_row jsonb := to_jsonb(coalesce(new, old));
  v_slug text := coalesce(v_row ->> 'site_id', v_row ->> 'slug');
begin
  insert into stale_deals (slug, application_id)
  select v_slug, application_id from (
    select (v_row ->> 'application_id')::bigint as application_id where tg_argv[0] = 'application'
    union all
    select r.application_id from document_requests r
     where tg_argv[0] = 'request' and r.site_id = v_slug and r.request_id = v_row ->> 'request_id'
    union all
    select a.application_id from applications a
     where tg_argv[0] = 'user' and a.site_id = v_slug and a.user_id = v_row ->> 'user_id'
  ) of_application
  where application_id is not null and exists (select from brokerage_sites where slug = v_slug);
  return null;
end $$;
revoke execute on function foyer_mark_deal from public;

create trigger mark_deal after insert on applications for each row execute function foyer_mark_deal('application');
create trigger mark_changed_deal after update on applications for each row
  when (old.* is distinct from new.*) execute function foyer_mark_deal('application');
create trigger mark_deal after insert or update of identification or delete on applicants
  for each row execute function foyer_mark_deal('application');
create trigger mark_deal after update of language, email on users for each row
  when (old.language <> new.language or old.email <> new.email) execute function foyer_mark_deal('user');
create trigger mark_deal after insert or update or delete on deal_owners
  for each row execute function foyer_mark_deal('application');
create trigger mark_deal after update of withdrawn_at on document_requests
  for each row execute function foyer_mark_deal('application');
create trigger mark_deal after insert or update of status, reason or delete on document_items
  for each row execute function foyer_mark_deal('request');

-- The deals of earlier versions.
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
