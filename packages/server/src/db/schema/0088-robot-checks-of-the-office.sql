-- The checks that staff solve to sign in are rows of the server.
alter table used_challenges drop constraint used_challenges_site_id_fkey;
