-- Co-applicants who are invited to fill in their own part: their invitations, what lets them in, and what they sent.

create table invites (
  site_id text not null,
  invite_id bigint not null,
  application_id bigint not null,
  -- 0 until the person has added themself.
  applicant_id bigint not null default 0,
  method text not null check (method in ('Email', 'SMS')),
  contact text not null,
  -- The guid of the link, as a keyed hash; a new one with every sending.
  token_hash bytea not null,
  subject text not null,
  body text not null,
  language smallint not null,
  profile smallint not null,
  display_mortgage smallint not null,
  -- The counter of what belongs to no applicant, this person's own: 2 the mortgage is current, 3 it is done.
  step smallint not null default 1,
  wishes_primary smallint not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  submitted_at timestamptz,
  withdrawn_at timestamptz,
  primary key (site_id, invite_id),
  unique (site_id, token_hash),
  foreign key (site_id, application_id) references applications
);
create index invites_of_application on invites (site_id, application_id, created_at);

-- What an invited person sent, for ever as it was: the same as a submission, of one applicant.
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
create index invite_submissions_of_application on invite_submissions (site_id, application_id);

do $$
declare t text;
begin
  foreach t in array array['invites', 'invite_submissions'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy one_site on %I using (site_id = current_setting(''foyer.site_id'', true)) with check (site_id = current_setting(''foyer.site_id'', true))', t);
  end loop;
end $$;
grant select, insert, update, delete on invites to foyer_app;
grant select, insert on invite_submissions to foyer_app;

-- Which invitation a grant comes from: the invitation itself says what it opens, so that taking it back is at once.
alter table grants add column invite_id bigint;
create index grants_of_invite on grants (site_id, invite_id) where invite_id is not null;

-- Which version of the application last changed a part of it: an applicant, or (0) what belongs to none. Two people who each
-- save their own part are in nobody's way, and two who save the same one are. A table of its own: the statement that saves an
-- applicant may not touch that row twice.
create table part_versions (
  site_id text not null,
  application_id bigint not null,
  applicant_id bigint not null,
  version integer not null,
  primary key (site_id, application_id, applicant_id)
);
alter table part_versions enable row level security;
alter table part_versions force row level security;
create policy one_site on part_versions using (site_id = current_setting('foyer.site_id', true))
  with check (site_id = current_setting('foyer.site_id', true));
grant select, insert, update, delete on part_versions to foyer_app;

create function foyer_note_change() returns trigger language plpgsql as $$
begin
  insert into part_versions (site_id, application_id, applicant_id, version)
  select a.site_id, a.application_id, coalesce(new.applicant_id, 0), a.version
    from applications a where a.site_id = new.site_id and a.application_id = new.application_id
  on conflict (site_id, application_id, applicant_id) do update set version = excluded.version;
  return null;
end $$;
-- Every save of an application tells the trail whose part it changed (foyer_save_application).
create trigger note_change after insert on audit_events
  for each row when (new.application_id is not null and new.action not like 'invite-%') execute function foyer_note_change();

-- The guard: as before, with grants that come from an invitation, and with callers who hold a session of their own and act
-- under a grant (a body that names no user). The scope says the applicant of the invitation and whose drafts are kept.
create or replace function foyer_enter(
  p_site text, p_session bytea, p_user text, p_application bigint, p_applicant bigint,
  p_principals text[], p_owns text, p_new boolean, p_lock boolean, p_now timestamptz
) returns jsonb language plpgsql as $$
declare
  v_session sessions%rowtype;
  v_grant grants%rowtype;
  v_invite invites%rowtype;
  v_application applications%rowtype;
  v_kind text := 'visitor';
  v_found boolean := false;
begin
  perform set_config('role', 'foyer_app', true), set_config('foyer.site_id', p_site, true);
  if not exists (select from sites where site_id = p_site) then
    return jsonb_build_object('outcome', 'no_site');
  end if;

  if p_session is not null then
    select * into v_session from sessions
     where site_id = p_site and token_hash = p_session
       and last_seen_at > p_now - interval '30 minutes' and created_at > p_now - interval '12 hours';
    v_found := found;
    if v_found and v_session.last_seen_at < p_now - interval '1 minute' then
      update sessions set last_seen_at = p_now where site_id = p_site and token_hash = p_session;
    end if;
    if v_found and v_session.user_id is not null then
      v_kind := 'user';
    end if;
  end if;

  if not ('visitor' = any (p_principals)) then
    if not v_found then
      return jsonb_build_object('outcome', 'denied');
    end if;
    if v_kind = 'user' and coalesce(p_user, '') <> '' and v_session.user_id <> p_user then
      return jsonb_build_object('outcome', 'denied', 'mismatch', true);
    end if;
    if v_kind <> 'user' or coalesce(p_user, '') = '' or not ('user' = any (p_principals)) then
      select g.* into v_grant from grants g
       where g.site_id = p_site and g.token_hash = p_session and g.kind = any (p_principals) and g.expires_at > p_now
         and g.application_id = p_application
         and case when g.kind = 'invite'
             then foyer_invite_opens(p_site, g.invite_id, p_applicant, p_owns, 'user' = any (p_principals))
             else g.applicant_id = p_applicant or g.applicant_id is null end
       limit 1;
      if not found then
        return jsonb_build_object('outcome', case when exists (
          select from grants where site_id = p_site and token_hash = p_session and kind = any (p_principals) and expires_at > p_now
        ) then 'no_access' else 'denied' end);
      end if;
      v_kind := v_grant.kind;
      if v_kind = 'invite' then
        select * into strict v_invite from invites where site_id = p_site and invite_id = v_grant.invite_id;
      end if;
    end if;
  end if;

  if p_owns in ('application', 'applicant') and not (p_new and p_application = 0) then
    if p_lock then
      select * into v_application from applications
       where site_id = p_site and application_id = p_application for no key update;
    else
      select * into v_application from applications where site_id = p_site and application_id = p_application;
    end if;
    if not found or (v_kind = 'user' and v_application.user_id <> v_session.user_id) then
      return jsonb_build_object('outcome', 'no_access');
    end if;
    if p_owns = 'applicant' and not exists (
      select from applicants where site_id = p_site and applicant_id = p_applicant and application_id = p_application
    ) then
      return jsonb_build_object('outcome', 'no_access');
    end if;
  end if;

  return jsonb_build_object(
    'outcome', 'ok', 'kind', v_kind,
    'userId', case when v_kind in ('user', 'visitor') then coalesce(v_session.user_id, '') else '' end,
    'actor', v_session.actor, 'language', v_session.language, 'session', v_found,
    'framable', (select cardinality(frame_ancestors) > 0 from sites where site_id = p_site),
    'invite', case when v_kind = 'invite' then jsonb_build_object(
      'inviteId', v_invite.invite_id, 'applicantId', v_invite.applicant_id, 'step', v_invite.step,
      'displayMortgage', v_invite.display_mortgage, 'submitted', v_invite.submitted_at is not null) end
  );
end $$;

-- Whether an invitation opens a call: it is not taken back, its part is not sent (a call that only invited people have is told
-- of that by its own refusal), and the applicant is the person themself.
create function foyer_invite_opens(
  p_site text, p_invite bigint, p_applicant bigint, p_owns text, p_shared boolean
) returns boolean language sql stable as $$
  select exists (
    select from invites i
     where i.site_id = p_site and i.invite_id = p_invite and i.withdrawn_at is null
       and (i.submitted_at is null or not p_shared)
       and case p_owns when 'applicant' then i.applicant_id = p_applicant and p_applicant > 0
                       else coalesce(p_applicant, 0) in (0, i.applicant_id) end)
$$;

-- Whose drafts a caller keeps, see draftOwnerOf.
create function foyer_draft_owner(p_scope jsonb) returns text language sql immutable as $$
  select case when p_scope ->> 'kind' <> 'invite' then p_scope ->> 'userId'
              when (p_scope -> 'invite' ->> 'applicantId')::bigint > 0 then 'invite:' || (p_scope -> 'invite' ->> 'applicantId')
              else 'invitation:' || (p_scope -> 'invite' ->> 'inviteId') end
$$;

-- What stands beside the rows of an application: its invitations, and which version last changed which part.
create function foyer_shared_rows(p_site text, p_application bigint, p_now timestamptz) returns jsonb language sql stable as $$
  select jsonb_build_object('parts', (
    select coalesce(jsonb_object_agg(v.applicant_id, v.version), '{}')
    from part_versions v where v.site_id = p_site and v.application_id = p_application),
  'invites', (select coalesce(jsonb_agg(jsonb_build_object(
    'invite_id', i.invite_id, 'applicant_id', i.applicant_id, 'contact', i.contact, 'method', i.method,
    'open', i.submitted_at is null and i.withdrawn_at is null and i.expires_at > p_now) order by i.created_at, i.invite_id), '[]')
  from invites i where i.site_id = p_site and i.application_id = p_application))
$$;

create or replace function foyer_load_application(
  p_site text, p_session bytea, p_user text, p_application bigint, p_applicant bigint,
  p_principals text[], p_owns text, p_new boolean, p_lock boolean, p_now timestamptz
) returns jsonb language plpgsql as $$
declare
  v_scope jsonb := foyer_enter(p_site, p_session, p_user, p_application, p_applicant, p_principals, p_owns, p_new, p_lock, p_now);
begin
  if v_scope ->> 'outcome' <> 'ok' then
    return v_scope;
  end if;
  return v_scope || jsonb_build_object('data',
    foyer_application_rows(p_site, p_application, foyer_draft_owner(v_scope))
    || foyer_shared_rows(p_site, p_application, p_now));
end $$;

-- Whoever is removed loses what lets them in; their invitation stays in the history as taken back.
create function foyer_withdraw_invites() returns trigger language plpgsql as $$
begin
  delete from part_versions
   where site_id = old.site_id and application_id = old.application_id and applicant_id = old.applicant_id;
  delete from grants g using invites i
   where i.site_id = old.site_id and i.application_id = old.application_id and i.applicant_id = old.applicant_id
     and g.site_id = i.site_id and g.invite_id = i.invite_id;
  update invites set withdrawn_at = coalesce(withdrawn_at, now())
   where site_id = old.site_id and application_id = old.application_id and applicant_id = old.applicant_id
     and submitted_at is null;
  return null;
end $$;
create trigger withdraw_invites after delete on applicants for each row execute function foyer_withdraw_invites();
