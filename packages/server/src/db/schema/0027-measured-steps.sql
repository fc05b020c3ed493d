-- The median minutes of each step of the wizard, by the step's id, measured every night (foyer_step_seconds). Steps that too
-- few people have finished are absent.
alter table server_facts add column step_minutes jsonb not null default '{}';
