-- Whether a deal is on hold.
-- In plpgsql for its cached plan, as foyer_shows_borrower is.
create function foyer_is_held(p_site text, p_application bigint) returns boolean language plpgsql stable as $$
begin
  return (
    select exists (
      select from deal_holds where site_id = p_site and application_id = p_application and lifted_at is null));
end $$;
