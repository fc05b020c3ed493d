-- The telephone numbers among the details of an applicant, for the search.
create function foyer_phones(p_identification jsonb) returns text language sql immutable set search_path = public, pg_temp as $$
  select concat_ws(' ', p_identification ->> 'Mobile', p_identification ->> 'HomePhone')
$$;
revoke execute on function foyer_phones from public;
grant execute on function foyer_phones to foyer_app;
