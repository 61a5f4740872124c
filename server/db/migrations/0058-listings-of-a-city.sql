-- Exports of a city count and read its listings in any state; the search knows public ones only.
create index property_city on property (norm(city));
