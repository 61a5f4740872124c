import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { agentsHandlers } from '@/server/modules/agents/handlers.ts'
import { homeHandlers } from '@/server/modules/home/handlers.ts'
import { agentAccount } from '@/tests/support/builders/accounts.ts'
import { storedPicture } from '@/tests/support/builders/files.ts'
import { homeSection } from '@/tests/support/builders/home.ts'
import { category, parameter, publishedListing } from '@/tests/support/builders/listings.ts'
import { callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { propertiesHandlers } from '../handlers.ts'

const { db } = await openTestDatabase()
const handlers = { ...propertiesHandlers, ...homeHandlers, ...agentsHandlers }
const app = createServer(testDeps({ db }), handlers)
beforeEach(() => truncate(db))

const FULL = { gallery: 1, assign_facilities: 1, parameters: 7 }
const BRIEF = { gallery: 0, assign_facilities: 0, parameters: 6 }

type Row = { gallery: unknown[]; parameters: unknown[]; assign_facilities?: unknown[] }

function extent({ gallery, parameters, assign_facilities: near = [] }: Row) {
  const counts = { gallery: gallery.length, parameters: parameters.length }
  return { ...counts, assign_facilities: near.length }
}

/**
 * A listing with a picture, a nearby place and seven parameters, the first one without information.
 */
async function richListing(categoryId: number, ownerId: number) {
  const ids: number[] = []
  for (const name of ['Lifts', 'A', 'B', 'C', 'D', 'E', 'F', 'G']) {
    ids.push(await parameter(db, categoryId, { name }))
  }
  const parameters = Object.fromEntries(ids.map((id, n) => [id, n]).slice(0, 7))
  const listing = await publishedListing(db, { categoryId, ownerId, parameters, isPremium: true })
  const key = await storedPicture(db, `images/${listing.id}.webp`)
  await sql`insert into property_file (property_id, kind, file_key) values (${listing.id}, 'gallery', ${key})`.execute(
    db,
  )
  await sql`with f as (insert into facility (name) values ('School') returning id)
    insert into property_facility (property_id, facility_id, distance) select ${listing.id}, id, 2 from f`.execute(
    db,
  )
  return listing
}

test('returns brief rows on request, but never a brief single listing', async () => {
  const house = await category(db)
  const agent = await agentAccount(db)
  const one = await richListing(house, agent.id)
  await sql`delete from category_parameter`.execute(db)
  const other = await richListing(house, agent.id)
  await homeSection(db, 'premium_properties_section')
  const brief = 1 as const

  const list = await callOk(app, 'getPropertyList')
  expect(list.data.map(extent)).toEqual([FULL, FULL])
  const short = await callOk(app, 'getPropertyList', { query: { brief } })
  expect(short.data.map(extent)).toEqual([BRIEF, BRIEF])
  expect(short.data[0]?.parameters.map(({ name }) => name).join('')).toBe('ABCDEF')

  const ids = String(one.id)
  const cards = await callOk(app, 'getPropertyCards', { query: { ids, brief } })
  expect(cards.data.map(extent)).toEqual([BRIEF])

  const detail = await callOk(app, 'getProperty', { query: { id: one.id, brief } })
  expect(detail.data.map(extent)).toEqual([FULL])
  expect(detail.similar_properties.map(extent)).toEqual([BRIEF])
  const whole = await callOk(app, 'getProperty', { query: { id: one.id } })
  expect(whole.similar_properties.map(extent)).toEqual([FULL])

  const inList = { gallery: 0, parameters: 6, assign_facilities: 0 }
  const like = { property_id: other.id, brief }
  const similar = await callOk(app, 'getSimilarProperties', { query: like })
  expect(similar.data.map(extent)).toEqual([inList])
  const around = { latitude: 47.6769, longitude: -122.206, radius: 5, brief }
  const nearby = await callOk(app, 'getNearbyProperties', { query: around })
  expect(nearby.data.map(extent)).toEqual([inList, inList])
  const home = await callOk(app, 'getHomepageData', { query: { brief } })
  const [premium] = home.data.sections
  expect(premium?.type === 'premium_properties_section' && premium.data.map(extent)).toEqual([
    inList,
    inList,
  ])
  const theirs = await callOk(app, 'getAgentProperties', { query: { slug_id: agent.slug, brief } })
  expect(theirs.data?.properties_data.map(extent)).toEqual([inList, inList])
})
