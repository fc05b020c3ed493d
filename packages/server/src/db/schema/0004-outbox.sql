create table mails (
  site_id text not null,
  mail_id text not null,
  kind text not null,
  recipient text not null,
  message_id text not null,
  content bytea,
  attachments jsonb not null default '[]',
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (site_id, mail_id)
);
select pg_temp.site_table('mails', 'select, insert, update, delete');

-- Text messages, like mails. `tried_at`: when it was sent to the provider, whose reply may be missing: before another
-- try the provider is asked whether it accepted the message. `provider_id` and `state` are the provider's, once it
-- accepted it.
create table text_messages (
  site_id text not null references sites,
  message_id text not null,
  kind text not null,
  recipient text not null,
  content bytea,
  created_at timestamptz not null,
  sent_at timestamptz,
  tried_at timestamptz,
  provider_id text,
  state text check (state in ('underWay', 'arrived', 'failed')),
  primary key (site_id, message_id)
);
select pg_temp.site_table('text_messages', 'select, insert, update, delete');
