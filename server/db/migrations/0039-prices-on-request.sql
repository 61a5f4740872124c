-- A price of zero is told on request: it comes last in both orders by price.

create index search_known_price on property_search (nullif(price_minor, 0), property_id);
create index search_city_known_price on property_search (city_key, nullif(price_minor, 0), property_id);
