-- Whether a stored file has a row, of all sites by one statement.
create index document_uploads_by_file on document_uploads (storage_key);
