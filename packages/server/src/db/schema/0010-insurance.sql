-- Credit insurance. `facts`: what the broker entered; `answers`: what the applicants chose, with the premiums quoted for it.
-- `account` (the bank account) and `draft` are encrypted and bound to the row. An unsigned application that was not touched
-- for ninety days (`touched_at`) is deleted; a signed one belongs to the contract and is kept.
create table cli_applications (
  site_id text not null references sites,
  cli_application_id bigint not null,
  mortgage_application_id bigint not null,
  loan_number text not null,
  language smallint not null,
  status text not null check (status in ('created', 'quoted', 'prepared', 'sent')),
  facts jsonb not null,
  answers jsonb not null,
  account bytea,
  draft bytea,
  signing_request_id text,
  charged_at timestamptz,
  created_at timestamptz not null,
  prepared_at timestamptz,
  sent_at timestamptz,
  touched_at timestamptz not null,
  primary key (site_id, cli_application_id),
  -- One application per mortgage, by our id and by the lender's.
  unique (site_id, mortgage_application_id)
);
select pg_temp.site_table('cli_applications', 'select, insert, update');
create unique index cli_applications_of_loan on cli_applications (site_id, loan_number) where loan_number <> '';

-- The rates that a broker has loaded, one table a site.
create table cli_rates (
  site_id text not null references sites,
  rates jsonb not null,
  loaded_at timestamptz not null,
  primary key (site_id)
);
select pg_temp.site_table('cli_rates', 'select, insert, update');

-- Each person of an insurance application has their own link, security check and health answers. `token_hash` is null until
-- the person is invited; a new link replaces it and every grant issued for the old one. `answered_for` names the coverages
-- that `health` is about; answers about other coverages do not count.
create table cli_applicants (
  site_id text not null,
  cli_application_id bigint not null,
  applicant_id bigint not null,
  is_primary boolean not null,
  token_hash bytea,
  invited_at timestamptz,
  code_hash bytea,
  code_expires_at timestamptz,
  wrong_run smallint not null default 0,
  wrong_total smallint not null default 0,
  locked_until timestamptz,
  health bytea,
  answered_for text not null default '',
  primary key (site_id, cli_application_id, applicant_id),
  unique (site_id, token_hash),
  foreign key (site_id, cli_application_id) references cli_applications on delete cascade
);
select pg_temp.site_table('cli_applicants', 'select, insert, update');
create unique index cli_applicants_one_primary on cli_applicants (site_id, cli_application_id) where is_primary;
