-- Each value that was shown unmasked to a person of staff, and why; never the value. Events of the trail hold no words that a
-- person typed, since they are never deleted: the words are here, and go with the application. Written once.
create table reveals (
  site_id text not null,
  application_id bigint not null,
  reveal_id bigint generated always as identity,
  applicant_id bigint not null,
  field text not null check (field in ('sin', 'documentNumber')),
  record_id bigint,
  actor text not null,
  reason text not null,
  words text not null,
  at timestamptz not null,
  primary key (site_id, reveal_id),
  foreign key (site_id, application_id) references applications on delete cascade
);
select pg_temp.site_table('reveals', 'select, insert');
create index reveals_of_application on reveals (site_id, application_id, reveal_id);

create policy own_deals on reveals as restrictive for select using (
  (select coalesce(current_setting('foyer.own_person', true), '')) = ''
  or exists (select from deal_owners o where o.slug = reveals.site_id
    and o.application_id = reveals.application_id and o.person_id = current_setting('foyer.own_person', true)));
