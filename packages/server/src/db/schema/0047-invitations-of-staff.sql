-- by_broker: staff wrote the invitation, so that the brokerage signs it. corrects: it asks the person of a part that was sent to
-- correct it, and `body` is the reason.
alter table invites
  add column by_broker boolean not null default false,
  add column corrects boolean not null default false;
