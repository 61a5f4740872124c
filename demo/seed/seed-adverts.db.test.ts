import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { NOON, publishedListing } from '@/tests/support/builders/listings.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { upcomingProject } from '@/tests/support/builders/projects.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { signedIn } from '@/tests/support/members.ts'
import { DEMO_PACKAGES } from './packages-data.ts'
import { seedAdverts } from './seed-adverts.ts'
import { givePackage } from './seed-granted-packages.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

test('features listings with packages of their owners, and shows the demo agent every state', async () => {
  for (const { name, features } of DEMO_PACKAGES) {
    await offeredPackage(db, { name, features: [...features] })
  }
  const [agent, other] = [await signedIn(db), await signedIn(db)]
  await givePackage(db, { accountId: agent.id, at: NOON })
  const home = await publishedListing(db, { ownerId: other.id })
  const ownerless = await publishedListing(db)
  const project = await upcomingProject(db, { ownerId: other.id })
  for (let count = 0; count < 4; count += 1) await publishedListing(db, { ownerId: agent.id })
  await seedAdverts(
    db,
    { agents: [agent.id, other.id], now: NOON },
    { properties: [home.id, ownerless.id], projects: [project.id] },
  )
  const { rows } = await sql`
    select owner_id, type, status from advertisement order by id`.execute(db)
  expect(rows).toEqual([
    { owner_id: other.id, type: 'HomeScreen', status: 0 },
    { owner_id: other.id, type: 'HomeScreen', status: 0 },
    { owner_id: agent.id, type: 'Slider', status: 0 },
    { owner_id: agent.id, type: 'HomeScreen', status: 1 },
    { owner_id: agent.id, type: 'HomeScreen', status: 2 },
  ])
  const { rows: used } = await sql<{ used: number }>`
    select -sum(change)::int as used from quota_entry where kind in ('use', 'give-back') group by account_id order by account_id`.execute(
    db,
  )
  expect(used.map((row) => row.used)).toEqual([2, 2])
})
