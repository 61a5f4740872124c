-- Notifications about a listing that staff gave to another account, for both owners.
do $$
declare former text;
begin
  select pg_get_expr(conbin, conrelid) into former from pg_constraint
    where conname = 'notification_kind_check' and conrelid = 'notification'::regclass;
  alter table notification drop constraint notification_kind_check;
  execute format('alter table notification add constraint notification_kind_check check ((%s) or kind in (%L, %L))',
    former, 'listing-moved', 'listing-received');
end $$;
