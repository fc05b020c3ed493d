-- The lists of signing requests and insurance applications are read site by site: an index over all sites made a brokerage
-- with a few of them read those of every other one.
drop index signing_requests_listed;
create unique index signing_requests_listed on signing_requests (site_id, number desc);
drop index cli_applications_listed;
create unique index cli_applications_listed on cli_applications (site_id, number desc);
