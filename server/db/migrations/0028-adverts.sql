-- Adverts of listings: bought with a right of a package, reviewed, and ended with what they advertise or were paid from.
update advertisement set status = 3 where status in (0, 1) and ends_at <= now();
-- The newest of a listing stays.
update advertisement a set status = 3 where a.status in (0, 1) and exists (
  select 1 from advertisement b where b.status in (0, 1) and b.id > a.id
    and (b.property_id = a.property_id or b.project_id = a.project_id));

alter table advertisement
  -- The use of property_feature or project_feature that paid for it, and its package.
  add column quota_entry_id int unique references quota_entry (id) on delete set null,
  add column user_package_id int references user_package (id) on delete set null,
  add column end_cause text check (end_cause in ('package', 'refund', 'sold', 'hidden', 'rejected', 'deleted', 'expired', 'owner')),
  -- Why it was rejected.
  add column reason text not null default '',
  add column decided_at timestamptz,
  add column decided_by int references account (id) on delete set null,
  -- Base address of the links in mails.
  add column origin text not null default '',
  -- When the owner was told of its end, and an unused right was given back.
  add column settled_at timestamptz,
  add constraint advertisement_type_check check (type in ('HomeScreen', 'Slider', 'ProductListing')),
  add constraint advertisement_end_check check (end_cause is null or status = 3),
  add constraint advertisement_reject_check check (reason = '' or status = 2);
comment on column advertisement.is_enabled is 'False while the payment of its package is disputed.';

update advertisement set settled_at = now() where status in (2, 3);
update advertisement a set owner_id = coalesce(
  (select owner_id from property where id = a.property_id), (select owner_id from project where id = a.project_id))
where owner_id is null;

drop index advertisement_end;
create index advertisement_open on advertisement (ends_at) where status in (0, 1);
create unique index advertisement_open_property on advertisement (property_id) where status in (0, 1) and property_id is not null;
create unique index advertisement_open_project on advertisement (project_id) where status in (0, 1) and project_id is not null;
create index advertisement_waiting on advertisement (id) where status = 1;
create index advertisement_unsettled on advertisement (id) where status = 3 and settled_at is null;
create index advertisement_of on advertisement (owner_id, id desc);
create index advertisement_package on advertisement (user_package_id) where user_package_id is not null;
create index advertisement_decider on advertisement (decided_by) where decided_by is not null;

-- Counters live apart from rows that searches read.
create table advertisement_stats (
  advertisement_id int primary key references advertisement (id) on delete cascade,
  view_count int not null default 0,
  click_count int not null default 0
) with (fillfactor = 80);

-- Whoever takes a listing from the market, its advert ends in the same transaction; a job tells the owner.
create function end_advert(advert advertisement, cause text, at timestamptz) returns void language sql as $$
  update advertisement set status = 3, end_cause = cause, ends_at = greatest(starts_at, least(ends_at, at)) where id = advert.id $$;

create function end_property_adverts() returns trigger language plpgsql as $$
begin
  perform end_advert(a, case when new.deleted_at is not null then 'deleted' when new.property_type in (2, 3) then 'sold'
      when new.request_status = 'rejected' then 'rejected' else 'hidden' end, greatest(new.updated_at, new.deleted_at))
    from advertisement a where a.property_id = new.id and a.status in (0, 1);
  return null;
end $$;
create trigger end_property_adverts after update of is_active, request_status, property_type, deleted_at on property for each row
  when (new.deleted_at is not null or new.property_type in (2, 3) or new.request_status = 'rejected' or not new.is_active)
  execute function end_property_adverts();

create function end_project_adverts() returns trigger language plpgsql as $$
begin
  perform end_advert(a, case when new.deleted_at is not null then 'deleted' when new.request_status = 'rejected' then 'rejected'
      else 'hidden' end, greatest(new.updated_at, new.deleted_at))
    from advertisement a where a.project_id = new.id and a.status in (0, 1);
  return null;
end $$;
create trigger end_project_adverts after update of is_active, request_status, deleted_at on project for each row
  when (new.deleted_at is not null or new.request_status = 'rejected' or not new.is_active)
  execute function end_project_adverts();

-- Adverts pause and end with the package that they were paid from.
create function follow_package() returns trigger language plpgsql as $$
begin
  update advertisement a set ends_at = greatest(a.starts_at, new.ends_at), is_enabled = new.paused_at is null
    where a.user_package_id = new.id and a.status in (0, 1);
  return null;
end $$;
create trigger follow_package after update of ends_at, paused_at on user_package for each row
  when (new.ends_at is distinct from old.ends_at or new.paused_at is distinct from old.paused_at)
  execute function follow_package();

-- Kinds are added to those of the migrations before, whichever there are.
do $$
declare former text;
begin
  select pg_get_expr(conbin, conrelid) into former from pg_constraint
    where conname = 'notification_kind_check' and conrelid = 'notification'::regclass;
  alter table notification drop constraint notification_kind_check;
  execute format('alter table notification add constraint notification_kind_check check ((%s) or kind in (%L, %L, %L))',
    former, 'advert-approved', 'advert-rejected', 'advert-ended');
end $$;
