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
select pg_temp.site_table('users', 'select, insert, update, delete');

-- Accounts at social networks that sign a user in.
create table identities (
  site_id text not null,
  network text not null,
  subject text not null,
  user_id text not null,
  created_at timestamptz not null,
  primary key (site_id, network, subject),
  foreign key (site_id, user_id) references users
);
select pg_temp.site_table('identities', 'select, insert, update, delete');

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
select pg_temp.site_table('sessions', 'select, insert, update, delete');
create index sessions_of_user on sessions (site_id, user_id);

-- What a session may access beside its user's own applications: one applicant, one document request, one insurance
-- file, one signature. `invite_id`: the invitation that the grant comes from, so that withdrawing it takes effect at once.
create table grants (
  site_id text not null,
  token_hash bytea not null,
  kind text not null check (kind in ('invite', 'recipient', 'insurance', 'signer')),
  subject text not null,
  application_id bigint,
  applicant_id bigint,
  expires_at timestamptz not null,
  invite_id bigint,
  primary key (site_id, token_hash, kind, subject),
  foreign key (site_id, token_hash) references sessions on delete cascade
);
select pg_temp.site_table('grants', 'select, insert, update, delete');
create index grants_of_invite on grants (site_id, invite_id) where invite_id is not null;

-- Six-digit codes by mail. A code belongs to the browser that asked for it (`asker`), so that what other browsers request
-- or try does not end it. The digits are derived from `seed` and a key outside the database, so that the same code can be
-- sent again. `other_tries` counts the tries of browsers that did not ask.
create table email_codes (
  site_id text not null references sites,
  purpose text not null,
  email text not null,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  asker bytea not null,
  seed bytea not null,
  other_tries smallint not null default 0,
  made_at timestamptz not null,
  primary key (site_id, purpose, email, asker)
);
select pg_temp.site_table('email_codes', 'select, insert, update, delete');

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
select pg_temp.site_table('one_time_tokens', 'select, insert, update, delete');

-- Browsers in which an account was opened before; failed tries of strangers do not lock them out. A browser is recognized by
-- a cookie of its own, stored as a keyed hash. The cookie opens nothing by itself.
create table known_devices (
  site_id text not null,
  user_id text not null,
  device_hash bytea not null,
  seen_at timestamptz not null,
  primary key (site_id, user_id, device_hash),
  foreign key (site_id, user_id) references users on delete cascade
);
select pg_temp.site_table('known_devices', 'select, insert, update, delete');
