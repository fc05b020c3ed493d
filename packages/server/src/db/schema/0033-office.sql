-- The brokerages of this installation, their people, and how these sign in. The rows belong to no site: the application sees
-- them in a transaction of the server's own rows (`*`) only, never in one of a site. The guard of the office reads them as
-- their owner, so row-level security is not forced here.
create function pg_temp.office_table(p_table text, p_rights text) returns void language plpgsql as $$
begin
  execute format('alter table %I enable row level security', p_table);
  execute format('create policy of_the_server on %I using (current_setting(''foyer.site_id'', true) = ''*'')
                  with check (current_setting(''foyer.site_id'', true) = ''*'')', p_table);
  if p_rights <> '' then
    execute format('grant %s on %I to foyer_app', p_rights, p_table);
  end if;
end $$;

create table brokerages (
  brokerage_id text primary key check (brokerage_id ~ '^[0-9a-f]{32}$'),
  legal_name text not null,
  licences jsonb not null,
  time_zone text not null,
  -- Made by the link that the server prints: it may adopt the sites that have no brokerage. There is one.
  is_first boolean not null,
  created_at timestamptz not null
);
create unique index brokerages_one_first on brokerages (is_first) where is_first;
select pg_temp.office_table('brokerages', 'select, insert, update');

-- A person is one mail address, whichever brokerages they work for.
create table people (
  person_id text primary key check (person_id ~ '^[0-9a-f]{32}$'),
  email text not null unique check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  language smallint not null check (language in (1, 2)),
  created_at timestamptz not null
);
select pg_temp.office_table('people', 'select, insert, update');

-- What a person may do in a brokerage. People are ended, never deleted.
create table memberships (
  brokerage_id text not null references brokerages,
  person_id text not null references people,
  role text not null check (role in ('owner', 'broker', 'assistant', 'compliance')),
  reach text not null check (reach in ('own', 'sites', 'brokerage')),
  sites text[] not null default '{}',
  withheld text[] not null default '{}',
  granted text[] not null default '{}',
  joined_at timestamptz not null,
  ended_at timestamptz,
  primary key (brokerage_id, person_id)
);
create index memberships_of_person on memberships (person_id);
select pg_temp.office_table('memberships', 'select, insert, update');

-- The sites of a brokerage. New applications go to the lead. (`slug`, because these are not rows of one site.)
create table brokerage_sites (
  slug text primary key references tenants (slug),
  brokerage_id text not null references brokerages,
  lead_id text references people,
  added_at timestamptz not null
);
create index brokerage_sites_of_brokerage on brokerage_sites (brokerage_id);
select pg_temp.office_table('brokerage_sites', 'select, update');

-- Whose deal an application is; without a row it is unassigned.
create table deal_owners (
  slug text not null,
  application_id bigint not null,
  person_id text not null references people,
  primary key (slug, application_id),
  foreign key (slug, application_id) references applications (site_id, application_id) on delete cascade
);
create index deal_owners_of_person on deal_owners (person_id);
select pg_temp.office_table('deal_owners', 'select, update, delete');

-- Passkeys, and at most one authenticator app a person, whose secret is encrypted.
create table factors (
  factor_id text primary key check (factor_id ~ '^[0-9a-f]{32}$'),
  person_id text not null references people on delete cascade,
  kind text not null check (kind in ('passkey', 'totp')),
  name text not null,
  credential_id text unique,
  public_key bytea,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  secret bytea,
  -- Each step of an authenticator app works once: the last one used. Wrong codes since, and until when it is locked after too many.
  last_step bigint not null default 0,
  wrong smallint not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null,
  last_used_at timestamptz,
  check ((kind = 'passkey') = (credential_id is not null and public_key is not null)),
  check ((kind = 'totp') = (secret is not null))
);
create unique index factors_one_totp on factors (person_id) where kind = 'totp';
create index factors_of_person on factors (person_id);
select pg_temp.office_table('factors', 'select, insert, update, delete');

create table recovery_codes (
  person_id text not null references people on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (person_id, code_hash)
);
select pg_temp.office_table('recovery_codes', 'select, insert, update, delete');

-- Browsers in which a person signed in, by the keyed hash of a cookie.
create table office_devices (
  person_id text not null references people on delete cascade,
  device_hash bytea not null,
  seen_at timestamptz not null,
  primary key (person_id, device_hash)
);
select pg_temp.office_table('office_devices', 'select, insert, update, delete');

-- `stage`: `code` after a mailed code or a link, where a factor is missing; `factor` when signed in.
create table office_sessions (
  session_id text primary key check (session_id ~ '^[0-9a-f]{32}$'),
  token_hash bytea not null unique,
  person_id text not null references people on delete cascade,
  brokerage_id text references brokerages,
  stage text not null check (stage in ('code', 'factor')),
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- When the person last confirmed with a factor.
  confirmed_at timestamptz
);
create index office_sessions_of_person on office_sessions (person_id);
select pg_temp.office_table('office_sessions', 'select, insert, update, delete');

create table person_invitations (
  invitation_id text primary key check (invitation_id ~ '^[0-9a-f]{32}$'),
  brokerage_id text not null references brokerages,
  email text not null check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  language smallint not null check (language in (1, 2)),
  role text not null check (role in ('owner', 'broker', 'assistant', 'compliance')),
  reach text not null check (reach in ('own', 'sites', 'brokerage')),
  sites text[] not null default '{}',
  withheld text[] not null default '{}',
  granted text[] not null default '{}',
  token_hash bytea not null unique,
  invited_by text not null references people,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz
);
create unique index person_invitations_open on person_invitations (brokerage_id, email) where accepted_at is null and withdrawn_at is null;
select pg_temp.office_table('person_invitations', 'select, insert, update');

-- The links that the server prints until there is an owner; `person_id`: who used it.
create table setup_tokens (
  token_hash bytea primary key,
  expires_at timestamptz not null,
  used_at timestamptz,
  person_id text references people
);
select pg_temp.office_table('setup_tokens', 'select, insert, update, delete');

-- What a started passkey or authenticator app must be finished with, by the browser that started it.
create table office_challenges (
  challenge_id text primary key check (challenge_id ~ '^[0-9a-f]{32}$'),
  purpose text not null check (purpose in ('sign-in', 'passkey', 'totp')),
  device_hash bytea not null,
  person_id text references people on delete cascade,
  challenge text,
  secret bytea,
  expires_at timestamptz not null
);
select pg_temp.office_table('office_challenges', 'select, insert, delete');

-- The guard's copy of the domain's table of permissions, filled at each start.
create table office_permissions (
  action text not null,
  role text not null,
  rule text not null check (rule in ('brokerage', 'reach', 'own', 'led', 'grant', 'no')),
  step_up boolean not null,
  primary key (action, role)
);
select pg_temp.office_table('office_permissions', 'select');

-- The codes that staff get by mail are rows of the server.
alter table email_codes drop constraint email_codes_site_id_fkey;

drop function pg_temp.office_table(text, text);
