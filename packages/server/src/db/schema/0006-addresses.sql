create extension if not exists pg_trgm;

-- Addresses that were looked up, cached by a site for a day.
create table address_results (
  site_id text not null references sites,
  result_id text not null,
  address jsonb not null,
  expires_at timestamptz not null,
  primary key (site_id, result_id)
);
select pg_temp.site_table('address_results', 'select, insert, update, delete');
create index address_results_expiring on address_results (site_id, expires_at);

-- Our own address search. Addresses are public and belong to no site. A search names a street and usually a number, so
-- streets have a table of their own: there are twenty times fewer of them, and their trigram index stays small while
-- addresses grow. Texts are folded (domain/addresses/fold.ts) and compared bytewise, which makes prefixes ranges.
-- The owner imports them; the application reads them.
create table address_streets (
  street_id integer generated always as identity primary key,
  route text not null,
  city text not null,
  province smallint not null,
  name text collate "C" not null,
  place text collate "C" not null,
  search text collate "C" not null generated always as (' ' || name || ' ' || place || ' ') stored,
  addresses integer not null default 0,
  unique (name, place)
) with (fillfactor = 80);
grant select on address_streets to foyer_app;
create index address_streets_words on address_streets using gin (search gin_trgm_ops) with (fastupdate = off);

create table addresses (
  address_id bigint generated always as identity primary key,
  street_id integer not null references address_streets,
  number text collate "C" not null,
  unit text collate "C" not null,
  postal text collate "C" not null,
  unique (street_id, number, unit)
);
grant select on addresses to foyer_app;
create index addresses_by_number on addresses (number);
create index addresses_by_postal on addresses (postal, number);
