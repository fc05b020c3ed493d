-- Whether a site has made-up deals for trying the office out: set when it is created, and never later. Nothing of it leaves the
-- server, its events are not chained, and foyer_remove_demo_site removes it whole.
alter table tenants add column is_demo boolean not null default false;
