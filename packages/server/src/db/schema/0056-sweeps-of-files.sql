-- When the last comparison of all files with their rows began; empty before the first one.
alter table server_facts add column files_swept_at timestamptz;
