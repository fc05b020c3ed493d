-- The key of each table of a site begins with its site, so that the rows of a site can be kept on a server of their own.
alter table stale_deals drop constraint stale_deals_pkey;
alter table stale_deals add primary key (slug, mark_id);
drop index stale_deals_of_site;
