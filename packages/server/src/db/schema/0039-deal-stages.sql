-- The stage to which a deal was moved last, see packages/domain/src/office/stages.ts. It counts within its status only, so a
-- status that is saved elsewhere contradicts nothing. A deal without a row is in the first stage of its status. `moved_by`:
-- person:<id>, key:<id> or operator.
create table deal_stages (
  site_id text not null,
  application_id bigint not null,
  stage text not null,
  moved_at timestamptz not null,
  moved_by text not null,
  primary key (site_id, application_id),
  foreign key (site_id, application_id) references applications on delete cascade
);
select pg_temp.site_table('deal_stages', 'select, insert, update');

create policy own_deals on deal_stages as restrictive for select using (
  (select coalesce(current_setting('foyer.own_person', true), '')) = ''
  or exists (select from deal_owners o where o.slug = deal_stages.site_id
    and o.application_id = deal_stages.application_id and o.person_id = current_setting('foyer.own_person', true)));

create trigger mark_deal after insert or update on deal_stages
  for each row execute function foyer_mark_deal('application');

-- `moved_at`: null unless it was moved to this stage.
alter table deal_list add column stage text not null default 'started', add column moved_at timestamptz;
alter table deal_list alter column stage drop default;
update deal_list set stage = case status when 11 then 'started' when 0 then 'new' when 1 then 'collecting' when 2 then 'conditions'
  when 3 then 'closed' when 4 then 'closed' when 5 then 'closed' else 'new' end;
create index deal_list_stage on deal_list (brokerage_id, stage, changed_at, slug, application_id) where is_open;
