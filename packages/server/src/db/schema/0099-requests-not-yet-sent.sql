-- Requests that are not yet at an external service are also among those that the job looks at.
drop index signing_requests_waiting;
create index signing_requests_waiting on signing_requests (created_at) where state in ('open', 'preparing', 'sealing');
