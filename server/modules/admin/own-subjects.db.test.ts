import { beforeEach, describe, expect, test } from 'vitest'
import { ROLES } from '@/domain/account/rights.ts'
import { createServer } from '@/server/app.ts'
import type { OperationId } from '@/server/contract/operation-types.ts'
import { handlers } from '@/server/modules/handlers.ts'
import { pendingListing, publishedListing } from '@/tests/support/builders/listings.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { openReport } from '@/tests/support/builders/reviews.ts'
import { call } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const open = () => createServer(testDeps({ db }), handlers)
type App = ReturnType<typeof open>

async function ask(app: App, id: OperationId, token: string, body: object) {
  const reply = await call(app, id as 'decideReview', { token, body: body as never })
  return [reply.status, 'key' in reply.body ? reply.body.key : undefined]
}

describe.each(['administrator', 'moderator'] as const)('a reviewer who is %s', (role) => {
  test('decides about listings of others, not about their own', async () => {
    const app = open()
    const { id: ownerId, token } = await signedIn(db, { role })
    const own = await pendingListing(db, { ownerId, title: 'Mill' })
    const other = await pendingListing(db, { ownerId: (await signedIn(db)).id, title: 'Barn' })
    const seen = { kind: 'property', revision: 1 }
    const body = { ...seen, decision: 'approved' }
    expect(await ask(app, 'decideReview', token, { ...body, id: own.id })).toEqual([
      409,
      'ownSubject',
    ])
    expect(await ask(app, 'undoReview', token, { ...seen, id: own.id })).toEqual([
      409,
      'ownSubject',
    ])
    expect(await ask(app, 'decideReview', token, { ...body, id: other.id })).toEqual([
      200,
      undefined,
    ])
  })

  test('handles no report about an own listing, nor one of their own', async () => {
    const app = open()
    const { id: ownerId, token } = await signedIn(db, { role })
    const stranger = await signedIn(db)
    const own = await publishedListing(db, { ownerId, title: 'Mill' })
    const other = await publishedListing(db, { ownerId: stranger.id, title: 'Barn' })
    const about = await openReport(db, { accountId: stranger.id, propertyId: own.id })
    const by = await openReport(db, { accountId: ownerId, propertyId: other.id })
    const third = await openReport(db, {
      accountId: (await signedIn(db)).id,
      propertyId: other.id,
    })
    for (const id of [about, by]) {
      const handled = await ask(app, 'handleReport', token, { id, outcome: 'dismissed' })
      expect(handled).toEqual([409, 'ownSubject'])
    }
    const handled = await ask(app, 'handleReport', token, { id: third, outcome: 'dismissed' })
    expect(handled).toEqual([200, undefined])
  })
})

test('nobody grants packages to their own account', async () => {
  const app = open()
  const packageId = await offeredPackage(db, { name: 'Agency', priceMinor: 9900, features: [] })
  for (const role of ['administrator', 'support'] as const) {
    const { id, token } = await signedIn(db, { role })
    const grant = { id, package_id: packageId, reason: 'Partner.' }
    expect(await ask(app, 'grantPackage', token, grant)).toEqual([409, 'ownAccount'])
    const end = { id, holding_id: 1, reason: 'Over.' }
    expect(await ask(app, 'endPackage', token, end)).toEqual([409, 'ownAccount'])
  }
})

test('only administrators deactivate or verify staff', async () => {
  const app = open()
  const administrator = await signedIn(db, { role: 'administrator' })
  const moderator = await signedIn(db, { role: 'moderator' })
  for (const role of ROLES) {
    const { id } = await signedIn(db, { role })
    const off = { id, is_active: 0, reason: 'Gone.' }
    const verify = { id, is_verified: 1 }
    for (const [operation, body] of [
      ['changeUserActivity', off],
      ['changeUserVerification', verify],
    ] as const) {
      expect(await ask(app, operation, moderator.token, body)).toEqual([403, 'rightMissing'])
      expect(await ask(app, operation, administrator.token, body)).toEqual([200, undefined])
    }
  }
})
