-- Loads the extension into this session: only a superuser may set a parameter that the session does not know yet.
select word_similarity('', '');

-- Streets with a word spelled almost like this one. It has a threshold of its own: half of the trigrams, as a name with one typo has.
create function foyer_streets_alike(p_word text, p_most integer) returns setof address_streets
language sql stable set pg_trgm.word_similarity_threshold = 0.5 as $$
  select * from address_streets s where p_word <% s.search
   order by word_similarity(p_word, s.name) desc, s.addresses desc, s.street_id limit p_most
$$;
