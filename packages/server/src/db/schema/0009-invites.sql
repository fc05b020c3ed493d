-- Co-applicants who are invited to fill in their own part: the invitation, the hash of its link, and its state. `message_id`:
-- the text message it was last sent with; null for e-mail.
create table invites (
  site_id text not null,
  invite_id bigint not null,
  application_id bigint not null,
  -- 0 until the person has entered their name.
  applicant_id bigint not null default 0,
  method text not null check (method in ('Email', 'SMS')),
  contact text not null,
  -- The keyed hash of the link's guid; every sending makes a new one.
  token_hash bytea not null,
  body text not null,
  language smallint not null,
  profile smallint not null,
  display_mortgage smallint not null,
  -- This person's progress in the shared part: 2 the mortgage is current, 3 it is done.
  step smallint not null default 1,
  wishes_primary smallint not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  submitted_at timestamptz,
  withdrawn_at timestamptz,
  message_id text,
  primary key (site_id, invite_id),
  unique (site_id, token_hash),
  foreign key (site_id, application_id) references applications
);
select pg_temp.site_table('invites', 'select, insert, update, delete');
create index invites_of_application on invites (site_id, application_id, created_at);

-- What an invited person sent, never changed afterwards: like a submission, of one applicant.
create table invite_submissions (
  site_id text not null,
  invite_id bigint not null,
  application_id bigint not null,
  applicant_id bigint not null,
  snapshot jsonb not null,
  secrets bytea,
  consent jsonb not null,
  idempotency_key text not null,
  submitted_at timestamptz not null,
  primary key (site_id, invite_id),
  foreign key (site_id, invite_id) references invites
);
select pg_temp.site_table('invite_submissions', 'select, insert');
create index invite_submissions_of_application on invite_submissions (site_id, application_id);
