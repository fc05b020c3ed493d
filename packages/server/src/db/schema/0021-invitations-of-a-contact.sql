-- The invitations to the address of an account, for its dashboard.
create index invites_to_contact on invites (site_id, contact);
