-- Until when the documents of a request are wished for, how many of its three reminders are over, and when the last one was mailed.
alter table document_requests
  add column due_on date,
  add column reminders smallint not null default 0,
  add column reminded_at timestamptz;
create index document_requests_due on document_requests (site_id, due_on)
  where due_on is not null and withdrawn_at is null and reminders < 3;
