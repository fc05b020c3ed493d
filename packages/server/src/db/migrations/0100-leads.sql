-- Public links that name no site: where a token leads. Tokens are kept as keyed hashes and tell nothing by themselves.
create table public_tokens (
  token_key bytea primary key,
  slug text not null references tenants (slug)
);
grant select, insert on public_tokens to foyer_app;

-- Lead forms that brokers embed. The description is the author's, checked by the domain; it is shown to everybody.
create table embedded_forms (
  site_id text not null references sites,
  token text not null,
  form_id bigint not null,
  description jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, token)
);

-- What visitors answered: personal, so encrypted as a whole and bound to its row.
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
create index leads_by_time on leads (site_id, created_at desc, lead_id desc);

-- Robot checks that were used, until they would have expired anyway.
create table used_challenges (
  site_id text not null references sites,
  challenge bytea not null,
  expires_at timestamptz not null,
  primary key (site_id, challenge)
);
create index used_challenges_expiring on used_challenges (site_id, expires_at);

-- Messages to the broker's own systems, tried for three days.
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

do $$
declare t text;
begin
  foreach t in array array['embedded_forms', 'leads', 'used_challenges', 'webhook_messages'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy one_site on %I using (site_id = current_setting(''foyer.site_id'', true)) with check (site_id = current_setting(''foyer.site_id'', true))', t);
    execute format('grant select, insert, update, delete on %I to foyer_app', t);
  end loop;
end $$;

-- From here on this transaction sees the site that a token leads to; empty when it leads nowhere.
create function foyer_enter_by_token(p_key bytea) returns text language plpgsql as $$
declare
  v_site text := coalesce((select slug from public_tokens where token_key = p_key), '');
begin
  perform set_config('role', 'foyer_app', true), set_config('foyer.site_id', v_site, true);
  return v_site;
end $$;

-- A form and the site around it in one round trip; null when the token leads nowhere.
create function foyer_open_form(p_key bytea, p_token text) returns jsonb language plpgsql as $$
declare
  v_site text := foyer_enter_by_token(p_key);
begin
  return (
    select jsonb_build_object('siteId', v_site, 'formId', f.form_id, 'description', f.description, 'link', s.link)
    from embedded_forms f join sites s using (site_id) where f.site_id = v_site and f.token = p_token);
end $$;
