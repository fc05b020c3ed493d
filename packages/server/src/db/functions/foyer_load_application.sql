-- A whole application in one round trip: the guard's outcome and the rows.
create function foyer_load_application(
  p_site text, p_session bytea, p_user text, p_application bigint, p_applicant bigint,
  p_invite bigint, p_principals text[], p_owns text, p_new boolean, p_lock boolean, p_now timestamptz, out scope jsonb, out data json
) language plpgsql as $$
begin
  scope := foyer_authorize(
    p_site, p_session, p_user, p_application, p_applicant, p_invite, p_principals, p_owns, p_new, p_lock, p_now);
  if scope ->> 'outcome' = 'ok' then
    data := foyer_application_rows(p_site, p_application, foyer_draft_owner(scope), p_now);
  end if;
end $$;
