-- The invitation to apply of a lead: when it was last sent, until when its link works, which is stored as a keyed hash; the account
-- that uses it, and the application that began with it.
alter table leads
  add column invite_key bytea,
  add column invited_at timestamptz,
  add column invite_ends timestamptz,
  add column user_id text,
  add column application_id bigint,
  add foreign key (site_id, user_id) references users on delete set null (user_id),
  add foreign key (site_id, application_id) references applications on delete set null (application_id);
create unique index leads_by_invite on leads (site_id, invite_key) where invite_key is not null;
create unique index leads_by_application on leads (site_id, application_id) where application_id is not null;
create index leads_of_user on leads (site_id, user_id) where user_id is not null;
