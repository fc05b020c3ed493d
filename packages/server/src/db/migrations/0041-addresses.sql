-- Looked-up addresses that a site keeps for a day.
create table address_results (
  site_id text not null references sites,
  result_id text not null,
  address jsonb not null,
  expires_at timestamptz not null,
  primary key (site_id, result_id)
);
create index address_results_expiring on address_results (site_id, expires_at);
alter table address_results enable row level security;
alter table address_results force row level security;
create policy one_site on address_results using (site_id = current_setting('foyer.site_id', true))
  with check (site_id = current_setting('foyer.site_id', true));
grant select, insert, update, delete on address_results to foyer_app;

-- Our own search for addresses. They are public and of no site: everybody finds the same ones. A search names a street
-- and mostly a number, so streets stand apart: there are twenty times fewer of them, and their index of trigrams stays small
-- while addresses grow. Texts are folded (domain/addresses/fold.ts) and compared byte by byte, which makes prefixes ranges.
create extension if not exists pg_trgm;

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
create index address_streets_words on address_streets using gin (search gin_trgm_ops) with (fastupdate = off);

create table addresses (
  address_id bigint generated always as identity primary key,
  street_id integer not null references address_streets,
  number text collate "C" not null,
  unit text collate "C" not null,
  postal text collate "C" not null,
  unique (street_id, number, unit)
);
create index addresses_by_number on addresses (number);
create index addresses_by_postal on addresses (postal, number);

grant select, insert, update on address_streets, addresses to foyer_app;
grant usage on all sequences in schema public to foyer_app;

-- Streets with a word that is spelled nearly like this one. A threshold of its own: half the trigrams, as a name with one slip has.
create function foyer_streets_alike(p_word text, p_most integer) returns setof address_streets
language sql stable set pg_trgm.word_similarity_threshold = 0.5 as $$
  select * from address_streets s where p_word <% s.search
   order by word_similarity(p_word, s.name) desc, s.addresses desc, s.street_id limit p_most
$$;

-- Adds [{ route, city, province, name, place, number, unit, postal }]; one that is there already stays, and gets a postal
-- code where it had none. Answers how many were new.
create function foyer_import_addresses(p_rows jsonb) returns integer language plpgsql as $$
declare
  v_added integer;
begin
  insert into address_streets (route, city, province, name, place)
  select distinct on (name, place) route, city, province, name, place
    from jsonb_to_recordset(p_rows) as given (route text, city text, province smallint, name text collate "C", place text collate "C")
   order by name, place
  on conflict (name, place) do nothing;

  with given as (
    select distinct on (s.street_id, r.number, r.unit) s.street_id, r.number, r.unit, r.postal
      from jsonb_to_recordset(p_rows) as r (name text, place text, number text, unit text, postal text)
      join address_streets s on s.name = r.name collate "C" and s.place = r.place collate "C"
     order by s.street_id, r.number, r.unit, r.postal desc
  ), written as (
    insert into addresses as a (street_id, number, unit, postal)
    select street_id, number, unit, postal from given
    on conflict (street_id, number, unit) do update set postal = excluded.postal
      where a.postal = '' and excluded.postal <> ''
    returning street_id, xmax = 0 as made
  ), counted as (
    update address_streets s set addresses = s.addresses + n.made
      from (select street_id, count(*)::integer as made from written where made group by street_id) n
     where s.street_id = n.street_id
    returning n.made
  )
  select coalesce(sum(made), 0) into v_added from counted;
  return v_added;
end $$;
