-- ProvinceDD of the property of an application; -1 where none was chosen.
create function foyer_province(a applications) returns integer language sql immutable as $$
  select coalesce((a.requested_mortgage #>> '{SubjectProperty,Address,ProvinceDD}')::integer, -1)
$$;
