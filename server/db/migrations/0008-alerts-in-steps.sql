-- Which searches want an event is found in steps, each of its own: what is done stays done when a later step fails, and
-- what failed together is tried again in fewer, at last alone.
alter table alert_outbox
  -- Searches up to this id have been asked.
  add column searched_to int not null default 0,
  -- How often the present step was begun.
  add column tries smallint not null default 0,
  -- Somebody is at it, or it rests after failing alone: nobody begins before.
  add column not_before timestamptz;

-- Searches are walked in the order of their ids, by what every one says of itself.
drop index saved_search_for;
create index saved_search_awake on saved_search (id)
  include (city_key, property_type, category_id, min_price_minor, max_price_minor, wants_new, wants_cheaper, wants_back)
  where confirmed_at is not null and paused_at is null;
