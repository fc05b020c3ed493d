-- Removes the row of an infected file, also of a deal on hold, since the file is deleted; that of a submitted one stays as a record.
create function foyer_remove_infected(p_site text, p_upload bigint, p_now timestamptz) returns void language plpgsql as $$
begin
  set local foyer.deletes_held = 'on';
  delete from document_uploads where site_id = p_site and upload_id = p_upload and submitted_at is null;
  set local foyer.deletes_held = '';
  update document_uploads set removed_at = p_now where site_id = p_site and upload_id = p_upload;
end $$;
