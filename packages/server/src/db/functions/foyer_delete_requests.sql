-- Deletes requests for documents with everything that belongs to them, the mails about them too, and returns the keys of their
-- files. The caller holds their rows for update.
create function foyer_delete_requests(p_site text, p_requests text[]) returns text[] language plpgsql as $$
declare
  v_files text[];
begin
  v_files := array(select storage_key from document_uploads where site_id = p_site and request_id = any (p_requests));
  delete from mails where site_id = p_site and document_request_id = any (p_requests);
  delete from grants where site_id = p_site and kind = 'recipient' and subject = any (p_requests);
  delete from document_uploads where site_id = p_site and request_id = any (p_requests);
  delete from document_items where site_id = p_site and request_id = any (p_requests);
  -- With their codes.
  delete from document_recipients where site_id = p_site and request_id = any (p_requests);
  delete from document_requests where site_id = p_site and request_id = any (p_requests);
  return v_files;
end $$;
