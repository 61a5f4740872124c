-- Every word that some project holds, as search_word is for listings.
create table project_word (
  word text primary key
);
create index project_word_typo on project_word using gin (word gin_trgm_ops);

-- Words of a project, kept by the database itself: projects are few, and nothing else of them is derived.
alter table project add column doc tsvector not null default '';

create function write_project_words() returns trigger language plpgsql as $$
declare
  category_name text := (select c.name from category c where c.id = new.category_id);
begin
  new.doc := setweight(to_tsvector('simple', search_text(new.title)), 'A')
    || setweight(to_tsvector('simple',
         search_text(concat_ws(' ', new.location, new.city, new.state, new.country, category_name))), 'B')
    || setweight(to_tsvector('simple', search_text(left(new.description, 20000))), 'D');
  insert into project_word
  select w from unnest(tsvector_to_array(new.doc)) w where length(w) between 3 and 40 and w !~ '^\d+$'
  on conflict do nothing;
  return new;
end $$;
create trigger project_words before insert or update of title, description, location, city, state, country, category_id
  on project for each row execute function write_project_words();
update project set title = title;

create index project_doc on project using gin (doc);
create index project_category on project (category_id, posted_at desc, id desc);
create index project_city on project (norm(city), posted_at desc, id desc);

-- The one predicate of public visibility of projects: every public read goes through it.
create view public_project as
  select p.* from project p left join account o on o.id = p.owner_id
  where p.is_active and p.request_status = 'approved' and (p.owner_id is null or o.is_active);

-- A forgiving reading of a search among projects: each word matches itself, words that begin with it, and, where
-- no project holds it, the words spelt most like it.
create function forgiving_project_query(q text) returns tsquery language sql stable set pg_trgm.similarity_threshold = 0.2 as $$
  select string_agg('(' || (
      select string_agg('''' || replace(replace(w, '\', '\\'), '''', '''''') || '''' || suffix, ' | ') from (
        select t as w, ':*' as suffix
        union
        (select s.word, '' from project_word s
         where length(t) between 4 and 40 and s.word % t and levenshtein_less_equal(s.word, t, 2) <= 2
           and not exists (select 1 from project_word known where known.word = t)
         order by levenshtein(s.word, t), similarity(s.word, t) desc, s.word limit 4)) alternatives) || ')', ' & ')::tsquery
  from (select t from unnest(tsvector_to_array(to_tsvector('simple', search_text(q)))) t limit 8) terms $$;

-- How much everybody lists publicly; 0 is the administrator. Rewritten together with search_count.
create table owner_count (
  owner_id int primary key,
  listings int not null,
  premium int not null,
  projects int not null
);
create index owner_count_most on owner_count ((listings + projects) desc, owner_id);

create function refresh_owner_count() returns void language sql as $$
  delete from owner_count;
  insert into owner_count
  select coalesce(owner_id, 0), sum(listings), sum(premium), sum(projects) from (
    select p.owner_id, count(*) as listings, count(*) filter (where s.is_premium) as premium, 0 as projects from property_search s join property p on p.id = s.property_id group by 1
    union all
    select p.owner_id, 0, 0, count(*) from public_project p group by 1) counted
  group by 1 $$;

-- A name as it is typed: normalised, punctuation as a space.
create function place_key(t text) returns text language sql immutable strict parallel safe
  as $$ select btrim(regexp_replace(norm(t), '[\s,;.·''’"“”`/()%\\_-]+', ' ', 'g')) $$;

-- Every name a place goes by, in any language; `path_key` goes on with the places around it ("kirkland washington …").
create table place_name (
  place_id int not null references place (id) on delete cascade,
  name_key text not null,
  path_key text not null,
  weight int not null,
  primary key (place_id, name_key)
);
create index place_name_prefix on place_name (path_key text_pattern_ops) include (place_id, weight);
create index place_name_part on place_name using gin (name_key gin_trgm_ops);
drop index place_prefix, place_typo;

create function place_names(p place) returns setof place_name language sql stable as $$
  select p.id, place_key(known.name), place_key(concat_ws(' ', known.name, case when p.kind = 'district' then p.city end,
    case when p.kind in ('city', 'district') then p.state end, case when p.kind <> 'country' then p.country end)), p.weight
  from (select p.name union select t.value ->> 'name' from jsonb_each(p.translations) t) known(name)
  where place_key(known.name) <> '' $$;

create function write_place_names() returns trigger language plpgsql as $$
begin
  delete from place_name where place_id = new.id;
  insert into place_name select * from place_names(new) on conflict do nothing;
  return null;
end $$;
create trigger place_names after insert or update of kind, name, city, state, country, weight, translations
  on place for each row execute function write_place_names();
insert into place_name select n.* from place p, place_names(p) n on conflict do nothing;

-- How many slips lie between what was typed and the beginning of a name; the beginning may be one letter shorter
-- or longer, because a slip may have dropped or added one.
create function slips(name text, typed text) returns int language sql immutable parallel safe as $$
  select least(levenshtein(left(name, length(typed)), typed), levenshtein(left(name, length(typed) + 1), typed),
    levenshtein(left(name, length(typed) - 1), typed)) $$;

-- Whether a name begins almost like what was typed: one slip in a short beginning, two from six characters on.
create function begins_almost(name text, typed text) returns boolean language sql immutable parallel safe as $$
  select length(typed) between 3 and 100 and levenshtein_less_equal(left(name, length(typed)), typed, 3) <= 3
    and slips(name, typed) <= case when length(typed) < 6 then 1 else 2 end $$;

-- Places whose name begins almost like what was typed, the nearest spelling first.
create function near_places(k text, most int) returns table (place_id int, slips int) language sql stable
  set pg_trgm.word_similarity_threshold = 0.45 as $$
  select n.place_id, min(slips(n.name_key, k)) from place_name n
  where n.name_key %> k and begins_almost(n.name_key, k)
  group by n.place_id order by 2, max(n.weight) desc, n.place_id limit most $$;

-- What is being typed, as a query: every word may go on.
create function beginnings_query(q text) returns tsquery language sql immutable parallel safe as $$
  select string_agg('''' || replace(replace(t, '\', '\\'), '''', '''''') || ''':*', ' & ')::tsquery
  from (select t from unnest(tsvector_to_array(to_tsvector('simple', search_text(q)))) t limit 8) terms $$;
