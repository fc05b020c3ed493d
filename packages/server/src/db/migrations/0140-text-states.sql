-- What became of a text message. `tried_at`: it was handed to the service, whose answer we do not have (yet): before it is handed
-- over again the service is asked whether it took it. `provider_id` and `state` are the service's once it did.
alter table text_messages
  add column tried_at timestamptz,
  add column provider_id text,
  add column state text check (state in ('underWay', 'arrived', 'failed'));

-- The text message an invitation last went out with; none by e-mail.
alter table invites add column message_id text;
