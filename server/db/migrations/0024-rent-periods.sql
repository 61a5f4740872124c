-- Prices of one rent can be due in different periods; an event keeps the one of its price.
alter table property_event add column rent_duration text;
update property_event e set rent_duration = p.rent_duration
from property p where p.id = e.property_id and p.property_type in (1, 3) and p.rent_duration is not null;

alter table property_event drop constraint property_event_kind_check,
  add constraint property_event_kind_check
    check (kind in ('listed', 'price', 'period', 'sold', 'rented', 'withdrawn', 'back'));
comment on column property_event.former_price_minor is
  'Of the event before, as it would be in the period of this one; null for the first.';

-- A rent in another period, by the rule of `monthly_price`; as it is where one of them has none.
create function rent_in(price_minor bigint, own_period text, wanted_period text) returns bigint
language sql immutable parallel safe as $$
  select case when coalesce(own_period = wanted_period, true) then price_minor
    else round(price_minor * a.months / b.months)::bigint end
  from (select case own_period when 'Daily' then 30.4 when 'Quarterly' then 1.0 / 3 when 'Yearly' then 1.0 / 12 else 1 end as months) a,
    (select case wanted_period when 'Daily' then 30.4 when 'Quarterly' then 1.0 / 3 when 'Yearly' then 1.0 / 12 else 1 end as months) b $$;

create or replace function record_events(ids int[], at timestamptz) returns void language plpgsql as $$
declare
  waiting int;
begin
  with now_is as (
    select p.id, p.price_minor, p.currency, c.period, p.posted_at, p.expires_at, e.kind as last_kind,
           e.currency as last_currency, e.rent_duration as last_period,
           rent_in(e.price_minor, e.rent_duration, c.period) as last_price,
           case when not is_public(p, at) then 'withdrawn' when p.property_type = 2 then 'sold'
                when p.property_type = 3 then 'rented' else 'listed' end as state
    from property p
    cross join lateral (select case when p.property_type in (1, 3) then p.rent_duration end as period) c
    left join lateral (select kind, price_minor, currency, rent_duration from property_event e where e.property_id = p.id
      order by e.id desc limit 1) e on true
    where p.id = any(ids)
  ), told as (
    select *, case
      when state = 'listed' and last_kind is null then 'listed'
      when state = 'listed' and last_kind not in ('listed', 'price', 'period', 'back') then 'back'
      -- The same rent by the day and by the month differs by what rounding takes: up to half a percent.
      when state = 'listed' and period <> last_period and currency = last_currency
        and abs(price_minor - last_price) <= last_price * 0.005 then 'period'
      when state = 'listed' and (price_minor, currency) is distinct from (last_price, last_currency) then 'price'
      when state in ('sold', 'rented') and last_kind is distinct from state then state
      when state = 'withdrawn' and last_kind <> 'withdrawn' then state end as kind
    from now_is
  ), made as (
    insert into property_event (property_id, kind, price_minor, currency, rent_duration, former_price_minor, happened_at)
    select id, kind, price_minor, currency, period, case when currency = last_currency then last_price end,
           case when last_kind is null then least(posted_at, at) when kind = 'withdrawn' then least(expires_at, at) else at end
    from told where kind is not null order by id
    returning id, kind, price_minor, former_price_minor
  ), kept as (
    insert into alert_outbox (event_id)
    select id from made
    where (kind in ('listed', 'back') or (kind = 'price' and price_minor < former_price_minor))
      and exists (select 1 from saved_search)
    returning 1
  )
  select count(*) into waiting from kept;
  if waiting > 0 then perform pg_notify('alert_outbox', ''); end if;
end $$;
