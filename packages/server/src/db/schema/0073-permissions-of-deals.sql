-- Actions on what belongs to deals, lists of it included: nothing of them is left to whom `deal.view` is withheld.
alter table office_permissions add column of_deals boolean not null default false;
