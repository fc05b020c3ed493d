-- Requests for documents. A link (request_id) opens one; whoever holds it gets a grant of the kind 'recipient'.
create table document_requests (
  site_id text not null references sites,
  request_id text not null,
  document_id bigint not null,
  application_id bigint,
  name text not null,
  use_access_code boolean not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  code_tries smallint not null default 0,
  wrong_codes smallint not null default 0,
  codes_locked_until timestamptz,
  notice_due boolean not null default false,
  created_at timestamptz not null,
  primary key (site_id, request_id),
  foreign key (site_id, application_id) references applications
);
create index document_requests_of_application on document_requests (site_id, application_id);

-- Each recipient has a code of their own, kept as a keyed hash.
create table document_recipients (
  site_id text not null,
  request_id text not null,
  email text not null,
  language smallint not null,
  code_hash bytea,
  primary key (site_id, request_id, email),
  foreign key (site_id, request_id) references document_requests
);

create table document_items (
  site_id text not null,
  item_id bigint not null,
  request_id text not null,
  place smallint not null,
  type smallint not null,
  description text not null,
  required smallint not null,
  status smallint not null default 1 check (status between 1 and 8),
  reason text not null default '',
  decided_at timestamptz,
  primary key (site_id, item_id),
  foreign key (site_id, request_id) references document_requests
);
create index document_items_of_request on document_items (site_id, request_id, place);

-- The bytes are in the file store, under a random key. What was submitted keeps its row for ever; removed_at takes it off
-- the list of whoever uploaded it.
create table document_uploads (
  site_id text not null,
  upload_id bigint not null,
  item_id bigint not null,
  request_id text not null,
  file_name text not null,
  content_type text not null,
  size bigint not null,
  sha256 text not null,
  scanned boolean not null,
  storage_key text not null,
  uploaded_at timestamptz not null,
  submit_at timestamptz not null,
  submitted_at timestamptz,
  returned_at timestamptz,
  removed_at timestamptz,
  primary key (site_id, upload_id),
  foreign key (site_id, item_id) references document_items,
  check (removed_at is null or submitted_at is not null)
);
create index document_uploads_of_request on document_uploads (site_id, request_id);

do $$
declare t text;
begin
  foreach t in array array['document_requests', 'document_recipients', 'document_items', 'document_uploads'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy one_site on %I using (site_id = current_setting(''foyer.site_id'', true)) with check (site_id = current_setting(''foyer.site_id'', true))', t);
    execute format('grant select, insert, update, delete on %I to foyer_app', t);
  end loop;
end $$;

-- The guard for a request: by its link, or by an item of it. Whoever is signed in and borrows by its application passes as
-- a user, whoever has its grant as a recipient. The other answers are those of foyer_enter; a request that does not exist
-- and one of somebody else look alike.
create function foyer_enter_request(
  p_site text, p_session bytea, p_request text, p_item bigint, p_principals text[], p_lock boolean, p_now timestamptz
) returns jsonb language plpgsql as $$
declare
  v_session sessions%rowtype;
  v_request document_requests%rowtype;
  v_id text := p_request;
  v_kind text;
begin
  perform set_config('role', 'foyer_app', true), set_config('foyer.site_id', p_site, true);
  if not exists (select from sites where site_id = p_site) then
    return jsonb_build_object('outcome', 'no_site');
  end if;
  select * into v_session from sessions
   where site_id = p_site and token_hash = p_session
     and last_seen_at > p_now - interval '30 minutes' and created_at > p_now - interval '12 hours';
  if not found then
    return jsonb_build_object('outcome', 'denied');
  end if;
  if v_session.last_seen_at < p_now - interval '1 minute' then
    update sessions set last_seen_at = p_now where site_id = p_site and token_hash = p_session;
  end if;

  if p_item is not null then
    select request_id into v_id from document_items where site_id = p_site and item_id = p_item;
  end if;
  select * into v_request from document_requests where site_id = p_site and request_id = v_id;
  if found then
    if 'user' = any (p_principals) and v_session.user_id is not null and exists (
      select from applications
       where site_id = p_site and application_id = v_request.application_id and user_id = v_session.user_id
    ) then
      v_kind := 'user';
    elsif 'recipient' = any (p_principals) and exists (
      select from grants
       where site_id = p_site and token_hash = p_session and kind = 'recipient' and subject = v_id and expires_at > p_now
    ) then
      v_kind := 'recipient';
    end if;
  end if;
  if v_kind is null then
    return jsonb_build_object('outcome', case when v_session.user_id is not null or exists (
      select from grants where site_id = p_site and token_hash = p_session and kind = 'recipient' and expires_at > p_now
    ) then 'no_access' else 'denied' end);
  end if;
  if p_lock then
    perform from document_requests where site_id = p_site and request_id = v_id for no key update;
  end if;

  return jsonb_build_object(
    'outcome', 'ok', 'kind', v_kind, 'userId', coalesce(v_session.user_id, ''), 'actor', v_session.actor,
    'language', v_session.language, 'session', true, 'requestId', v_id,
    'applicationId', coalesce(v_request.application_id, 0),
    'framable', (select cardinality(frame_ancestors) > 0 from sites where site_id = p_site)
  );
end $$;

-- Requests as one document: those of an application, or the one of a link; the oldest first.
create function foyer_document_requests(p_site text, p_application bigint, p_request text) returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'request_id', r.request_id, 'document_id', r.document_id, 'application_id', r.application_id, 'name', r.name,
        'use_access_code', r.use_access_code, 'sent_at', r.sent_at, 'expires_at', r.expires_at,
        'recipients', (
          select coalesce(jsonb_agg(p.email order by p.email), '[]') from document_recipients p
           where p.site_id = r.site_id and p.request_id = r.request_id),
        'items', (
          select coalesce(jsonb_agg(
            jsonb_build_object(
              'item_id', i.item_id, 'type', i.type, 'description', i.description, 'required', i.required,
              'status', i.status, 'reason', i.reason,
              'uploads', (
                select coalesce(jsonb_agg(to_jsonb(u) - 'site_id' - 'request_id' order by u.uploaded_at, u.upload_id), '[]')
                  from document_uploads u
                 where u.site_id = i.site_id and u.item_id = i.item_id and u.removed_at is null)
            ) order by i.place, i.item_id), '[]')
          from document_items i where i.site_id = r.site_id and i.request_id = r.request_id)
      ) order by r.created_at, r.document_id), '[]')
    from document_requests r
   where r.site_id = p_site and (r.application_id = p_application or r.request_id = p_request)
  );
end $$;

-- The rows of an application bring its requests along.
alter function foyer_application_rows(text, bigint, text) rename to foyer_application_rows_but_documents;
create function foyer_application_rows(p_site text, p_application bigint, p_owner text) returns jsonb language plpgsql stable as $$
begin
  return foyer_application_rows_but_documents(p_site, p_application, p_owner)
    || jsonb_build_object('requests', foyer_document_requests(p_site, p_application, null));
end $$;

create unique index document_uploads_file on document_uploads (site_id, storage_key);

-- Which of these files a row of any site names. Every table that keeps a file calls the column storage_key.
create function foyer_known_files(p_keys text[]) returns setof text language plpgsql as $$
declare
  v_site text;
  v_table text;
begin
  for v_site in select slug from tenants loop
    perform set_config('foyer.site_id', v_site, true);
    for v_table in
      select table_name from information_schema.columns where table_schema = 'public' and column_name = 'storage_key'
    loop
      return query execute format('select storage_key from %I where site_id = $1 and storage_key = any ($2)', v_table)
        using v_site, p_keys;
    end loop;
  end loop;
end $$;
