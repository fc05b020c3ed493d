-- Borrowers read the reason of an override in their language.
alter table rule_overrides no force row level security;
alter table rule_overrides add reason_fr text check (reason_fr <> '');
update rule_overrides set reason_fr = reason;
alter table rule_overrides alter reason_fr set not null;
alter table rule_overrides force row level security;
