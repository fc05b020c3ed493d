-- Data past its time: codes a day after their end, links and tickets at theirs, sessions after twelve hours, browsers of staff
-- after thirty days, expired rate limits, drafts of starts that were abandoned for thirty days, and their unclaimed users. See
-- foyer_expire for p_run; the times are those of packages/domain/src/retention/expiry.ts.
create function foyer_retention(p_run jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_site text;
  v_codes integer := 0;
  v_links integer := 0;
  v_sessions integer := 0;
  v_limits integer := 0;
  v_drafts integer := 0;
  v_starts integer := 0;
begin
  for v_site in select foyer_sites_of_run(p_run) loop
    perform set_config('foyer.site_id', v_site, true);
    v_codes := v_codes + foyer_expire(p_run, v_site, 'codes', 'email_codes', 't.site_id = $2 and t.expires_at < $1 - $3');
    v_links := v_links + foyer_expire(p_run, v_site, 'links', 'one_time_tokens', 't.site_id = $2 and t.expires_at < $1 - $3');
    v_sessions := v_sessions
      + foyer_expire(p_run, v_site, 'sessions', 'sessions', 't.site_id = $2 and t.created_at < $1 - $3');
    v_drafts := v_drafts + foyer_expire(
      p_run, v_site, 'drafts', 'drafts', 't.site_id = $2 and t.application_id = 0 and t.saved_at < $1 - $3');
    v_starts := v_starts + foyer_expire(p_run, v_site, 'starts', 'users', format(
      't.site_id = $2 and t.password_hash is null and t.first_name = '''' and t.last_name = '''' and t.created_at < $1 - $3
         and foyer_is_unclaimed(t, $1, $3, %L)', p_run #>> '{kept,sessions}'));
  end loop;
  -- The office's own: its codes are rows of the server.
  if coalesce(jsonb_typeof(p_run -> 'sites'), 'null') = 'null' then
    perform set_config('foyer.site_id', '*', true);
    v_codes := v_codes + foyer_expire(p_run, '*', 'codes', 'email_codes', 't.site_id = $2 and t.expires_at < $1 - $3');
    v_links := v_links
      + foyer_expire(p_run, '*', 'links', 'setup_tokens', 't.expires_at < $1 - $3 and t.used_at is null')
      + foyer_expire(p_run, '*', 'links', 'office_challenges', 't.expires_at < $1 - $3');
    v_sessions := v_sessions
      + foyer_expire(p_run, '*', 'sessions', 'office_sessions', 't.created_at < $1 - $3')
      + foyer_expire(p_run, '*', 'sessions', 'office_devices', 't.seen_at < $1 - interval ''30 days''');
    v_limits := foyer_expire(p_run, '*', 'limits', 'rate_limits', 't.window_ends_at < $1');
  end if;
  return jsonb_build_object('codes', v_codes, 'links', v_links, 'sessions', v_sessions, 'limits', v_limits,
    'drafts', v_drafts, 'starts', v_starts);
end $$;
revoke execute on function foyer_retention from public;
