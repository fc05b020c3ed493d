-- Bank statements: one row per authorization that an applicant was sent to. Until `released_at` it holds one of the
-- applicant's three places and one credit of the site. What the institution returns is encrypted.
create table bank_requests (
  site_id text not null,
  request_id bigint not null,
  -- Ids are random; this gives the order of creation, also within one millisecond.
  place bigint generated always as identity,
  application_id bigint not null,
  applicant_id bigint not null,
  user_id text not null,
  -- The return must be in this session, with this tag, in time and once.
  session_hash bytea not null,
  tag_hash bytea not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  -- A keyed hash to recognize the login; the login itself, with what a fetch needs, is in `login`.
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
select pg_temp.site_table('bank_requests', 'select, insert, update, delete');
create index bank_requests_of_application on bank_requests (site_id, application_id, place);
create index bank_requests_of_applicant on bank_requests (site_id, applicant_id);
create index bank_requests_by_login on bank_requests (site_id, login_hash);
