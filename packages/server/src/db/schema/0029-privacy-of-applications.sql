-- Who sees what of whom in an application: the ten settings of its site (MainSees…, InvitedSees…) when it began. People enter
-- their data and receive links while they read these, so a later change of the site applies to later applications alone.
alter table applications add column privacy jsonb not null default '{}';

-- The policies hold for the owner as well, who has no site here: without this the update would change no row.
alter table applications no force row level security;
alter table sites no force row level security;

update applications a
   set privacy = jsonb_build_object(
         'MainSeesIdentity', 1, 'MainSeesContact', 1, 'MainSeesIncome', 1, 'MainSeesAssets', 1, 'MainSeesDebts', 1,
         'InvitedSeesIdentity', 0, 'InvitedSeesContact', 0, 'InvitedSeesIncome', 0, 'InvitedSeesAssets', 0, 'InvitedSeesDebts', 0)
       || (select coalesce(jsonb_object_agg(one.key, one.value), '{}')
             from sites s, jsonb_each(s.settings) one
            where s.site_id = a.site_id and (one.key like 'MainSees%' or one.key like 'InvitedSees%'));

alter table applications force row level security;
alter table sites force row level security;
