-- A keyed hash of the network that asked, while there is no return: one network may hold a part of a site's credits.
alter table bank_requests add column network bytea;
create index bank_requests_open on bank_requests (site_id, place) where answered_at is null and released_at is null;
