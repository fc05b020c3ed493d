-- The thread between the client of an application and the staff of its brokerage. `author`: user:<id>, person:<id>, key:<id> or
-- operator. `mailed`: whether its other side got a mail about it. `read_at`: when the client first saw a message of the staff.
-- `settled_at`: since when a message of the client waits for no reply.
create table deal_messages (
  site_id text not null,
  application_id bigint not null,
  message_id bigint generated always as identity,
  from_client boolean not null,
  author text not null,
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null,
  mailed boolean not null,
  read_at timestamptz,
  settled_at timestamptz,
  primary key (site_id, message_id),
  foreign key (site_id, application_id) references applications,
  check (read_at is null or not from_client),
  check (settled_at is null or from_client)
);
select pg_temp.site_table('deal_messages', 'select, insert, update, delete');
create index deal_messages_listed on deal_messages (site_id, application_id, message_id desc);
create index deal_messages_waiting on deal_messages (site_id, application_id) where from_client and settled_at is null;
create index deal_messages_unread on deal_messages (site_id, application_id) where not from_client and read_at is null;

create policy own_deals on deal_messages as restrictive for select using (
  (select coalesce(current_setting('foyer.own_person', true), '')) = ''
  or exists (select from deal_owners o where o.slug = deal_messages.site_id
    and o.application_id = deal_messages.application_id and o.person_id = current_setting('foyer.own_person', true)));

create trigger mark_deal after insert or update of settled_at on deal_messages
  for each row execute function foyer_mark_deal('application');

-- Since when the oldest message of the client waits for a reply, also on a deal that is closed.
alter table deal_list drop column needs_from;
alter table deal_list add column message_from timestamptz;
alter table deal_list add column needs_from timestamptz generated always as (
  least(new_from, documents_from, message_from, closing_from, silent_from)) stored;
create index deal_list_needs on deal_list (brokerage_id, needs_from) where needs_from is not null;
