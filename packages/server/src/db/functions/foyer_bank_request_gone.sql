-- Trigger: a request that is deleted with its applicant returns the credit of a person who never came back.
create or replace function foyer_bank_request_gone() returns trigger language plpgsql as $$
begin
  update sites set credits = credits + 1 where site_id = old.site_id;
  return null;
end $$;
create or replace trigger bank_request_gone after delete on bank_requests
  for each row when (old.answered_at is null and old.released_at is null) execute function foyer_bank_request_gone();
