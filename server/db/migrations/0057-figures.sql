-- Daily counts of the site, without anything about people. A day is one of the setting `time_zone` at that time.
-- Rows of city '' or category 0 hold the sum over all, so that a chart reads one short range.
create table figure_day (
  city_key text not null default '',
  category_id int not null default 0,
  name text not null check (name in ('view', 'search', 'missed', 'favourite', 'inquiry', 'chat', 'viewing')),
  day date not null,
  count int not null,
  primary key (city_key, category_id, name, day)
);

-- Counts of each listing, for its owner; deleted after 90 days.
create table property_day (
  property_id int not null references property (id) on delete cascade,
  day date not null,
  view_count int not null default 0,
  favourite_count int not null default 0,
  inquiry_count int not null default 0,
  primary key (property_id, day)
);
create index property_day_day on property_day (day);
create table project_day (
  project_id int not null references project (id) on delete cascade,
  day date not null,
  view_count int not null default 0,
  favourite_count int not null default 0,
  inquiry_count int not null default 0,
  primary key (project_id, day)
);
create index project_day_day on project_day (day);

-- Searches without results, by conditions of a fixed vocabulary: nothing that somebody typed is stored.
create table missed_search (
  day date not null,
  -- '': none, or one that is no known city.
  city_key text not null default '',
  -- 0: none.
  category_id int not null default 0,
  -- 0 for sale, 1 for rent; -1: either.
  offer smallint not null default -1 check (offer in (-1, 0, 1)),
  bedrooms smallint not null default 0,
  -- Rounded up, in units of the currency; 0: none.
  max_price bigint not null default 0,
  -- It had further conditions.
  is_partial boolean not null default false,
  count int not null,
  primary key (day, city_key, category_id, offer, bedrooms, max_price, is_partial)
);

-- Where the property was, and what, when it happened: figures by city and category read nothing else.
alter table property_event add column city_key text not null default '', add column category_id int not null default 0;
update property_event e set city_key = norm(p.city), category_id = p.category_id from property p where p.id = e.property_id;
create function place_property_event() returns trigger language plpgsql as $$
begin
  select norm(p.city), p.category_id into new.city_key, new.category_id from property p where p.id = new.property_id;
  return new;
end $$;
create trigger place_property_event before insert on property_event for each row execute function place_property_event();
create index property_event_figures on property_event (happened_at) include (kind, property_id, city_key, category_id)
  where kind in ('listed', 'sold', 'rented', 'withdrawn');

create index review_approved on review (created_at) where decision = 'approved' and decided_by is not null;
create index inquiry_created on inquiry (created_at);
