-- The lead that a mail is about, which is removed with it: an erased lead's answers are not mailed once the mail server is back.
alter table mails add column lead_id bigint;
create index mails_of_leads on mails (site_id, lead_id) where lead_id is not null;
