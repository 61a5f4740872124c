import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { place } from '@/tests/support/builders/places.ts'
import { upcomingProject } from '@/tests/support/builders/projects.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { readMigrations } from './migrate.ts'

const { db, pool } = await openTestDatabase()
beforeEach(() => truncate(db))

async function apply(): Promise<void> {
  const found = (await readMigrations()).find(({ name }) => name.endsWith('visible-place-names'))
  await pool.query(found?.statements ?? '')
}

test('stored names of places lose what nobody sees', async () => {
  const city = 'Bend'
  const { id } = await publishedListing(db, { city: 'Be\u200bnd', state: 'Ore\u00adgon\u00a0' })
  await publishedListing(db, { city, state: 'Oregon' })
  const kept = await publishedListing(db, { city: 'نجف\u200cآباد', state: 'Zu\u0308rich' })
  const project = await upcomingProject(db, { city: '\ufeffBend' })
  await apply()
  const { rows } = await sql<{ city: string; state: string }>`
    select city, state from property order by id`.execute(db)
  expect(rows).toEqual([
    { city, state: 'Oregon' },
    { city, state: 'Oregon' },
    { city: 'نجف\u200cآباد', state: 'Zürich' },
  ])
  const keys = await sql<{ city_key: string; listings: number }>`
    select city_key, listings from search_count where city_key = 'bend'`.execute(db)
  expect(keys.rows).toEqual([{ city_key: 'bend', listings: 2 }])
  const projects = await sql<{
    city: string
  }>`select city from project where id = ${project.id}`.execute(db)
  expect(projects.rows).toEqual([{ city }])
  expect([id, kept.id]).toHaveLength(2)
})

test('two spellings of a place become one', async () => {
  const clean = await place(db, { kind: 'city', name: 'Bend' })
  const odd = await place(db, { kind: 'city', name: 'Be\u2060nd' })
  const alone = await place(db, { kind: 'city', name: 'Sa\u200blem' })
  const { id } = await publishedListing(db, { city: 'Be\u2060nd' })
  await sql`update property set place_id = ${odd} where id = ${id}`.execute(db)
  await apply()
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from place order by id`.execute(db)
  expect(rows).toEqual([
    { id: clean, name: 'Bend' },
    { id: alone, name: 'Salem' },
  ])
  const held = await sql<{ place_id: number }>`select place_id from property`.execute(db)
  expect(held.rows).toEqual([{ place_id: clean }])
})
