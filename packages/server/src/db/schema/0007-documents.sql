-- Requests for documents. A link (request_id) opens one; its holder receives a grant of the kind 'recipient'.
create table document_requests (
  site_id text not null references sites,
  request_id text not null,
  document_id bigint not null,
  application_id bigint,
  name text not null,
  use_access_code boolean not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  notice_due boolean not null default false,
  created_at timestamptz not null,
  primary key (site_id, request_id),
  foreign key (site_id, application_id) references applications
);
select pg_temp.site_table('document_requests', 'select, insert, update, delete');
create index document_requests_of_application on document_requests (site_id, application_id);

create table document_recipients (
  site_id text not null,
  request_id text not null,
  email text not null,
  language smallint not null,
  wrong_codes smallint not null default 0,
  primary key (site_id, request_id, email),
  foreign key (site_id, request_id) references document_requests
);
select pg_temp.site_table('document_recipients', 'select, insert, update, delete');

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
select pg_temp.site_table('document_items', 'select, insert, update, delete');
create index document_items_of_request on document_items (site_id, request_id, place);

-- The bytes are in the file store, under a random key. A submitted upload keeps its row; `removed_at` hides it from the list of
-- its uploader. `pages` and `flags` are the result of the inspection: how many pages can be drawn, and what staff should know.
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
  pages smallint not null default 0,
  flags text[] not null default '{}',
  primary key (site_id, upload_id),
  foreign key (site_id, item_id) references document_items,
  check (removed_at is null or submitted_at is not null)
);
select pg_temp.site_table('document_uploads', 'select, insert, update, delete');
create index document_uploads_of_request on document_uploads (site_id, request_id);
create unique index document_uploads_file on document_uploads (site_id, storage_key);
create index document_uploads_unscanned on document_uploads (site_id) where not scanned and removed_at is null;

-- A code of a document request belongs to the session that asked for it (`token_hash`) and lasts 15 minutes. Wrong tries
-- count for that code, and in total for its recipient.
create table document_codes (
  site_id text not null,
  request_id text not null,
  token_hash bytea not null,
  email text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  locked_until timestamptz,
  expires_at timestamptz not null,
  primary key (site_id, request_id, token_hash),
  foreign key (site_id, request_id, email) references document_recipients on delete cascade
);
select pg_temp.site_table('document_codes', 'select, insert, update, delete');
