-- What the server that started last can do, which the rules on rows depend on. One row.
create table server_facts (
  one boolean primary key default true check (one),
  -- Whether text messages reach anyone. Without it a telephone is no contact of its own.
  sends_texts boolean not null
);
insert into server_facts (sends_texts) values (true);
grant select on server_facts to foyer_app;
