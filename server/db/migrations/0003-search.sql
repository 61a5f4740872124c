-- One narrow row for each publicly visible listing, written in the transaction that changes the listing.
create table property_search (
  property_id int primary key references property (id) on delete cascade,
  posted_at timestamptz not null,
  price_minor bigint not null,
  latitude double precision not null,
  longitude double precision not null,
  category_id int not null,
  owner_id int,
  place_id int,
  bedrooms smallint,
  bathrooms smallint,
  area real,
  property_type smallint not null,
  promoted boolean not null,
  is_premium boolean not null,
  city_key text not null,
  state_key text not null,
  country_key text not null,
  title_key text not null,
  tokens text[] not null,
  doc tsvector not null
) with (toast_tuple_target = 128);
alter table property_search alter doc set storage external, alter tokens set storage external;

-- The one predicate of public visibility. Sold and rented listings keep their page but leave the lists.
create function is_public(p property, at timestamptz) returns boolean language sql stable as $$
  select p.is_active and p.request_status = 'approved'
     and (p.expires_at is null or p.expires_at > at)
     and (p.owner_id is null or exists (select 1 from account a where a.id = p.owner_id and a.is_active)) $$;

-- Search tokens of a listing's parameters: 'id=value' for each value, and a ladder 'id>1' … 'id>10' for small
-- numbers, so that "at least three" is one containment test.
create function parameter_tokens(p jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct t), '{}') from (
    select k || '=' || norm(v #>> '{}') t from jsonb_each(p) e(k, v) where jsonb_typeof(v) <> 'array' and length(v #>> '{}') <= 80
    union all
    select k || '=' || norm(x) from jsonb_each(p) e(k, v), jsonb_array_elements_text(case jsonb_typeof(v) when 'array' then v else '[]' end) x
    where length(x) <= 80
    union all
    select k || '>' || g from jsonb_each(p) e(k, v),
      generate_series(1, case when jsonb_typeof(v) = 'number' and (v #>> '{}')::numeric between 1 and 100
                              then least((v #>> '{}')::numeric, 10)::int else 0 end) g
    union all
    select 'has:' || k from jsonb_object_keys(p) k) s $$;
