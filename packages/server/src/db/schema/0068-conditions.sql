-- What a lender asks for before a deal is funded. `status`: what staff set; a tied document decides what is shown before `sent`,
-- see the domain's office/conditions.ts. `made_by`: person:<id>, key:<id> or operator.
create table deal_conditions (
  site_id text not null,
  application_id bigint not null,
  condition_id bigint generated always as identity,
  text text not null check (char_length(text) between 1 and 300),
  lender text not null check (char_length(lender) <= 60),
  status text not null default 'open' check (status in ('open', 'asked', 'received', 'sent', 'satisfied')),
  due_on date,
  item_id bigint,
  version integer not null default 1,
  made_by text not null,
  created_at timestamptz not null,
  primary key (site_id, condition_id),
  foreign key (site_id, application_id) references applications,
  foreign key (site_id, item_id) references document_items
);
select pg_temp.site_table('deal_conditions', 'select, insert, update, delete');
create index deal_conditions_listed on deal_conditions (site_id, application_id, condition_id);
create index deal_conditions_of_item on deal_conditions (site_id, item_id) where item_id is not null;

create policy own_deals on deal_conditions as restrictive for select using (
  (select coalesce(current_setting('foyer.own_person', true), '')) = ''
  or exists (select from deal_owners o where o.slug = deal_conditions.site_id
    and o.application_id = deal_conditions.application_id and o.person_id = current_setting('foyer.own_person', true)));
