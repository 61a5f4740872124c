-- Packages that an administrator gave by hand, and the notices about them.
alter table user_package add column is_granted boolean not null default false;

alter table notification
  add column package_id int references package (id) on delete cascade,
  drop constraint notification_kind_check,
  add constraint notification_kind_check check (kind in ('announcement', 'price', 'interest', 'approved', 'rejected',
    'expiring', 'expired', 'verified', 'not-verified', 'package-granted', 'package-ended'));
create index notification_package on notification (package_id) where package_id is not null;
