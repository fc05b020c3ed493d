-- by_submission: a submission ordered the link, to a contact that was the person's. link_due: the link is ordered and not sent.
alter table invites
  add column by_submission boolean not null default false,
  add column link_due boolean not null default false;
