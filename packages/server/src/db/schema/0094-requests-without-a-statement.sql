-- Until a statement is there, a request holds a part of the site's credits for its network, also with a return: anyone can make one
-- up, and while the provider does not refuse it, it lasts.
drop index bank_requests_open;
create index bank_requests_open on bank_requests (site_id, place) where fetched_at is null and released_at is null;
