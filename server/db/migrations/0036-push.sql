-- The token of a browser's subscription is its endpoint; these keys encrypt what is sent there. A token without keys is
-- one of FCM.
alter table push_device
  add column p256dh text,
  add column auth text,
  add constraint push_device_keys check ((p256dh is null) = (auth is null));

-- What an account does not want to be told by which channel, and when its devices stay silent.
create table notice_preference (
  account_id int primary key references account (id) on delete cascade,
  page_off text[] not null default '{}',
  mail_off text[] not null default '{}',
  push_off text[] not null default '{}',
  -- Minutes of the day in the time zone; over midnight when the end is before the start.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_to smallint check (quiet_to between 0 and 1439),
  time_zone text not null default 'UTC',
  updated_at timestamptz not null,
  check ((quiet_from is null) = (quiet_to is null))
);

-- Notifications whose devices are still to be told; up to `after_device` they were.
create table push_outbox (
  notification_id int primary key references notification (id) on delete cascade,
  after_device int not null default 0
);

create function queue_pushes() returns trigger language plpgsql as $$
declare
  waiting int;
begin
  with kept as (
    insert into push_outbox (notification_id)
    select n.id from told n
    where exists (select 1 from push_device d where n.account_id is null or d.account_id = n.account_id)
    returning 1
  )
  select count(*) into waiting from kept;
  if waiting > 0 then perform pg_notify('push_outbox', ''); end if;
  return null;
end $$;
create trigger queue_pushes after insert on notification referencing new table as told
  for each statement execute function queue_pushes();
