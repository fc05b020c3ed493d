-- Private notes of staff about a deal. No borrower reads them. `author`: person:<id>, key:<id> or operator. A removed note keeps
-- who and when, and nothing of what it said.
create table deal_notes (
  site_id text not null,
  application_id bigint not null,
  note_id bigint generated always as identity,
  author text not null,
  text text not null check (char_length(text) <= 2000),
  mentions text[] not null,
  pinned boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz,
  removed_by text,
  primary key (site_id, note_id),
  foreign key (site_id, application_id) references applications,
  check ((removed_at is null) = (removed_by is null)),
  check (removed_at is null or text = '' and mentions = '{}' and not pinned)
);
select pg_temp.site_table('deal_notes', 'select, insert, update, delete');
create index deal_notes_listed on deal_notes (site_id, application_id, pinned desc, note_id desc);

create policy own_deals on deal_notes as restrictive for select using (
  (select coalesce(current_setting('foyer.own_person', true), '')) = ''
  or exists (select from deal_owners o where o.slug = deal_notes.site_id
    and o.application_id = deal_notes.application_id and o.person_id = current_setting('foyer.own_person', true)));
