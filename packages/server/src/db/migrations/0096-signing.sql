-- Documents to be signed, who signs them, and what happened. Document, signature and reason are encrypted, bound to their
-- row; a link is kept as its keyed hash.

create table signing_requests (
  site_id text not null references sites,
  request_id text not null,
  reference_id text not null,
  actor text not null,
  title jsonb not null,
  is_ordered boolean not null,
  state text not null check (state in ('preparing', 'open', 'sealing', 'completed', 'declined', 'cancelled')),
  document bytea not null,
  document_hash text not null,
  finished bytea,
  finished_hash text,
  envelope_id text,
  created_at timestamptz not null,
  completed_at timestamptz,
  primary key (site_id, request_id)
);
create index signing_requests_newest on signing_requests (site_id, created_at desc);

create table signing_signers (
  site_id text not null,
  request_id text not null,
  signer_id bigint not null,
  turn smallint not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  language smallint not null,
  place jsonb,
  state text not null default 'waiting' check (state in ('waiting', 'invited', 'signed', 'declined')),
  link_hash bytea,
  link_expires_at timestamptz,
  method smallint,
  signature bytea,
  consent jsonb,
  ip text,
  ended_at timestamptz,
  reason bytea,
  primary key (site_id, request_id, signer_id),
  unique (site_id, link_hash),
  foreign key (site_id, request_id) references signing_requests
);

create table signing_events (
  site_id text not null,
  event_id bigint generated always as identity,
  request_id text not null,
  signer_id bigint,
  kind text not null,
  at timestamptz not null,
  ip text,
  primary key (site_id, event_id),
  foreign key (site_id, request_id) references signing_requests
);
create index signing_events_of_request on signing_events (site_id, request_id, event_id);

do $$
declare t text;
begin
  foreach t in array array['signing_requests', 'signing_signers', 'signing_events'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy one_site on %I using (site_id = current_setting(''foyer.site_id'', true)) with check (site_id = current_setting(''foyer.site_id'', true))', t);
    execute format('grant select, insert, update, delete on %I to foyer_app', t);
  end loop;
end $$;
-- What happened is written once.
revoke update, delete on signing_events from foyer_app;
grant usage on all sequences in schema public to foyer_app;

-- The installation's own key and certificate for the seal, made once; the key is encrypted.
create table signing_keys (
  name text primary key,
  certificate bytea not null,
  private_key bytea not null,
  created_at timestamptz not null
);
grant select, insert on signing_keys to foyer_app;

alter table grants drop constraint grants_kind_check;
alter table grants add constraint grants_kind_check check (kind in ('invite', 'recipient', 'insurance', 'signer'));

-- The guard for signers: the cookie's session must hold the grant of this very signer of this very request. Whoever holds a
-- signer's grant of another is told what somebody who asks for nothing real is told; a write takes its turn at the request.
create function foyer_enter_signer(
  p_site text, p_session bytea, p_request text, p_signer bigint, p_lock boolean, p_now timestamptz
) returns jsonb language plpgsql as $$
declare
  v_session sessions%rowtype;
begin
  perform set_config('role', 'foyer_app', true), set_config('foyer.site_id', p_site, true);
  select * into v_session from sessions
   where site_id = p_site and token_hash = p_session
     and last_seen_at > p_now - interval '30 minutes' and created_at > p_now - interval '12 hours';
  if not found or not exists (
    select from grants where site_id = p_site and token_hash = p_session and kind = 'signer' and expires_at > p_now
  ) then
    return jsonb_build_object('outcome', 'denied');
  end if;
  if v_session.last_seen_at < p_now - interval '1 minute' then
    update sessions set last_seen_at = p_now where site_id = p_site and token_hash = p_session;
  end if;
  if not exists (
    select from grants where site_id = p_site and token_hash = p_session and kind = 'signer' and expires_at > p_now
      and subject = p_request || '/' || p_signer
  ) then
    return jsonb_build_object('outcome', 'no_access');
  end if;
  if p_lock then
    perform from signing_requests where site_id = p_site and request_id = p_request for no key update;
  end if;
  return jsonb_build_object(
    'outcome', 'ok', 'kind', 'signer', 'userId', coalesce(v_session.user_id, ''), 'actor', v_session.actor,
    'language', v_session.language, 'session', true,
    'framable', (select cardinality(frame_ancestors) > 0 from sites where site_id = p_site)
  );
end $$;
