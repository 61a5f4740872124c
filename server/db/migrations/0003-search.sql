-- Words of a text for searching in any script: normalised, and runs of scripts that are written without
-- spaces (Chinese, Japanese, Thai, Lao, Khmer, Burmese) cut into overlapping pairs of characters.
create function search_text(t text) returns text language sql immutable parallel safe as $$
  select case when t !~ '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]' then norm(coalesce(t, ''))
  else (
    select coalesce(string_agg(
      case when part[1] ~ '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]' then
        (select string_agg(substr(part[1], i, 2), ' ' order by i) from generate_series(1, greatest(length(part[1]) - 1, 1)) i)
      else part[1] end, ' ' order by n), '')
    from regexp_matches(norm(t),
      '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+|[^\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+', 'g')
      with ordinality m(part, n)) end $$;

-- Every word that some listing holds: a misspelt word of a search is set right from here.
create table search_word (
  word text primary key
);
create index search_word_typo on search_word using gin (word gin_trgm_ops);

-- A forgiving reading of a search: each word matches itself, words that begin with it, and, where no listing
-- holds it, the words spelt most like it.
create function forgiving_query(q text) returns tsquery language sql stable set pg_trgm.similarity_threshold = 0.2 as $$
  select string_agg('(' || (
      select string_agg('''' || replace(replace(w, '\', '\\'), '''', '''''') || '''' || suffix, ' | ') from (
        select t as w, ':*' as suffix
        union
        (select s.word, '' from search_word s
         where length(t) between 4 and 40 and s.word % t and levenshtein_less_equal(s.word, t, 2) <= 2
           and not exists (select 1 from search_word known where known.word = t)
         order by levenshtein(s.word, t), similarity(s.word, t) desc, s.word limit 4)) alternatives) || ')', ' & ')::tsquery
  from (select t from unnest(tsvector_to_array(to_tsvector('simple', search_text(q)))) t limit 8) terms $$;

-- One narrow row for each listing in the public lists, written in the transaction that changes the listing.
create table property_search (
  property_id int primary key references property (id) on delete cascade,
  posted_at timestamptz not null,
  price_minor bigint not null,
  latitude double precision not null,
  longitude double precision not null,
  category_id int not null,
  bedrooms smallint,
  bathrooms smallint,
  area real,
  property_type smallint not null,
  promoted boolean not null,
  is_premium boolean not null,
  city_key text not null,
  state_key text not null,
  country_key text not null,
  -- Every discrete fact as a word, so that one index answers any combination of them.
  tokens text[] not null,
  doc tsvector not null
) with (toast_tuple_target = 128);
alter table property_search alter doc set storage external, alter tokens set storage external;

create index search_new on property_search (posted_at desc, property_id desc);
create index search_city_new on property_search (city_key, posted_at desc, property_id desc);
create index search_city_price on property_search (city_key, price_minor, property_id);
create index search_price on property_search (price_minor, property_id);
create index search_category_new on property_search (category_id, posted_at desc, property_id desc);
create index search_promoted on property_search (posted_at desc, property_id desc) where promoted;
create index search_premium on property_search (posted_at desc, property_id desc) where is_premium;
create index search_point on property_search using gist (point(longitude, latitude));
-- Both in one index, which then meets facts and words inside: a frequent word of a small city costs the few that
-- are both, not a bitmap of every listing that has the word.
create index search_words on property_search using gin (tokens, doc);

-- The one predicate of public visibility.
create function is_public(p property, at timestamptz) returns boolean language sql stable as $$
  select p.is_active and p.request_status = 'approved'
     and (p.expires_at is null or p.expires_at > at)
     and (p.owner_id is null or exists (select 1 from account a where a.id = p.owner_id and a.is_active)) $$;

-- 'name>1' … up to the value: "at least three" becomes one containment test.
create function ladder(name text, value numeric) returns setof text language sql immutable parallel safe as $$
  select name || '>' || g from generate_series(1, least(floor(value), 10)::int) g where value between 1 and 100 $$;

