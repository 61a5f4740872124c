-- Names of places as `cleanText` writes them: composed, without invisible characters, with plain spaces. A name that has
-- nothing else stays.
create function visible_name(t text) returns text language sql immutable strict as $$
  select coalesce(nullif(btrim(regexp_replace(regexp_replace(normalize(t, NFC),
    '[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE0E\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFC]+',
    '', 'g'), '[\s\u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u2800\u3000]+', ' ', 'g')), ''), t) $$;

do $$
declare
  changed int[];
  named record;
  twin int;
begin
  -- Two spellings of one place become one, unless others lie in it.
  for named in select id, kind, parent_id, visible_name(name) as name from place where name <> visible_name(name) loop
    select id into twin from place p where p.kind = named.kind and norm(p.name) = norm(named.name)
      and coalesce(p.parent_id, 0) = coalesce(named.parent_id, 0) and p.id <> named.id;
    if twin is null then
      update place set name = named.name where id = named.id;
    else
      update property set place_id = twin where place_id = named.id;
      update project set place_id = twin where place_id = named.id;
      delete from place p where p.id = named.id and not exists (select 1 from place c where c.parent_id = p.id);
    end if;
  end loop;
  update place set city = visible_name(city), state = visible_name(state), country = visible_name(country)
  where (city, state, country) <> (visible_name(city), visible_name(state), visible_name(country));

  with cleaned as (
    update property set city = visible_name(city), state = visible_name(state), country = visible_name(country)
    where (city, state, country) <> (visible_name(city), visible_name(state), visible_name(country))
    returning id
  )
  select array_agg(id) into changed from cleaned;
  if changed is not null then
    perform write_search_rows(changed, now());
    perform refresh_search_count();
  end if;
  update project set city = visible_name(city), state = visible_name(state), country = visible_name(country)
  where (city, state, country) <> (visible_name(city), visible_name(state), visible_name(country));
  update account set city = visible_name(city), state = visible_name(state), country = visible_name(country)
  where (city, state, country) <> (visible_name(city), visible_name(state), visible_name(country));
end $$;

drop function visible_name(text);
