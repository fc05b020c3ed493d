-- A text as it is searched: without accents, in lower case. In this order, since a database whose locale is C has no small letter
-- for one with an accent.
create function foyer_folded(p_text text) returns text language sql immutable as $$
  select lower(regexp_replace(normalize(p_text, nfd), '[\u0300-\u036f]', '', 'g'))
$$;
