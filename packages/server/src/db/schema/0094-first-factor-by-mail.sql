-- Until when the person may make a first way to sign in by their mail alone: after an invitation, a reset by an owner, or the end of
-- the provider through which they came.
alter table people add column enrols_until timestamptz;
-- Joined through the brokerage's provider alone: a factor that was there before may be another's, so that it does not open the
-- brokerage until provider and factor were used in one sign-in.
alter table memberships add column by_provider boolean not null default false;
drop function if exists foyer_comes_by_provider(text);
-- Who was invited before and has made none yet.
update people p set enrols_until = now() + interval '7 days'
 where not exists (select from factors f where f.person_id = p.person_id)
   and not exists (select from person_identities i where i.person_id = p.person_id);