-- Tokens of a listing's own parameters: 'id=value' for each value, a ladder for numbers, 'has:id' for presence.
create function parameter_tokens(p jsonb) returns setof text language sql immutable parallel safe as $$
  select 'has:' || k from jsonb_object_keys(p) k
  union
  select k || '=' || norm(v #>> '{}') from jsonb_each(p) e(k, v) where jsonb_typeof(v) <> 'array' and length(v #>> '{}') <= 80
  union
  select k || '=' || norm(x) from jsonb_each(p) e(k, v),
    jsonb_array_elements_text(case jsonb_typeof(v) when 'array' then v else '[]' end) x where length(x) <= 80
  union
  select l from jsonb_each(p) e(k, v), ladder(k, case jsonb_typeof(v) when 'number' then (v #>> '{}')::numeric end) l $$;

-- A number that a listing gives for the parameter of a role (bedrooms, bathrooms, area in square metres).
create function role_value(p jsonb, wanted text) returns numeric language sql stable as $$
  select case when (p ->> r.id::text) ~ '^\s*\d{1,7}(\.\d+)?\s*$' then (p ->> r.id::text)::numeric end
  from parameter r where r.role = wanted $$;

-- Brings the search rows of these listings in step with the listings: written, rewritten or taken away.
create function refresh_search(ids int[], at timestamptz) returns void language plpgsql as $$
begin
  delete from property_search s where s.property_id = any(ids)
    and not exists (select 1 from property p where p.id = s.property_id and p.property_type in (0, 1) and is_public(p, at));
  insert into property_search
  select p.id, p.posted_at, p.price_minor, p.public_latitude, p.public_longitude, p.category_id,
         case when r.bedrooms <= 32000 then r.bedrooms::smallint end, case when r.bathrooms <= 32000 then r.bathrooms::smallint end,
         r.area::real,
         p.property_type, r.promoted, p.is_premium, norm(p.city), norm(p.state), norm(p.country),
         array(select distinct t from (
           select parameter_tokens(p.parameters) t
           union all select ladder('bed', r.bedrooms)
           union all select ladder('bath', r.bathrooms)
           union all select 'area>' || step from unnest(array[25, 50, 75, 100, 150, 200, 300, 500, 1000]) step where r.area >= step
           union all select unnest(array[
             'type:' || p.property_type, 'category:' || p.category_id, 'city:' || norm(p.city), 'state:' || norm(p.state),
             'country:' || norm(p.country), 'owner:' || coalesce(p.owner_id, 0)])
           union all select 'premium' where p.is_premium
           union all select 'promoted' where r.promoted) x where t is not null),
         setweight(to_tsvector('simple', search_text(p.title)), 'A') ||
         setweight(to_tsvector('simple', search_text(concat_ws(' ', p.city, p.state, p.country,
           case when p.hides_exact_place then '' else p.address end, c.name))), 'B') ||
         setweight(to_tsvector('simple', search_text(left(p.description, 20000))), 'D')
  from property p
  join category c on c.id = p.category_id
  cross join lateral (select role_value(p.parameters, 'bedrooms') bedrooms, role_value(p.parameters, 'bathrooms') bathrooms,
    role_value(p.parameters, 'area') area, exists (select 1 from advertisement a where a.property_id = p.id and a.status = 0
      and a.is_enabled and a.starts_at <= at and a.ends_at > at) promoted) r
  where p.id = any(ids) and p.property_type in (0, 1) and is_public(p, at)
  on conflict (property_id) do update set
    posted_at = excluded.posted_at, price_minor = excluded.price_minor, latitude = excluded.latitude,
    longitude = excluded.longitude, category_id = excluded.category_id, bedrooms = excluded.bedrooms,
    bathrooms = excluded.bathrooms, area = excluded.area, property_type = excluded.property_type,
    promoted = excluded.promoted, is_premium = excluded.is_premium, city_key = excluded.city_key,
    state_key = excluded.state_key, country_key = excluded.country_key, tokens = excluded.tokens, doc = excluded.doc;
  insert into search_word
  select distinct w from property_search s, unnest(tsvector_to_array(s.doc)) w
  where s.property_id = any(ids) and length(w) between 3 and 40 and w !~ '^\d+$'
  on conflict do nothing;
  insert into property_stats (property_id) select id from property where id = any(ids) on conflict do nothing;
end $$;

-- How many listings there are by city, kind and category: cities, facets and totals above the exact limit read it.
-- Rewritten by a job every minute.
create table search_count (
  city_key text not null,
  state_key text not null,
  country_key text not null,
  property_type smallint not null,
  category_id int not null,
  listings int not null,
  premium int not null,
  promoted int not null,
  min_price bigint not null,
  max_price bigint not null,
  city text not null,
  state text not null,
  country text not null,
  primary key (city_key, state_key, country_key, property_type, category_id)
);
create function refresh_search_count() returns void language sql as $$
  delete from search_count;
  insert into search_count
  select s.city_key, s.state_key, s.country_key, s.property_type, s.category_id, count(*), count(*) filter (where s.is_premium),
    count(*) filter (where s.promoted), min(s.price_minor), max(s.price_minor), min(p.city), min(p.state), min(p.country)
  from property_search s join property p on p.id = s.property_id group by 1, 2, 3, 4, 5 $$;
