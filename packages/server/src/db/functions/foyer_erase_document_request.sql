-- Erases a request for documents that belongs to no deal, with everything of it and the mails to its recipients that are no one
-- else's, and returns the keys of its files; null for an unknown one and for one of a deal, which goes with its deal. The audit events
-- stay, which have its id alone.
create function foyer_erase_document_request(p_site text, p_request text) returns text[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_contacts text[];
  v_files text[];
begin
  perform foyer_see_site(p_site);
  perform from document_requests
   where site_id = p_site and request_id = p_request and application_id is null for update;
  if not found then
    return null;
  end if;
  v_contacts := array(select email from document_recipients where site_id = p_site and request_id = p_request);
  v_files := foyer_delete_requests(p_site, array[p_request]);
  -- Its recipients are gone, so that an address is another's only where another row has it.
  delete from mails
   where site_id = p_site and lead_id is null
     and lower(recipient) = any (foyer_only_theirs(p_site, v_contacts, null, null, '{}', '{}'));
  return v_files;
end $$;
revoke execute on function foyer_erase_document_request from public;
grant execute on function foyer_erase_document_request to foyer_app;
