-- A signer whom the caller brought to the page needs no mailed link of ours: `known_by` is how the mailbox was proven.
-- `statement` is what a signer declares with their signature, in each language; no one signs without it where
-- `needs_statement`.
alter table signing_signers
  add column needs_statement boolean not null default false,
  add column statement jsonb,
  add column known_by text not null default 'mail' check (known_by in ('mail', 'caller'));

-- What a broker changed of the list of financial institutions: added, renamed or ended numbers.
create table cli_institutions (
  site_id text not null references sites,
  number text not null check (number ~ '^[0-9]{3}$'),
  name_en text not null,
  name_fr text not null,
  ended_at timestamptz,
  changed_at timestamptz not null,
  primary key (site_id, number)
);
select pg_temp.site_table('cli_institutions', 'select, insert, update');
