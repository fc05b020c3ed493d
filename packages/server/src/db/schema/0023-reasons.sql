-- Why answers that seem to contradict each other are right, by contradiction (domain, applicants/contradictions.ts).
alter table applicants add column reasons jsonb not null default '{}';
