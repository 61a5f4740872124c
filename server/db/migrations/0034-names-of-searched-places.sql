-- Names of places are labels: the same criteria are one saved search under any name. `query` holds the criteria alone.
-- Null without names.
alter table saved_search add column named_query text;

drop index saved_search_once;

-- As `readSearchCriteria` writes them: no `place`, and the limits of `travel` in order and without their names.
update saved_search s set query = c.criteria, named_query = s.query
from (
  select q.id, coalesce(string_agg(
    case when pair like 'travel=%' then 'travel=' || (
      select string_agg(distinct l.code collate "C", '%7C' order by l.code collate "C")
      from (
        select coalesce(substring(part from '^((?:foot|bicycle|car)(?:%2C[-.0-9]+){3})') || '%2C', part) as code
        from unnest(string_to_array(substring(pair from 8), '%7C')) part
      ) l
    ) else pair end, '&' order by at), '') as criteria
  from saved_search q, unnest(string_to_array(q.query, '&')) with ordinality pairs (pair, at)
  where pair not like 'place=%'
  group by q.id
) c
where c.id = s.id and c.criteria <> s.query;

-- One that is not paused stays, else the one that was confirmed last.
delete from saved_search old using saved_search other
where old.confirmed_at is not null and other.confirmed_at is not null
  and other.email_key = old.email_key and other.query = old.query
  and (other.paused_at is null, other.confirmed_at, other.id) > (old.paused_at is null, old.confirmed_at, old.id);

create unique index saved_search_once on saved_search (email_key, md5(query)) where confirmed_at is not null;
