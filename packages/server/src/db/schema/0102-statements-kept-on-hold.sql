-- That someone does not have a document is what they sent: of a deal on hold the statement is neither deleted nor overwritten, by a
-- decision that asks again or by a file that comes after it.
create trigger keep_held_statement before update of not_available, not_available_at, not_available_sent_at on document_items
  for each row when (old.not_available_sent_at is not null and (old.not_available is distinct from new.not_available
    or old.not_available_at is distinct from new.not_available_at or old.not_available_sent_at is distinct from new.not_available_sent_at))
  execute function foyer_keep_held();
