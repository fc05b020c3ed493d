-- Data past its time, counted and, unless p_dry, deleted: codes a day after their end, links and tickets at theirs, sessions
-- after twelve hours, browsers of staff after thirty days, expired rate limits, drafts of starts that were abandoned for thirty
-- days, and their unclaimed users.
create function foyer_retention(p_now timestamptz, p_dry boolean) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_site text;
  v_count integer;
  v_counts jsonb := '{"codes": 0, "links": 0, "sessions": 0, "limits": 0, "drafts": 0, "starts": 0}';
begin
  for v_site in select slug from tenants order by slug loop
    perform set_config('foyer.site_id', v_site, true);
    select v_counts || jsonb_build_object(
      'codes', (v_counts ->> 'codes')::integer
        + (select count(*) from email_codes where site_id = v_site and expires_at < p_now - interval '24 hours'),
      'links', (v_counts ->> 'links')::integer
        + (select count(*) from one_time_tokens where site_id = v_site and expires_at < p_now),
      'sessions', (v_counts ->> 'sessions')::integer
        + (select count(*) from sessions where site_id = v_site and created_at < p_now - interval '12 hours'),
      'drafts', (v_counts ->> 'drafts')::integer
        + (select count(*) from drafts where site_id = v_site and application_id = 0 and saved_at < p_now - interval '30 days'),
      'starts', (v_counts ->> 'starts')::integer
        + (select count(*) from users u where u.site_id = v_site and foyer_is_unclaimed(u, p_now))
    ) into v_counts;
    if not p_dry then
      delete from email_codes where site_id = v_site and expires_at < p_now - interval '24 hours';
      delete from one_time_tokens where site_id = v_site and expires_at < p_now;
      delete from sessions where site_id = v_site and created_at < p_now - interval '12 hours';
      delete from drafts where site_id = v_site and application_id = 0 and saved_at < p_now - interval '30 days';
      delete from users u where u.site_id = v_site and foyer_is_unclaimed(u, p_now);
    end if;
  end loop;
  -- The office's own: its codes are rows of the server.
  perform set_config('foyer.site_id', '*', true);
  select v_counts || jsonb_build_object(
    'codes', (v_counts ->> 'codes')::integer
      + (select count(*) from email_codes where site_id = '*' and expires_at < p_now - interval '24 hours'),
    'links', (v_counts ->> 'links')::integer
      + (select count(*) from setup_tokens where expires_at < p_now and used_at is null)
      + (select count(*) from office_challenges where expires_at < p_now),
    'sessions', (v_counts ->> 'sessions')::integer
      + (select count(*) from office_sessions where created_at < p_now - interval '12 hours')
      + (select count(*) from office_devices where seen_at < p_now - interval '30 days')
  ) into v_counts;
  if not p_dry then
    delete from email_codes where site_id = '*' and expires_at < p_now - interval '24 hours';
    delete from setup_tokens where expires_at < p_now and used_at is null;
    delete from office_challenges where expires_at < p_now;
    delete from office_sessions where created_at < p_now - interval '12 hours';
    delete from office_devices where seen_at < p_now - interval '30 days';
  end if;
  select count(*) into v_count from rate_limits where window_ends_at < p_now;
  if not p_dry then
    delete from rate_limits where window_ends_at < p_now;
  end if;
  return v_counts || jsonb_build_object('limits', v_count);
end $$;
revoke execute on function foyer_retention from public;
