-- When the newest try to seal a signed document failed: from then on the operator can cancel the request.
alter table signing_requests add column sealing_failed_at timestamptz;
