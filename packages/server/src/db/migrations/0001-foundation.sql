-- Sites, people, sessions and applications. Every table of a site has site_id first in its key and row-level security:
-- the role foyer_app sees the one site that foyer.site_id names, and nothing when it names none.

create table tenants (slug text primary key);

create table sites (
  site_id text primary key references tenants (slug),
  link jsonb not null,
  settings jsonb not null,
  frame_ancestors text[] not null default '{}',
  credits integer not null default 0 check (credits >= 0),
  tell_unknown_email boolean not null default true,
  updated_at timestamptz not null
);

create table site_images (
  site_id text not null references sites,
  name text not null,
  kind text not null,
  content_type text not null,
  bytes bytea not null,
  created_at timestamptz not null,
  primary key (site_id, name)
);

create table users (
  site_id text not null references sites,
  user_id text not null,
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  password_hash text,
  language smallint not null default 1,
  created_at timestamptz not null,
  primary key (site_id, user_id),
  unique (site_id, email)
);

create table identities (
  site_id text not null,
  network text not null,
  subject text not null,
  user_id text not null,
  created_at timestamptz not null,
  primary key (site_id, network, subject),
  foreign key (site_id, user_id) references users
);

create table sessions (
  site_id text not null references sites,
  token_hash bytea not null,
  user_id text,
  actor text,
  language smallint not null default 1,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (site_id, token_hash),
  foreign key (site_id, user_id) references users
);
create index sessions_of_user on sessions (site_id, user_id);

-- What a session may touch beside its user's own applications: one applicant, one document request, one insurance file.
create table grants (
  site_id text not null,
  token_hash bytea not null,
  kind text not null check (kind in ('invite', 'recipient', 'insurance')),
  subject text not null,
  application_id bigint,
  applicant_id bigint,
  expires_at timestamptz not null,
  primary key (site_id, token_hash, kind, subject),
  foreign key (site_id, token_hash) references sessions on delete cascade
);

-- Six-digit codes by mail, kept as keyed hashes.
create table email_codes (
  site_id text not null references sites,
  purpose text not null,
  email text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (site_id, purpose, email)
);

-- Links and tickets that work once: password reset, sign-in hand-off, the round trip to a social network.
create table one_time_tokens (
  site_id text not null references sites,
  purpose text not null,
  token_hash bytea not null,
  user_id text,
  details jsonb not null default '{}',
  secret bytea,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (site_id, purpose, token_hash)
);

create table rate_limits (
  key bytea primary key,
  count integer not null,
  window_ends_at timestamptz not null
);

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
  primary key (site_id, applicant_id),
  foreign key (site_id, application_id) references applications
);
create index applicants_of_application on applicants (site_id, application_id);

-- The lists of an applicant (identification documents, addresses, incomes, …): one row a record, data by its kind's schema.
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
create index records_of_applicant on records (site_id, applicant_id, kind, created_at, record_id);

-- What is typed on a step and not yet saved. application_id 0: an application not made yet.
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

-- What was submitted, for ever as it was: the snapshot (its secrets encrypted), the consents with the hash of their text.
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

create table mails (
  site_id text not null,
  mail_id text not null,
  kind text not null,
  recipient text not null,
  message_id text not null,
  content bytea,
  attachments jsonb not null default '[]',
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (site_id, mail_id)
);

create table audit_events (
  site_id text not null,
  event_id bigint generated always as identity,
  at timestamptz not null,
  actor text not null,
  action text not null,
  application_id bigint,
  applicant_id bigint,
  details jsonb not null default '{}',
  primary key (site_id, event_id)
);
create index audit_of_application on audit_events (site_id, application_id, event_id);

do $$
declare t text;
begin
  for t in
    select c.table_name from information_schema.columns c join information_schema.tables i using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'site_id' and i.table_type = 'BASE TABLE'
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy one_site on %I using (site_id = current_setting(''foyer.site_id'', true)) with check (site_id = current_setting(''foyer.site_id'', true))', t);
    execute format('grant select, insert, update, delete on %I to foyer_app', t);
  end loop;
end $$;

-- History is written once.
revoke update, delete on audit_events, submissions from foyer_app;
grant select, insert on tenants to foyer_app;
grant select, insert, update, delete on rate_limits to foyer_app;
grant usage on all sequences in schema public to foyer_app;
