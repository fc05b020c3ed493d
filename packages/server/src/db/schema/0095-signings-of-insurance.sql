-- What is erased or kept together with an insurance application: the requests to sign that were made for it.
create index signing_requests_of_insurance on signing_requests (site_id, reference_id) where purpose = 'insurance';
