-- Text messages on their way, as mails are.
create table text_messages (
  site_id text not null references sites,
  message_id text not null,
  kind text not null,
  recipient text not null,
  content bytea,
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (site_id, message_id)
);
alter table text_messages enable row level security;
alter table text_messages force row level security;
create policy one_site on text_messages using (site_id = current_setting('foyer.site_id', true))
  with check (site_id = current_setting('foyer.site_id', true));
grant select, insert, update, delete on text_messages to foyer_app;
