-- When the broker withdrew the request: its link is closed and its documents are no longer needed. What was submitted stays.
alter table document_requests add column withdrawn_at timestamptz;
