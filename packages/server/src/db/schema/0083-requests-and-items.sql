-- Requests to sign that are not over, by age: the job that ends old ones asks for those of all sites by one statement.
create index signing_requests_waiting on signing_requests (created_at) where state in ('open', 'sealing');

-- The files of an item: without it each item of a loaded application read all files of its site.
create index document_uploads_of_item on document_uploads (site_id, item_id);
