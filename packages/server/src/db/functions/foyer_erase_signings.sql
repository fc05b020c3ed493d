-- Erases requests to sign and insurance applications with all that belongs to them: documents and sealed copies, signers, events,
-- links, codes and grants, and the mails and text messages to p_contacts, which are their people's alone. The caller holds their rows.
create function foyer_erase_signings(p_site text, p_signings text[], p_insurance bigint[], p_contacts text[]) returns void
language plpgsql as $$
begin
  delete from mails m where m.site_id = p_site and (
    -- One about a lead goes with the lead.
    m.lead_id is null and lower(m.recipient) = any (p_contacts)
    or exists (select from jsonb_array_elements(m.attachments) a where a ->> 'requestId' = any (p_signings)));
  delete from text_messages where site_id = p_site and lower(recipient) = any (p_contacts);
  delete from grants where site_id = p_site and (
    kind = 'insurance' and subject in (select encode(a.token_hash, 'hex') from cli_applicants a
      where a.site_id = p_site and a.cli_application_id = any (p_insurance))
    or kind = 'signer' and split_part(subject, '/', 1) = any (p_signings));
  delete from email_codes
   where site_id = p_site and purpose like 'sign %' and split_part(substr(purpose, 6), '/', 1) = any (p_signings);
  delete from cli_applications where site_id = p_site and cli_application_id = any (p_insurance);
  delete from deal_holds where site_id = p_site and signing_request_id = any (p_signings)
     and lifted_at is not null;
  delete from erasures where site_id = p_site and signing_request_id = any (p_signings) and state <> 'approved';
  delete from signing_events where site_id = p_site and request_id = any (p_signings);
  delete from signing_signers where site_id = p_site and request_id = any (p_signings);
  delete from signing_requests where site_id = p_site and request_id = any (p_signings);
end $$;
-- The application erases by foyer_erase_application and foyer_erase_signing, with their checks.
revoke execute on function foyer_erase_signings from public;
