-- Who got a mail because they are mentioned in a note: no one gets a second one for it, whatever its later versions mention.
alter table deal_notes
  add column mailed text[] not null default '{}',
  add check (removed_at is null or mailed = '{}');
alter table deal_notes no force row level security;
update deal_notes set mailed = mentions;
alter table deal_notes force row level security;
