-- Whether an application is a deal of this person.
create function foyer_owns_deal(p_site text, p_application bigint, p_person text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from deal_owners where slug = p_site and application_id = p_application and person_id = p_person)
$$;
revoke execute on function foyer_owns_deal from public;
grant execute on function foyer_owns_deal to foyer_app;
