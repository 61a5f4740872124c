-- The cell of a web-mercator grid (2^20 on a side, some 38 m at the equator) that a position lies in; the cell of a
-- coarser grid is the same number shifted.
create function cell_x(longitude double precision) returns int language sql immutable strict parallel safe as $$
  select least(greatest(floor((longitude + 180) / 360 * 1048576), 0), 1048575)::int $$;
create function cell_y(latitude double precision) returns int language sql immutable strict parallel safe as $$
  select least(greatest(floor((1 - ln(tan(pi() / 4 + radians(least(greatest(latitude, -85.0511), 85.0511)) / 2)) / pi()) / 2
    * 1048576), 0), 1048575)::int $$;

alter table property_search
  add column cell_x int generated always as (cell_x(longitude)) stored,
  add column cell_y int generated always as (cell_y(latitude)) stored;

-- What wide views of the map are drawn from: the listings of each cell of the grids of 2^3 to 2^12 on a side, by kind
-- and category. Rewritten by a job every minute, as search_count is.
create table map_cell (
  level smallint not null,
  x int not null,
  y int not null,
  property_type smallint not null,
  category_id int not null,
  listings int not null,
  -- The middle of the listings, and the box around them.
  latitude double precision not null,
  longitude double precision not null,
  south double precision not null,
  west double precision not null,
  north double precision not null,
  east double precision not null,
  min_price bigint not null,
  max_price bigint not null,
  primary key (level, x, y, property_type, category_id)
);

-- Writes what differs, so that a quiet minute leaves no dead rows behind.
create function refresh_map_cell() returns void language sql as $$
  with finest as materialized (
    select cell_x >> 8 as x, cell_y >> 8 as y, property_type, category_id, count(*)::int as listings,
      avg(latitude) as latitude, avg(longitude) as longitude, min(latitude) as south, min(longitude) as west,
      max(latitude) as north, max(longitude) as east, min(price_minor) as min_price, max(price_minor) as max_price
    from property_search group by 1, 2, 3, 4),
  fresh as materialized (
    select level::smallint, x >> (12 - level) as x, y >> (12 - level) as y, property_type, category_id,
      sum(listings)::int as listings,
      round((sum(latitude * listings) / sum(listings))::numeric, 6)::double precision as latitude,
      round((sum(longitude * listings) / sum(listings))::numeric, 6)::double precision as longitude,
      min(south) as south, min(west) as west, max(north) as north, max(east) as east,
      min(min_price) as min_price, max(max_price) as max_price
    from finest cross join generate_series(3, 12) level group by 1, 2, 3, 4, 5),
  gone as (
    delete from map_cell c where not exists (select 1 from fresh f where (f.level, f.x, f.y, f.property_type, f.category_id)
      = (c.level, c.x, c.y, c.property_type, c.category_id)))
  insert into map_cell as c select * from fresh
  on conflict (level, x, y, property_type, category_id) do update set
    listings = excluded.listings, latitude = excluded.latitude, longitude = excluded.longitude, south = excluded.south,
    west = excluded.west, north = excluded.north, east = excluded.east, min_price = excluded.min_price,
    max_price = excluded.max_price
  where (c.listings, c.latitude, c.longitude, c.min_price, c.max_price, c.south, c.west, c.north, c.east)
    is distinct from (excluded.listings, excluded.latitude, excluded.longitude, excluded.min_price, excluded.max_price,
      excluded.south, excluded.west, excluded.north, excluded.east) $$;

select refresh_map_cell();
