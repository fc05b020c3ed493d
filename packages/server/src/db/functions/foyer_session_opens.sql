-- Whether a session opens a brokerage that its person works for. One that a provider alone vouches for opens the brokerage of that
-- provider. Any other opens that one too, and each that its person's own factors open. They open none whose people have to come
-- through its provider, but to the one who gets in without it; where they were made on the word of one brokerage's provider, that
-- brokerage alone, since who runs the provider may have made them; and else none that the person joined without them, since who read
-- their mail before may have made them (memberships.factor_after). An ended brokerage or person is not its question.
-- In plpgsql for its cached plan, as foyer_shows_borrower is.
create function foyer_session_opens(
  p_stage text, p_sign_on_of text, p_is_vouched boolean, p_person text, p_brokerage text
)
returns boolean language plpgsql stable as $$
begin
  return (
    select coalesce(p_sign_on_of = p_brokerage, false)
      or not p_is_vouched and not exists (
        select from identity_providers
         where brokerage_id = p_brokerage and is_required and break_glass_id is distinct from p_person)
        and not exists (select from people where person_id = p_person and factors_under <> p_brokerage)
        and not exists (
          select from memberships m where m.brokerage_id = p_brokerage and m.person_id = p_person
             and (m.factor_after = 'provider' or m.factor_after = 'mail' and p_stage = 'factor')));
end $$;
revoke execute on function foyer_session_opens from public;
grant execute on function foyer_session_opens to foyer_app;
