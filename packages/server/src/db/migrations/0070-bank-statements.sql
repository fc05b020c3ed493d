-- Bank statements: a row for each authorisation an applicant was sent out for. It holds one of the applicant's three places
-- and one credit of the site until released_at; both then are given back. What the institution tells is encrypted.
create table bank_requests (
  site_id text not null,
  request_id bigint not null,
  -- Ids are random: this tells which came first, also within one millisecond.
  place bigint generated always as identity,
  application_id bigint not null,
  applicant_id bigint not null,
  user_id text not null,
  -- The person must come back to this session, with this tag, in time and once.
  session_hash bytea not null,
  tag_hash bytea not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  -- A keyed hash of the login, to know it again; the login itself, with what a fetch needs, in `login`.
  login_hash bytea,
  login bytea,
  -- Institution and accounts as their owner sees them.
  shown bytea,
  statement bytea,
  fetched_at timestamptz,
  released_at timestamptz,
  failed boolean not null default false,
  primary key (site_id, request_id),
  unique (site_id, tag_hash),
  foreign key (site_id, applicant_id) references applicants on delete cascade
);
create index bank_requests_of_application on bank_requests (site_id, application_id, place);
create index bank_requests_of_applicant on bank_requests (site_id, applicant_id);
create index bank_requests_by_login on bank_requests (site_id, login_hash);
alter table bank_requests enable row level security;
alter table bank_requests force row level security;
create policy one_site on bank_requests using (site_id = current_setting('foyer.site_id', true))
  with check (site_id = current_setting('foyer.site_id', true));
grant select, insert, update, delete on bank_requests to foyer_app;
grant usage on all sequences in schema public to foyer_app;

-- Asks for an authorisation: ok, full (all places taken) or no_credits. Places that were not come back to in time are given
-- back first. The application's row makes those who ask for one application take turns; the credit is taken in one
-- statement, so that a site with one left gives it to one.
create function foyer_request_bank_statement(
  p_site text, p_application bigint, p_applicant bigint, p_request bigint, p_user text, p_session bytea, p_tag bytea,
  p_most integer, p_expires timestamptz, p_actor text, p_now timestamptz
) returns text language plpgsql as $$
declare
  v_late bigint;
begin
  perform from applications where site_id = p_site and application_id = p_application for no key update;
  for v_late in
    select request_id from bank_requests
     where site_id = p_site and applicant_id = p_applicant and answered_at is null and released_at is null and expires_at <= p_now
  loop
    perform foyer_release_bank_request(p_site, v_late, false, p_now);
  end loop;
  if (select count(*) from bank_requests where site_id = p_site and applicant_id = p_applicant and released_at is null) >= p_most then
    return 'full';
  end if;
  update sites set credits = credits - 1 where site_id = p_site and credits > 0;
  if not found then
    return 'no_credits';
  end if;
  insert into bank_requests (site_id, request_id, application_id, applicant_id, user_id, session_hash, tag_hash, requested_at, expires_at)
  values (p_site, p_request, p_application, p_applicant, p_user, p_session, p_tag, p_now, p_expires);
  insert into audit_events (site_id, at, actor, action, application_id, applicant_id, details)
  values (p_site, p_now, p_actor, 'bank-statement-requested', p_application, p_applicant, jsonb_build_object('request', p_request));
  return 'ok';
end $$;

-- Gives the place and the credit of a request back, once: of one that nobody came back from (p_failed false), or of one
-- whose login gave no statement. False when there was nothing to give back.
create function foyer_release_bank_request(p_site text, p_request bigint, p_failed boolean, p_now timestamptz) returns boolean
language plpgsql as $$
declare
  v_request bank_requests%rowtype;
begin
  update bank_requests set released_at = p_now, failed = p_failed, login = null, shown = null
   where site_id = p_site and request_id = p_request and released_at is null and fetched_at is null
     and (answered_at is null) = (not p_failed) and (p_failed or expires_at <= p_now)
  returning * into v_request;
  if not found then
    return false;
  end if;
  update sites set credits = credits + 1 where site_id = p_site;
  insert into audit_events (site_id, at, actor, action, application_id, applicant_id, details)
  values (p_site, p_now, 'system', case when p_failed then 'bank-statement-failed' else 'bank-statement-expired' end,
          v_request.application_id, v_request.applicant_id, jsonb_build_object('request', p_request));
  return true;
end $$;

-- A request that goes with its applicant gives back the credit of somebody who never came back.
create function foyer_bank_request_gone() returns trigger language plpgsql as $$
begin
  update sites set credits = credits + 1 where site_id = old.site_id;
  return null;
end $$;
create trigger bank_request_gone after delete on bank_requests
  for each row when (old.answered_at is null and old.released_at is null) execute function foyer_bank_request_gone();

-- Who holds a session, for calls whose body names nobody; null when it is over. The caller's rights are the guard's to say.
create function foyer_user_of_session(p_site text, p_session bytea) returns text language plpgsql as $$
begin
  perform set_config('role', 'foyer_app', true), set_config('foyer.site_id', p_site, true);
  return (select user_id from sessions where site_id = p_site and token_hash = p_session);
end $$;

-- The rows of an application with its bank statements beside what they were before.
alter function foyer_application_rows(text, bigint, text) rename to foyer_application_answers;
create function foyer_application_rows(p_site text, p_application bigint, p_owner text) returns jsonb language plpgsql stable as $$
begin
  return foyer_application_answers(p_site, p_application, p_owner) || jsonb_build_object('bankRequests', (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'request_id', b.request_id, 'applicant_id', b.applicant_id, 'answered_at', b.answered_at,
        'fetched', b.fetched_at is not null, 'released', b.released_at is not null, 'failed', b.failed,
        'shown', encode(b.shown, 'base64'))
      order by b.place), '[]')
    from bank_requests b where b.site_id = p_site and b.application_id = p_application));
end $$;
