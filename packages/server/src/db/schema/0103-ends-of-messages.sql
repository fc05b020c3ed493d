-- A lead takes the mails about it with it, whatever deletes it: the nightly run left them.
create function foyer_remove_mails_of_lead() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from mails where site_id = old.site_id and lead_id = old.lead_id;
  return null;
end $$;
revoke execute on function foyer_remove_mails_of_lead from public;
create trigger remove_mails after delete on leads for each row execute function foyer_remove_mails_of_lead();

alter table mails no force row level security;
alter table leads no force row level security;
delete from mails m where m.lead_id is not null
  and not exists (select from leads l where l.site_id = m.site_id and l.lead_id = m.lead_id);
alter table leads force row level security;
alter table mails force row level security;

-- What was given up, whose content the nightly run erases.
create index mails_unsent on mails (site_id, created_at) where sent_at is null and content is not null;
create index text_messages_unsent on text_messages (site_id, created_at) where sent_at is null and content is not null;
