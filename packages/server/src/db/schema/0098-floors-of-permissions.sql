-- The action without which nothing of this one is shown or done: `deal.view` for what belongs to deals, lists of it included, and
-- `lead.view` for what is done with leads. Null: none.
alter table office_permissions add column floor text;
update office_permissions set floor = 'deal.view' where of_deals;
alter table office_permissions drop column of_deals;
