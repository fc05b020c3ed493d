-- Adds [{ route, city, province, name, place, number, unit, postal }]. An address that exists is kept, and receives a postal
-- code where it had none. Returns the number of new addresses.
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
revoke execute on function foyer_import_addresses from public;
