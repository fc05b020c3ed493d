-- Until when the person may make a first way to sign in by their mail alone: after an invitation, a reset by an owner, or the end of
-- the provider through which they came.
alter table people add column enrols_until timestamptz;
-- A factor that was there when the person joined may be another's, who read their mail once: it opens the brokerage only after it was
-- used in one sign-in with what the person joined by.
alter table memberships add column factor_after text check (factor_after in ('provider', 'mail'));
drop function if exists foyer_comes_by_provider(text);
-- Who was invited before and has made none yet.
update people p set enrols_until = now() + interval '7 days'
 where not exists (select from factors f where f.person_id = p.person_id)
   and not exists (select from person_identities i where i.person_id = p.person_id);
