-- The invitations to the address of an account, for its dashboard.
create index invites_to_contact on invites (site_id, contact);

-- Figures of the deal that an invited person changed and the main applicant has not confirmed, by name: what the main applicant
-- knew, and the applicant who changed it last.
alter table applications add column shared_changes jsonb not null default '{}';
