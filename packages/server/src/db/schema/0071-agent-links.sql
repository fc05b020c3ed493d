-- The link with which a person sends clients to the sites of the brokerage, `/{siteid}?with=<link_name>`, and the
-- card that these clients see: { Title, TitleFr, WorkPhone, AgentLic, EmailFl }. Both are null until the person makes them.
alter table memberships
  add column link_name text check (link_name ~ '^[a-z0-9](-?[a-z0-9]){0,39}$'),
  add column card jsonb,
  add constraint memberships_card check ((link_name is null) = (card is null));
create unique index memberships_link_name on memberships (brokerage_id, link_name) where ended_at is null;
