-- The owner of a caller's drafts; see draftOwnerOf.
create function foyer_draft_owner(p_scope jsonb) returns text language sql immutable as $$
  select case when p_scope ->> 'kind' <> 'invite' then p_scope ->> 'userId'
              when (p_scope -> 'invite' ->> 'applicantId')::bigint > 0 then 'invite:' || (p_scope -> 'invite' ->> 'applicantId')
              else 'invitation:' || (p_scope -> 'invite' ->> 'inviteId') end
$$;
