-- The invitations of an application, the oldest first. One is open until its part is sent or it is withdrawn; an expired link
-- stays open for the person of a part who opened it before.
create function foyer_invite_notes(p_site text, p_application bigint, p_now timestamptz) returns json language plpgsql stable as $$
begin
  return (
    select coalesce(json_agg(
      json_build_object(
        'invite_id', i.invite_id, 'applicant_id', i.applicant_id, 'contact', i.contact, 'method', i.method,
        'first_name', i.first_name, 'last_name', i.last_name,
        'open', i.submitted_at is null and i.withdrawn_at is null
                and (i.expires_at > p_now or (i.opened_at is not null and i.applicant_id > 0)))
      order by i.created_at, i.invite_id), '[]')
    from invites i where i.site_id = p_site and i.application_id = p_application
  );
end $$;
