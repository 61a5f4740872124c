-- Everything that a map's box and its plain filters ask of a listing, by square of the grid of 2^12 on a side: a map
-- reads thousands of listings, and the rows themselves are wide.
create index search_square on property_search ((((cell_x >> 8) << 12) | (cell_y >> 8)))
  include (cell_x, cell_y, latitude, longitude, price_minor, property_type, category_id, bedrooms, bathrooms, area,
    promoted, is_premium, posted_at, city_key, state_key, country_key, property_id);
