-- What was sent to be signed, and the sealed copy, of a deal on hold are not overwritten either; a copy is added once all have signed.
create trigger keep_held before delete on signing_requests for each row execute function foyer_keep_held();
create trigger keep_held_words before update of document, finished, title, note on signing_requests for each row
  when (old.document is distinct from new.document or old.title is distinct from new.title or old.note is distinct from new.note
    or (old.finished is not null and old.finished is distinct from new.finished))
  execute function foyer_keep_held();
create trigger keep_held_words before update of answers, form_name on leads for each row
  when (old.answers is distinct from new.answers or old.form_name is distinct from new.form_name)
  execute function foyer_keep_held();
create trigger keep_held_words before update of file_name, content_type, storage_key, sha256 on document_uploads for each row
  when (old.file_name is distinct from new.file_name or old.content_type is distinct from new.content_type
    or old.storage_key is distinct from new.storage_key or old.sha256 is distinct from new.sha256)
  execute function foyer_keep_held();
