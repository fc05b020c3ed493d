-- Public links that name no site: the site that a token leads to. Tokens are stored as keyed hashes.
create table public_tokens (
  token_key bytea primary key,
  slug text not null references tenants (slug)
);
alter table public_tokens enable row level security;
create policy seen_by_all on public_tokens for select using (true);
create policy of_this_site on public_tokens for insert with check (slug = current_setting('foyer.site_id', true));
grant select, insert on public_tokens to foyer_app;

-- Lead forms that brokers embed. The description is the author's, validated by the domain, and public.
create table embedded_forms (
  site_id text not null references sites,
  token text not null,
  form_id bigint not null,
  description jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, token)
);
select pg_temp.site_table('embedded_forms', 'select, insert, update, delete');

-- What visitors entered: personal, so encrypted as a whole and bound to its row.
create table leads (
  site_id text not null,
  lead_id bigint not null,
  token text not null,
  form_name text not null,
  owner text not null,
  language smallint not null,
  answers bytea not null,
  created_at timestamptz not null,
  primary key (site_id, lead_id),
  foreign key (site_id, token) references embedded_forms
);
select pg_temp.site_table('leads', 'select, insert, update, delete');
create index leads_by_time on leads (site_id, created_at desc, lead_id desc);

-- Robot checks that were used, kept until they would have expired.
create table used_challenges (
  site_id text not null references sites,
  challenge bytea not null,
  expires_at timestamptz not null,
  primary key (site_id, challenge)
);
select pg_temp.site_table('used_challenges', 'select, insert, update, delete');
create index used_challenges_expiring on used_challenges (site_id, expires_at);

-- Messages to the broker's own systems, retried for three days.
create table webhook_messages (
  site_id text not null,
  message_id text not null,
  lead_id bigint not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  given_up_at timestamptz,
  primary key (site_id, message_id),
  foreign key (site_id, lead_id) references leads
);
select pg_temp.site_table('webhook_messages', 'select, insert, update, delete');
