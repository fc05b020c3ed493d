-- How long a session lasts: 30 minutes idle and 12 hours in total (see foyer_live_session), one hour when an operator handed it over.
create function foyer_session_life(p_actor text) returns interval language sql immutable as $$
  select case when p_actor is null then interval '12 hours' else interval '1 hour' end
$$;
