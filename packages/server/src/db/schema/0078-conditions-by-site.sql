-- The lists of open conditions, holds and erasures are read site by site: with an index over all sites a brokerage with a few of
-- them read those of every other one. Holds and erasures have their primary key for it.
drop index deal_conditions_due;
create index deal_conditions_due on deal_conditions (site_id, coalesce(due_on, 'infinity'::date), condition_id)
  where status <> 'satisfied';
drop index deal_holds_listed;
drop index erasures_listed;
