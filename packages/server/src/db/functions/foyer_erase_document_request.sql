-- Erases a request for documents that belongs to no deal, with everything of it and the mails about it, and returns the keys of its
-- files; null for an unknown one and for one of a deal, which goes with its deal. The audit events stay, which have its id alone.
create function foyer_erase_document_request(p_site text, p_request text) returns text[] language plpgsql as $$
declare
  v_contacts text[];
  v_files text[];
begin
  perform from document_requests
   where site_id = p_site and request_id = p_request and application_id is null for update;
  if not found then
    return null;
  end if;
  v_contacts := array(select email from document_recipients where site_id = p_site and request_id = p_request);
  v_files := foyer_delete_requests(p_site, array[p_request]);
  -- Of those that name no request, the mails to whom no other request has.
  delete from mails m
   where m.site_id = p_site and m.document_request_id is null and m.kind like 'documents-%' and m.recipient = any (v_contacts)
     and not exists (select from document_recipients d where d.site_id = p_site and d.email = m.recipient);
  return v_files;
end $$;
