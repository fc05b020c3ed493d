-- Credit insurance. `facts`: what the broker's side told; `answers`: what the applicants chose, with the premiums quoted for it.
-- Health answers and the account stand in `secrets`, what is typed and not sent in `draft`, both encrypted and bound to the row.
create table cli_applications (
  site_id text not null references sites,
  cli_application_id bigint not null,
  mortgage_application_id bigint not null,
  loan_number text not null,
  token_hash bytea not null,
  language smallint not null,
  status text not null check (status in ('created', 'quoted', 'prepared', 'sent')),
  facts jsonb not null,
  answers jsonb not null,
  secrets bytea,
  draft bytea,
  code_hash bytea,
  code_expires_at timestamptz,
  wrong_run smallint not null default 0,
  wrong_total smallint not null default 0,
  locked_until timestamptz,
  signing_request_id text,
  charged_at timestamptz,
  created_at timestamptz not null,
  prepared_at timestamptz,
  sent_at timestamptz,
  primary key (site_id, cli_application_id),
  unique (site_id, token_hash),
  -- One application a mortgage, by our own id of it and by the lender's.
  unique (site_id, mortgage_application_id)
);
create unique index cli_applications_of_loan on cli_applications (site_id, loan_number) where loan_number <> '';

-- The rates a broker has loaded, one table a site.
create table cli_rates (
  site_id text not null references sites,
  rates jsonb not null,
  loaded_at timestamptz not null,
  primary key (site_id)
);

do $$
declare t text;
begin
  foreach t in array array['cli_applications', 'cli_rates'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy one_site on %I using (site_id = current_setting(''foyer.site_id'', true)) with check (site_id = current_setting(''foyer.site_id'', true))', t);
    execute format('grant select, insert, update on %I to foyer_app', t);
  end loop;
end $$;

-- The guard of this flow: a live session with a grant for the application that the token names. Everything else is one
-- answer, so that nobody learns which part was missing.
create function foyer_enter_insurance(
  p_site text, p_session bytea, p_token bytea, p_lock boolean, p_now timestamptz
) returns jsonb language plpgsql as $$
declare
  v_session sessions%rowtype;
  v_id bigint;
begin
  perform set_config('role', 'foyer_app', true), set_config('foyer.site_id', p_site, true);
  select * into v_session from sessions
   where site_id = p_site and token_hash = p_session
     and last_seen_at > p_now - interval '30 minutes' and created_at > p_now - interval '12 hours';
  if not found then
    return jsonb_build_object('outcome', 'security');
  end if;
  if v_session.last_seen_at < p_now - interval '1 minute' then
    update sessions set last_seen_at = p_now where site_id = p_site and token_hash = p_session;
  end if;

  select a.cli_application_id into v_id
    from cli_applications a join grants g on g.site_id = a.site_id and g.kind = 'insurance'
     and g.token_hash = p_session and g.subject = encode(a.token_hash, 'hex') and g.expires_at > p_now
   where a.site_id = p_site and a.token_hash = p_token;
  if not found then
    return jsonb_build_object('outcome', 'security');
  end if;
  if p_lock then
    perform from cli_applications where site_id = p_site and cli_application_id = v_id for no key update;
  end if;

  return jsonb_build_object(
    'outcome', 'ok', 'kind', 'insurance', 'userId', coalesce(v_session.user_id, ''), 'actor', v_session.actor,
    'language', v_session.language, 'session', true, 'cliApplicationId', v_id,
    'framable', (select cardinality(frame_ancestors) > 0 from sites where site_id = p_site)
  );
end $$;
