-- Single sign-on of a brokerage through a provider of its own (OpenID Connect), and the accounts there by which its people are
-- recognised. Like the other tables of the office these are rows of the server, and the guard reads them as their owner.
create table identity_providers (
  brokerage_id text primary key references brokerages,
  name text not null check (char_length(name) <= 60),
  issuer text not null,
  client_id text not null,
  -- Encrypted.
  client_secret bytea not null,
  -- People of the brokerage get in through the provider only, but one, who has a passkey for the day when it does not work.
  is_required boolean not null,
  break_glass_id text references people,
  changed_at timestamptz not null,
  check (not is_required or break_glass_id is not null)
);

-- Whom a brokerage's provider names. Never found by a mail address. Those of a former issuer count again if it comes back.
create table person_identities (
  brokerage_id text not null references identity_providers on delete cascade,
  issuer text not null,
  subject text not null check (char_length(subject) <= 255),
  person_id text not null references people on delete cascade,
  linked_at timestamptz not null,
  last_used_at timestamptz,
  primary key (brokerage_id, issuer, subject),
  unique (brokerage_id, issuer, person_id)
);
create index person_identities_of_person on person_identities (person_id);

-- Browsers in which a person signed in through a provider, which is offered there again. Nothing else follows from it.
create table sign_on_browsers (
  person_id text not null references people on delete cascade,
  brokerage_id text not null references identity_providers on delete cascade,
  device_hash bytea not null,
  seen_at timestamptz not null,
  primary key (person_id, brokerage_id, device_hash)
);
create index sign_on_browsers_of_device on sign_on_browsers (device_hash);

do $$ declare v_table text; begin
  foreach v_table in array array['identity_providers', 'person_identities', 'sign_on_browsers'] loop
    execute format('alter table %I enable row level security', v_table);
    execute format('create policy of_the_server on %I using (current_setting(''foyer.site_id'', true) = ''*'')
                    with check (current_setting(''foyer.site_id'', true) = ''*'')', v_table);
    execute format('grant select, insert, update, delete on %I to foyer_app', v_table);
  end loop;
end $$;

-- `sign_on_of`: the brokerage whose provider named the person. `is_vouched`: their own factor was not used, so that the session
-- opens that brokerage only: who runs the provider of one must not enter another.
alter table office_sessions
  add column sign_on_of text references brokerages,
  add column is_vouched boolean not null default false,
  add check (not is_vouched or sign_on_of is not null);

alter table office_challenges drop constraint office_challenges_purpose_check;
alter table office_challenges add constraint office_challenges_purpose_check
  check (purpose in ('sign-in', 'passkey', 'totp', 'sign-on', 'invited-sign-on', 'sign-on-link', 'sign-on-confirm'));
