-- Trigger: a request that is deleted with its applicant returns its credit, unless it gave a statement or returned it before.
create or replace function foyer_bank_request_gone() returns trigger language plpgsql as $$
begin
  update sites set credits = credits + 1 where site_id = old.site_id;
  return null;
end $$;
create or replace trigger bank_request_gone after delete on bank_requests
  for each row when (old.fetched_at is null and old.released_at is null) execute function foyer_bank_request_gone();
