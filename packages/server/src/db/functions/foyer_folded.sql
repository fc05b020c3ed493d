-- A text as it is searched: in lower case, without accents.
create function foyer_folded(p_text text) returns text language sql immutable as $$
  select regexp_replace(normalize(lower(p_text), nfd), '[\u0300-\u036f]', '', 'g')
$$;
