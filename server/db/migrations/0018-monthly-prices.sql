-- What a rent costs a month, a month being 30.4 days; without a period the price itself. `monthlyPrice` of the domain
-- is the same rule, and a test holds the two together.
create function monthly_price(price_minor bigint, rent_duration text) returns bigint language sql immutable parallel safe as $$
  select case rent_duration when 'Daily' then round(price_minor * 30.4)::bigint when 'Quarterly' then round(price_minor / 3.0)::bigint
    when 'Yearly' then round(price_minor / 12.0)::bigint else price_minor end $$;

comment on column property_search.price_minor is 'Of rentals what a month costs: searches compare, sort and count it.';

create or replace function write_search_rows(ids int[], at timestamptz) returns void language plpgsql as $$
begin
  delete from property_search s where s.property_id = any(ids)
    and not exists (select 1 from property p where p.id = s.property_id and p.property_type in (0, 1) and is_public(p, at));
  insert into property_search
  select p.id, p.posted_at, monthly_price(p.price_minor, case when p.property_type = 1 then p.rent_duration end), p.public_latitude, p.public_longitude, p.category_id,
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

update property_search s set price_minor = monthly_price(p.price_minor, p.rent_duration)
from property p where p.id = s.property_id and p.property_type = 1 and p.rent_duration in ('Daily', 'Quarterly', 'Yearly');
select refresh_search_count();
select refresh_map_cell();
