import { beforeEach, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { viewingsHandlers } from '@/server/modules/viewings/handlers.ts'
import { NOON, publishedListing } from '@/tests/support/builders/listings.ts'
import { callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { seedViewingTimes } from './seed-viewing-times.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

test('lets visitors choose times of most agents, on the clock of the home', async () => {
  const agents = []
  for (let count = 0; count < 8; count += 1) agents.push(await signedIn(db))
  const homes = []
  for (const { id: ownerId } of agents) {
    homes.push(await publishedListing(db, { ownerId, state: 'Oregon' }))
  }
  const inIdaho = await publishedListing(db, { ownerId: agents[0]?.id ?? null, state: 'Idaho' })
  await seedViewingTimes(db, { agents: agents.map(({ id }) => id), now: NOON })

  const app = createServer(testDeps({ db }), viewingsHandlers)
  const slots = (id: number) =>
    callOk(app, 'getViewingSlots', { query: { property_id: id, weeks: 1 } })
  const offered = await Promise.all(homes.map(({ id }) => slots(id)))
  const counts = offered.map(({ data }) => data.length)
  expect(counts.map((count) => count > 0)).toEqual([...Array(7).fill(true), false])
  expect(Math.min(...counts.slice(0, 7))).toBeGreaterThanOrEqual(8)
  const zoneOf = async (id: number) => (await slots(id)).offer?.time_zone
  expect(await zoneOf(inIdaho.id)).toBe('America/Boise')
  expect(await zoneOf(homes[0]?.id ?? 0)).toBe('America/Los_Angeles')
})

test('offers times that the owner can save as they are', async () => {
  const agents = []
  for (let count = 0; count < 40; count += 1) agents.push(await signedIn(db))
  await seedViewingTimes(db, { agents: agents.map(({ id }) => id), now: NOON })
  const app = createServer(testDeps({ db }), viewingsHandlers)
  for (const { token } of agents) {
    const { data } = await callOk(app, 'getViewingSchedule', { token })
    if (data) await callOk(app, 'saveViewingSchedule', { token, body: data })
  }
})
