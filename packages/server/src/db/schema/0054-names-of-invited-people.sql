-- How the main applicant named the person they invited: listed and greeted so until the person enters their own answers, which
-- nothing of it replaces.
alter table invites
  add column first_name text not null default '',
  add column last_name text not null default '',
  add column relationship smallint not null default -1;
