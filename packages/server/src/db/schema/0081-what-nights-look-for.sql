-- What the nightly jobs look for is little, however many rows a site has: users who are only a confirmed address, and requests whose
-- link is open and whose reminders are not over, of all sites by one statement.
create index users_unclaimed on users (site_id, created_at) where password_hash is null and first_name = '' and last_name = '';
drop index document_requests_due;
create index document_requests_due on document_requests (expires_at)
  where due_on is not null and withdrawn_at is null and reminders < 3;
