-- A key that the owners of a brokerage made in the office works on sites of that brokerage only; without any in `sites` on all of
-- them, also on those that it gets later. Without a brokerage a key is the installation's.
alter table api_keys add column brokerage_id text references brokerages;
create index api_keys_of_brokerage on api_keys (brokerage_id, created_at);
