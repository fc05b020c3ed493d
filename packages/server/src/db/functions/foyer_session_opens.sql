-- Whether a session opens a brokerage that its person works for. One that a provider alone vouches for opens the brokerage of that
-- provider; any other opens each, but those whose people have to come through their provider: there it must have named the person,
-- who may else be only the one who gets in without it. An ended brokerage or person is not its question.
-- In plpgsql for its cached plan, as foyer_shows_borrower is.
create function foyer_session_opens(p_sign_on_of text, p_is_vouched boolean, p_person text, p_brokerage text)
returns boolean language plpgsql stable as $$
begin
  return (
    select coalesce(p_sign_on_of = p_brokerage, false)
      or not p_is_vouched and not exists (
        select from identity_providers
         where brokerage_id = p_brokerage and is_required and break_glass_id is distinct from p_person));
end $$;
revoke execute on function foyer_session_opens from public;
grant execute on function foyer_session_opens to foyer_app;
