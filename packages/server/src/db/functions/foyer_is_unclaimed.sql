-- A user who is only a confirmed address, for p_kept: no name, password, network, application, draft or live session.
create function foyer_is_unclaimed(u users, p_now timestamptz, p_kept interval, p_session interval) returns boolean
language sql stable as $$
  select u.created_at < p_now - p_kept and u.password_hash is null and u.first_name = '' and u.last_name = ''
    and not exists (select from identities i where i.site_id = u.site_id and i.user_id = u.user_id)
    and not exists (select from applications a where a.site_id = u.site_id and a.user_id = u.user_id)
    and not exists (select from drafts d where d.site_id = u.site_id and d.owner = u.user_id)
    and not exists (select from sessions s where s.site_id = u.site_id and s.user_id = u.user_id
      and s.created_at >= p_now - p_session)
$$;
