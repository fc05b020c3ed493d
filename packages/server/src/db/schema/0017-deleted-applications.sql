-- An application that was never submitted is deleted when its borrower wants it, with the parts that invited people sent into it
-- and the offers made for it. What belongs to a submission stays, whatever the application tries to delete.
grant delete on invite_submissions, partner_offers to foyer_app;
create policy never_submitted on invite_submissions as restrictive for delete using (
  not exists (
    select from submissions s
     where s.site_id = invite_submissions.site_id and s.application_id = invite_submissions.application_id));
