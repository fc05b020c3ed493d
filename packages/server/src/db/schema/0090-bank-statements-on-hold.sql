-- A statement that a bank sent is no answer of the client: it stays while the deal is on hold, and so does its applicant.
create trigger keep_held before delete on bank_requests for each row
  when (old.fetched_at is not null) execute function foyer_keep_held();
create trigger keep_held_words before update of statement on bank_requests for each row
  when (old.fetched_at is not null and old.statement is distinct from new.statement) execute function foyer_keep_held();
