-- Searches of accounts need no confirmation and no address: mail goes to the verified address of the account.
alter table saved_search
  add column account_id int references account (id) on delete cascade,
  add column wants_sold boolean not null default false,
  -- Homes that came later are new to the account.
  add column seen_at timestamptz not null default clock_timestamp(),
  alter column email drop not null,
  alter column email_key drop not null,
  alter column confirm_hash drop not null,
  alter column confirm_until drop not null,
  add constraint saved_search_owner check ((account_id is null) = (email is not null)),
  drop constraint saved_search_frequency_check,
  add constraint saved_search_frequency_check check (frequency in ('instant', 'daily', 'weekly', 'never'));

create unique index saved_search_once_in_account on saved_search (account_id, md5(search_key)) where account_id is not null;

drop index saved_search_awake;
create index saved_search_awake on saved_search (id)
  include (city_key, property_type, category_id, min_price_minor, max_price_minor, wants_new, wants_cheaper, wants_back, wants_sold)
  where confirmed_at is not null and paused_at is null and frequency <> 'never';

-- Alerts that were dropped count as settled, but not as sent: another search of the account may still send them.
alter table saved_search_alert add column is_dropped boolean not null default false;

alter table notification add column listing_count int;

do $$
declare former text;
begin
  select pg_get_expr(conbin, conrelid) into former from pg_constraint
    where conname = 'notification_kind_check' and conrelid = 'notification'::regclass;
  alter table notification drop constraint notification_kind_check;
  execute format('alter table notification add constraint notification_kind_check check ((%s) or kind = %L)', former, 'saved-search');
end $$;

-- Searches of accounts can also report homes that were sold or rented out.
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
    where (kind in ('listed', 'back') or (kind in ('sold', 'rented') and exists (select 1 from saved_search where wants_sold)) or (kind = 'price' and price_minor < former_price_minor))
      and exists (select 1 from saved_search)
    returning 1
  )
  select count(*) into waiting from kept;
  if waiting > 0 then perform pg_notify('alert_outbox', ''); end if;
end $$;
