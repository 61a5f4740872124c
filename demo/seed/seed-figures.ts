import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

const DAYS = 120
const LISTING_DAYS = 90

/** Counts of the last months, as if people had looked around without writing to anybody. Days are those of UTC. */
export async function seedFigures(db: Kysely<DB>, { now }: { now: Date }): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  const seen = sql`
    from (select p.id, norm(p.city) as city, p.category_id, ${today}::date - d as day, d,
        round(t.view_count / 120.0 * (0.6 + ((p.id * 7 + d * 5) % 9) / 10.0))::int as views
      from property p join property_stats t on t.property_id = p.id cross join generate_series(0, ${DAYS - 1}::int) d
      where t.view_count > 0 and p.posted_at < ${today}::date - d + 1) seen`
  await sql`
    insert into figure_day (city_key, category_id, name, day, count)
    select coalesce(seen.city, ''), coalesce(seen.category_id, 0), n.name, seen.day, sum(case n.name
      when 'view' then views when 'search' then views * ((id + d) % 2) when 'missed' then (id * 3 + d) % 40 / 39
      else (id * 5 + d * 3) % 19 / 18 end)::int as count
    ${seen} cross join unnest(array['view', 'search', 'missed', 'favourite']) n (name)
    group by grouping sets ((n.name, seen.day), (n.name, seen.day, seen.city), (n.name, seen.day, seen.category_id),
      (n.name, seen.day, seen.city, seen.category_id))`.execute(db)
  await sql`
    insert into property_day (property_id, day, view_count, favourite_count)
    select id, day, views, (id * 5 + d * 3) % 19 / 18
    ${seen} where d < ${LISTING_DAYS}::int and views > 0
      and id in (select id from property where owner_id is not null)`.execute(db)
  await sql`
    insert into missed_search (day, city_key, category_id, offer, bedrooms, max_price, count)
    select ${today}::date - d, norm(m.city), coalesce((select min(id) from category where slug = m.slug), 0), m.offer, m.bedrooms,
      m.price, 1 + d % 2
    from generate_series(0, 60) d join (values (1, 'Portland', 'house', 0, 5, 300000), (3, 'Salem', 'apartment', 1, 3, 1000),
      (7, 'Bend', 'villa', 0, 4, 500000)) m (every, city, slug, offer, bedrooms, price) on d % m.every = 0`.execute(
    db,
  )
}
