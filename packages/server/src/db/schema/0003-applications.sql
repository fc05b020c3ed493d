create table applications (
  site_id text not null references sites,
  application_id bigint not null,
  user_id text not null,
  main_applicant_id bigint not null,
  current_applicant_id bigint not null,
  version integer not null default 1,
  step smallint not null default 1,
  status smallint not null default 11,
  request_review smallint not null default 0,
  display_mortgage smallint not null default 1,
  display_income smallint not null default 1,
  land_ownership smallint not null default -1,
  interview jsonb not null,
  requested_mortgage jsonb not null,
  request_type smallint not null default -1,
  dwelling_type smallint not null default -1,
  deal_terms jsonb not null default '{}',
  comments text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  primary key (site_id, application_id),
  foreign key (site_id, user_id) references users
);
select pg_temp.site_table('applications', 'select, insert, update, delete');
create index applications_of_user on applications (site_id, user_id, created_at desc);

create table applicants (
  site_id text not null,
  applicant_id bigint not null,
  application_id bigint not null,
  primary_flag smallint not null,
  step smallint not null default 0,
  identification jsonb not null,
  sin_cipher bytea,
  created_at timestamptz not null,
  same_address smallint not null default 0,
  primary key (site_id, applicant_id),
  foreign key (site_id, application_id) references applications
);
select pg_temp.site_table('applicants', 'select, insert, update, delete');
create index applicants_of_application on applicants (site_id, application_id);

-- The lists of an applicant (identification documents, addresses, incomes, …): one row a record; its kind gives the schema of `data`.
create table records (
  site_id text not null,
  record_id bigint not null,
  kind text not null,
  application_id bigint not null,
  applicant_id bigint not null,
  data jsonb not null,
  secret bytea,
  created_at timestamptz not null,
  primary key (site_id, record_id),
  foreign key (site_id, applicant_id) references applicants on delete cascade
);
select pg_temp.site_table('records', 'select, insert, update, delete');
create index records_of_applicant on records (site_id, applicant_id, kind, created_at, record_id);

-- Unsaved input of a step. application_id 0: an application that does not exist yet.
create table drafts (
  site_id text not null,
  owner text not null,
  application_id bigint not null,
  applicant_id bigint not null,
  step_key text not null,
  data jsonb not null,
  saved_at timestamptz not null,
  primary key (site_id, owner, application_id, applicant_id, step_key)
);
select pg_temp.site_table('drafts', 'select, insert, update, delete');

-- A submission, never changed afterwards: the snapshot (its secrets encrypted), and the consents with the hash of their text.
create table submissions (
  site_id text not null,
  submission_id bigint not null,
  application_id bigint not null,
  idempotency_key text not null,
  review smallint not null,
  snapshot jsonb not null,
  secrets bytea,
  consents jsonb not null,
  submitted_at timestamptz not null,
  primary key (site_id, submission_id),
  unique (site_id, application_id, idempotency_key),
  foreign key (site_id, application_id) references applications
);
select pg_temp.site_table('submissions', 'select, insert');

-- The version of the application that last changed a part of it: an applicant, or what belongs to none (0). Two people who
-- save different parts do not conflict; two who save the same part do. A table of its own, because the statement that saves
-- an applicant may not update that row twice.
create table part_versions (
  site_id text not null,
  application_id bigint not null,
  applicant_id bigint not null,
  version integer not null,
  primary key (site_id, application_id, applicant_id)
);
select pg_temp.site_table('part_versions', 'select, insert, update, delete');
