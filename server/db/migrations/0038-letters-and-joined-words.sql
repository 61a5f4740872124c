-- Functions of indexes name their schema: an index is built with an empty search path.
--
-- Arabic and Hebrew without marks, with letters of one sound as one (as Lucene's ArabicNormalizer and its Persian sibling),
-- and digits as 0 to 9.
create function fold_letters(t text) returns text language sql immutable strict parallel safe as $$
  select normalize(translate(regexp_replace(normalize(t, NFKD),
      '[\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]', '', 'g'),
    E'\u0671\u0649\u06cc\u06d2\u0629\u06a9\u06c1\u06be\u06d5٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    E'\u0627\u064a\u064a\u064a\u0647\u0643\u0647\u0647\u064701234567890123456789'), NFKC) $$;

create or replace function norm(t text) returns text language sql immutable strict parallel safe as $$
  select public.unaccent('public.unaccent'::regdictionary,
    lower(case when t ~ '[\u0590-\u06ff\ufb1d-\ufefc]' then public.fold_letters(t) else t end)) $$;

-- The text parser makes one token of "semi-detached", "garage/carport" and "hauptstr.12". Points between digits stay.
create function part_words(t text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(t,
    '([^\s!-/:-@\[-`{-~])[-‐‑‒–—―−_/\\@](?=[^\s!-/:-@\[-`{-~])'
    '|([^\s!-/:-@\[-`{-~0-9])\.(?=[^\s!-/:-@\[-`{-~])'
    '|([^\s!-/:-@\[-`{-~])\.(?=[^\s!-/:-@\[-`{-~0-9])', '\1\2\3 ', 'g') $$;

create or replace function search_text(t text) returns text language sql immutable parallel safe as $$
  select case when t !~ '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]' then public.part_words(public.norm(coalesce(t, '')))
  else (
    select coalesce(string_agg(
      case when part[1] ~ '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]' then
        (select string_agg(substr(part[1], i, 2), ' ' order by i) from generate_series(1, greatest(length(part[1]) - 1, 1)) i)
      else part[1] end, ' ' order by n), '')
    from regexp_matches(public.part_words(public.norm(t)),
      '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+|[^\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+', 'g')
      with ordinality m(part, n)) end $$;

-- Places that are one from now on: the oldest keeps the listings and the places within.
drop index place_identity, project_city;
do $$
declare
  step text;
begin
  foreach step in array array['country', 'state', 'city', 'district'] loop
    create temporary table merged_place on commit drop as
      select id, first from (
        select id, min(id) over (partition by kind, norm(name), coalesce(parent_id, 0)) as first from place where kind = step) p
      where id <> first;
    update property p set place_id = m.first from merged_place m where p.place_id = m.id;
    update project p set place_id = m.first from merged_place m where p.place_id = m.id;
    update place p set parent_id = m.first from merged_place m where p.parent_id = m.id;
    delete from place p using merged_place m where p.id = m.id;
    drop table merged_place;
  end loop;
end $$;
update place set name = name where (name || city || state || country || translations::text) ~ '[\u0590-\u06ff\ufb1d-\ufefc]';
create unique index place_identity on place (kind, norm(name), coalesce(parent_id, 0));
create index project_city on project (norm(city), posted_at desc, id desc);
update saved_search set city_key = norm(city_key) where city_key ~ '[\u0590-\u06ff\ufb1d-\ufefc]';

-- Words of messages are found as those of listings are.
drop index chat_message_words;
create index chat_message_words on chat_message using gin (to_tsvector('simple', search_text(text))) where deleted_at is null;

-- Rows whose words change: with folded letters, or with words joined by more than a hyphen.
do $$
declare
  step int[];
begin
  for step in
    select array_agg(id) from (
      select p.id, row_number() over (order by p.id) / 2000 as part
      from property_search s join property p on p.id = s.property_id join category c on c.id = p.category_id
      where concat_ws(' ', p.title, p.city, p.state, p.country, p.address, c.name, p.description, p.parameters::text)
        ~ '[\u0590-\u06ff\ufb1d-\ufefc]|[^\s][–—_/.@][^\s]|[0-9]-[0-9]') changed
    group by part
  loop
    perform write_search_rows(step, now());
  end loop;
end $$;
update project set title = title
where concat_ws(' ', title, location, city, state, country, description) ~ '[\u0590-\u06ff\ufb1d-\ufefc]|[^\s][–—_/.@][^\s]|[0-9]-[0-9]';
select refresh_search_count();
