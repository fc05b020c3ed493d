-- Whether the person of this transaction of the server's own rows reaches a lead that changed. One that was erased has no row: it was
-- within reach of those who see all leads of its site. In plpgsql for its cached plan, as foyer_shows_borrower is.
create function foyer_reaches_lead(p_site text, p_lead bigint) returns boolean
language plpgsql stable as $$
begin
  return exists (select from leads where site_id = p_site and lead_id = p_lead) or foyer_reaches_site(p_site);
end $$;
