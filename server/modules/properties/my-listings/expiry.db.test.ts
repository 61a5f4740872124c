import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { myListingsHandlers } from '@/server/modules/my-listings/handlers.ts'
import { notificationsHandlers } from '@/server/modules/notifications/handlers.ts'
import { sendListingMessage } from '@/server/modules/notifications/messages.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { keepTerms } from './expiry.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

const daysOn = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000)
const signal = new AbortController().signal

/** Runs the expiry job at a given day and sends its mails. */
async function keep(days: number) {
  const deps = testDeps({ db, clock: () => daysOn(days) })
  await keepTerms(deps, signal)
  for (const { name, data } of deps.enqueued) {
    if (name === 'listing.message' && 'notificationId' in data) {
      const notificationId = Number(data.notificationId)
      await sendListingMessage(deps, { notificationId, origin: 'http://homes.example' })
    }
  }
  return deps.sent.map(({ to, subject }) => [to, subject])
}

describe('the term of a property', () => {
  test('is reported a week before and at its end, once each, and again after a renewal', async () => {
    const { id: ownerId, token } = await signedIn(db)
    await db
      .updateTable('account')
      .set({ email: 'ada@example.org' })
      .where('id', '=', ownerId)
      .execute()
    const { id } = await publishedListing(db, { ownerId, title: 'Mill', expiresAt: daysOn(10) })
    expect(await keep(2)).toEqual([])
    expect(await keep(3)).toEqual([['ada@example.org', '“Mill” expires on June 25, 2026']])
    expect(await keep(4)).toEqual([])
    expect(await keep(10)).toEqual([['ada@example.org', '“Mill” has expired']])
    expect(await keep(11)).toEqual([])
    const app = createServer(testDeps({ db, clock: () => daysOn(0) }), {
      ...myListingsHandlers,
      ...notificationsHandlers,
    })
    await callOk(app, 'renewListing', { token, body: { kind: 'property', id } })
    expect(await keep(84)).toHaveLength(1)
    const { data } = await callOk(app, 'getNotifications', { token })
    expect(data.map(({ kind, propertys_id }) => [kind, propertys_id])).toEqual([
      ['expiring', id],
      ['expired', id],
      ['expiring', id],
    ])
  })

  test('is not reported for hidden, sold, pending or deleted properties', async () => {
    const { id: ownerId } = await signedIn(db)
    const facts = { ownerId, expiresAt: daysOn(1) }
    await publishedListing(db, { ...facts, isActive: false })
    await publishedListing(db, { ...facts, propertyType: 2 })
    await publishedListing(db, { ...facts, requestStatus: 'pending' })
    await publishedListing(db, { expiresAt: daysOn(1) })
    const deleted = await publishedListing(db, facts)
    await db
      .updateTable('property')
      .set({ deleted_at: daysOn(0) })
      .where('id', '=', deleted.id)
      .execute()
    await keep(0)
    await keep(2)
    expect(await db.selectFrom('notification').select('id').execute()).toEqual([])
  })

  test('is reported once by two simultaneous jobs', async () => {
    const { id: ownerId } = await signedIn(db)
    for (let count = 0; count < 3; count += 1) {
      await publishedListing(db, { ownerId, expiresAt: daysOn(1) })
    }
    await Promise.all([keep(0), keep(0), keep(0)])
    expect(await db.selectFrom('notification').select('id').execute()).toHaveLength(3)
  })
})
