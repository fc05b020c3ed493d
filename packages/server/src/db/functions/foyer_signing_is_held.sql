-- Whether a request to sign is on hold: by itself, or with the deal that it was made from.
-- In plpgsql for its cached plan, as foyer_shows_borrower is.
create function foyer_signing_is_held(p_site text, p_request text) returns boolean language plpgsql stable as $$
begin
  return (
    select exists (
      select from deal_holds where site_id = p_site and signing_request_id = p_request and lifted_at is null)
    or exists (
      select from signing_requests r join deal_holds h on h.site_id = r.site_id and h.application_id = r.application_id
       where r.site_id = p_site and r.request_id = p_request and h.lifted_at is null));
end $$;
