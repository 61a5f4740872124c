-- Last use of an account, exact to an hour. Sign-ins go when they end; this stays.
alter table account add column last_seen_at timestamptz;
update account a set last_seen_at =
  (select max(coalesce(t.last_used_at, t.created_at)) from access_token t where t.account_id = a.id);

create index property_lister on property (owner_id) where deleted_at is null and owner_id is not null;
create index project_lister on project (owner_id) where deleted_at is null and owner_id is not null;
-- The city itself allows to read the index alone.
create index property_lister_city on property (norm(city), owner_id) include (city)
  where deleted_at is null and owner_id is not null;
create index project_lister_city on project (norm(city), owner_id) include (city)
  where deleted_at is null and owner_id is not null;

-- Whether an account has a listing that is not deleted: changes with the first and the last one only.
alter table account add column is_lister boolean not null default false;
update account a set is_lister = true
where exists (select 1 from property x where x.owner_id = a.id and x.deleted_at is null)
  or exists (select 1 from project x where x.owner_id = a.id and x.deleted_at is null);

create function note_lister() returns trigger language plpgsql as $$
begin
  update account set is_lister = true where id = new.owner_id and not is_lister;
  return null;
end $$;

create function end_lister() returns trigger language plpgsql as $$
begin
  update account a set is_lister = false where a.id = old.owner_id and a.is_lister
    and not exists (select 1 from property x where x.owner_id = a.id and x.deleted_at is null)
    and not exists (select 1 from project x where x.owner_id = a.id and x.deleted_at is null);
  return null;
end $$;

create trigger note_lister after insert or update of owner_id, deleted_at on property
  for each row when (new.owner_id is not null and new.deleted_at is null) execute function note_lister();
create trigger end_lister after update of owner_id, deleted_at or delete on property
  for each row when (old.owner_id is not null and old.deleted_at is null) execute function end_lister();
create trigger note_lister after insert or update of owner_id, deleted_at on project
  for each row when (new.owner_id is not null and new.deleted_at is null) execute function note_lister();
create trigger end_lister after update of owner_id, deleted_at or delete on project
  for each row when (old.owner_id is not null and old.deleted_at is null) execute function end_lister();

-- Order, search and kind of people. The order is by name, or by what lists show for it.
alter table account
  add column search_key text not null generated always as (norm(name || ' ' || coalesce(email, ''))) stored,
  add column name_key text not null generated always as (norm(coalesce(nullif(name, ''), email, slug))) stored,
  add column kind text not null generated always as (case when role is not null then 'staff'
    when verification_status = 'success' then 'agent' when is_lister then 'owner' else 'member' end) stored;
create index account_name on account (name_key, id);
create index account_search on account using gin (search_key gin_trgm_ops);
create index account_mobile_part on account using gin (mobile gin_trgm_ops) where mobile is not null;
create index account_seen on account (coalesce(last_seen_at, timestamptz '-infinity'), id);
create index account_joined on account (created_at);
create index account_kind on account (kind, id) include (is_active);
create index account_kind_name on account (kind, name_key, id);
create index account_kind_seen on account (kind, coalesce(last_seen_at, timestamptz '-infinity'), id);
create index account_language on account (language_code, id);
-- Few people each, in every order.
create index account_verification on account (verification_status, id) where verification_status <> 'initial';
create index account_verification_name on account (verification_status, name_key, id) where verification_status <> 'initial';
create index account_verification_seen on account (verification_status, coalesce(last_seen_at, timestamptz '-infinity'), id)
  where verification_status <> 'initial';
create index account_deactivated on account (id) where not is_active;
create index account_deactivated_name on account (name_key, id) where not is_active;
create index account_deactivated_seen on account (coalesce(last_seen_at, timestamptz '-infinity'), id) where not is_active;
