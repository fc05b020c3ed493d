-- Since when a site shows an area that it hid before, by the name of its setting (MainSeesIncome). Applications begun earlier
-- keep hiding it, because people entered it while they read that it was hidden.
alter table sites add column shown_from jsonb not null default '{}';
