-- What a broker entered for a deal beside its application: facts that no page asks, and scenarios to compare. No borrower reads it.
create table worksheets (
  site_id text not null,
  application_id bigint not null,
  facts jsonb not null,
  scenarios jsonb not null,
  saved_at timestamptz not null,
  primary key (site_id, application_id),
  foreign key (site_id, application_id) references applications
);
select pg_temp.site_table('worksheets', 'select, insert, update, delete');
