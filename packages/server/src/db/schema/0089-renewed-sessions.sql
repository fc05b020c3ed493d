-- A session's id is renewed in its row, so that a statement which ends all sessions of a user waits for it and finds it again.
alter table grants
  drop constraint grants_site_id_token_hash_fkey,
  add constraint grants_site_id_token_hash_fkey
    foreign key (site_id, token_hash) references sessions on update cascade on delete cascade;
