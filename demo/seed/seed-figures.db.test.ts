import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { seedFigures } from './seed-figures.ts'

const { db } = await openTestDatabase()

test('gives the demo region counts whose cities sum up to all', async () => {
  await truncate(db)
  const { id: ownerId } = await signedIn(db)
  for (const city of ['Portland', 'Salem']) {
    const postedAt = new Date(TEST_NOW.getTime() - 40 * 86_400_000)
    const { id } = await publishedListing(db, { ownerId, city, postedAt })
    await sql`insert into property_stats (property_id, view_count) values (${id}, 900)
      on conflict (property_id) do update set view_count = 900`.execute(db)
  }
  await seedFigures(db, { now: TEST_NOW })
  const { rows } = await sql<{ all: number; cities: number; days: number; own: number }>`
    select sum(count) filter (where city_key = '')::int as all, sum(count) filter (where city_key <> '')::int as cities,
      count(distinct day)::int as days, (select count(*)::int from property_day) as own
    from figure_day where category_id = 0 and name = 'view'`.execute(db)
  expect(rows[0]?.all).toBeGreaterThan(100)
  expect(rows[0]).toMatchObject({ cities: rows[0]?.all, days: 41, own: 82 })
})
