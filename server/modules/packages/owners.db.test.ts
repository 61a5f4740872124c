import { beforeEach, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { projectsHandlers } from '@/server/modules/projects/handlers.ts'
import { propertiesHandlers } from '@/server/modules/properties/handlers.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { upcomingProject } from '@/tests/support/builders/projects.ts'
import { call } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

/** A marketplace whose packages include no features. */
const app = () => {
  const deps = testDeps({ db })
  const refused = async () => ({
    package_available: true,
    feature_available: false,
    limit_available: false,
  })
  const access = { ...deps.access, premiumListings: refused, projectAccess: refused }
  return createServer({ ...deps, access }, { ...projectsHandlers, ...propertiesHandlers })
}

test('opens a premium listing to its owner always, and to others with a package', async () => {
  const { id: ownerId, token } = await signedIn(db)
  const stranger = await signedIn(db)
  const { id } = await publishedListing(db, { isPremium: true, ownerId })
  const statusFor = async (own: string) =>
    (await call(app(), 'getProperty', { query: { id }, token: own })).status
  expect([await statusFor(token), await statusFor(stranger.token)]).toEqual([200, 403])
})

test('opens a project to its owner always, and to others with a package', async () => {
  const { id: ownerId, token } = await signedIn(db)
  const stranger = await signedIn(db)
  const { id } = await upcomingProject(db, { ownerId })
  const statusFor = async (own: string) =>
    (await call(app(), 'getProjectDetail', { query: { id }, token: own })).status
  expect([await statusFor(token), await statusFor(stranger.token)]).toEqual([200, 403])
})
