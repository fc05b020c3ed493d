-- A mail about a request for documents goes with it. Those from before name none, and are found by their recipient.
alter table mails add column document_request_id text;
create index mails_of_document_request on mails (site_id, document_request_id) where document_request_id is not null;
create index mails_of_former_requests on mails (site_id, recipient) where document_request_id is null and kind like 'documents-%';
-- What was asked for without a deal is looked through every night.
create index document_requests_without_deal on document_requests (site_id) where application_id is null;
