-- What an item was before the last decision on it, until the mail about the decision: the decision can be undone for so long.
-- `notice_due` is set for documents that were accepted and for refused ones.
alter table document_items add column before_decision jsonb;
