import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { propertiesHandlers } from '@/server/modules/properties/handlers.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { waitingApplication } from '@/tests/support/builders/reviews.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import {
  REFUSALS_OF_READS,
  REFUSALS_OF_WRITES,
  usualRefusals,
} from '@/tests/support/usual-refusals.ts'
import { adminHandlers } from '../handlers.ts'
import { peopleHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const open = () =>
  createServer(testDeps({ db }), {
    ...propertiesHandlers,
    ...adminHandlers,
    ...peopleHandlers,
  })

async function house() {
  const app = open()
  const admin = await signedIn(db, { isAdmin: true, name: 'Ada Keller' })
  const jonas = await signedIn(db, { name: 'Jónas Weber' })
  const { token } = admin
  const activity = (id: number, is_active: 0 | 1, reason = 'Lists homes that don’t exist.') =>
    call(app, 'changeUserActivity', { token, body: { id, is_active, reason } })
  const verification = (id: number, is_verified: 0 | 1, reason = '') =>
    call(app, 'changeUserVerification', { token, body: { id, is_verified, reason } })
  const person = (id: number) =>
    callOk(app, 'getUser', { token, path: { id } }).then(({ data }) => data)
  return { app, admin, jonas, token, activity, verification, person }
}

const keyOf = (reply: { status: unknown; body: unknown }) => [
  Number(reply.status),
  reply.body instanceof Object && 'key' in reply.body ? reply.body.key : '',
]

describe('an account', () => {
  test('cannot sign in while deactivated, hides its listings, and is restored whole', async () => {
    const { app, jonas, activity, person } = await house()
    const home = await publishedListing(db, { ownerId: jonas.id })
    const found = async () => (await callOk(app, 'getPropertyList', {})).data.map(({ id }) => id)
    expect((await activity(jonas.id, 0)).status).toBe(200)
    expect(await found()).toEqual([])
    const refused = await call(app, 'getPropertyList', { token: jonas.token })
    expect(keyOf(refused)).toEqual([403, 'deactivated'])
    expect((await person(jonas.id)).person.is_active).toBe(false)
    expect((await activity(jonas.id, 1)).status).toBe(200)
    expect(await found()).toEqual([home.id])
    const ended = await call(app, 'getPropertyList', { token: jonas.token })
    expect(ended.status).toBe(401)
    const { audit, properties } = await person(jonas.id)
    expect(audit.map(({ action, actor_name }) => [action, actor_name])).toEqual([
      ['reactivated', 'Ada Keller'],
      ['deactivated', 'Ada Keller'],
    ])
    expect(properties).toEqual({ pending: 0, approved: 1, rejected: 0 })
  })

  test('cannot be deactivated by its owner, without a reason, or twice', async () => {
    const { admin, jonas, activity } = await house()
    expect(keyOf(await activity(admin.id, 0))).toEqual([409, 'ownAccount'])
    expect((await activity(jonas.id, 0, ' ')).status).toBe(422)
    expect((await activity(jonas.id, 1)).status).toBe(409)
    expect((await activity(9_999, 0)).status).toBe(404)
  })

  test('of one administrator remains when two deactivate each other', async () => {
    const { app, admin, activity } = await house()
    const other = await signedIn(db, { isAdmin: true })
    const body = { id: admin.id, is_active: 0, reason: 'Has left.' }
    const replies = await Promise.all([
      activity(other.id, 0),
      call(app, 'changeUserActivity', { token: other.token, body }),
    ])
    expect(replies.map(({ status }) => Number(status)).sort()).toEqual([200, 403])
    const left = await db
      .selectFrom('account')
      .select('id')
      .where('is_active', '=', true)
      .where('is_admin', '=', true)
      .execute()
    expect(left).toHaveLength(1)
  })
})

describe('verification by hand', () => {
  test('notifies, is logged, and is revoked with a reason', async () => {
    const { jonas, verification, person } = await house()
    expect((await verification(jonas.id, 1)).status).toBe(200)
    expect((await person(jonas.id)).person.verification_status).toBe('success')
    expect((await verification(jonas.id, 1)).status).toBe(409)
    expect((await verification(jonas.id, 0)).status).toBe(422)
    expect((await verification(jonas.id, 0, 'The licence has ended.')).status).toBe(200)
    const { person: now, audit } = await person(jonas.id)
    expect(now.verification_status).toBe('initial')
    expect(audit.map(({ action, reason }) => [action, reason])).toEqual([
      ['unverified', 'The licence has ended.'],
      ['verified', ''],
    ])
    const told = await db.selectFrom('notification').select('kind').orderBy('id').execute()
    expect(told.map(({ kind }) => kind)).toEqual(['verified', 'not-verified'])
  })

  test('decides a pending application', async () => {
    const { app, token, jonas, verification, person } = await house()
    const id = await waitingApplication(db, { accountId: jonas.id })
    expect((await verification(jonas.id, 1)).status).toBe(200)
    expect((await callOk(app, 'getReviewQueue', { token })).data).toEqual([])
    const path = { kind: 'verification', id } as const
    const { data } = await callOk(app, 'getReviewItem', { token, path })
    expect(data).toMatchObject({ status: 'approved', revision: 2 })
    expect((await verification(jonas.id, 0, 'No licence.')).status).toBe(200)
    expect((await person(jonas.id)).person.verification_status).toBe('failed')
  })

  test('cannot be of oneself', async () => {
    const { admin, verification } = await house()
    expect(keyOf(await verification(admin.id, 1))).toEqual([409, 'ownAccount'])
    expect((await verification(9_999, 1)).status).toBe(404)
  })
})

test('is closed to everyone but administrators', async () => {
  const app = open()
  expect(await usualRefusals(db, app, 'getUsers')).toEqual(REFUSALS_OF_READS)
  for (const id of ['changeUserActivity', 'changeUserVerification'] as const) {
    expect(await usualRefusals(db, app, id)).toEqual(REFUSALS_OF_WRITES)
  }
  const { id, token } = await signedIn(db)
  const statuses = [
    await call(app, 'getUsers', { token }),
    await call(app, 'getUser', { token, path: { id } }),
    await call(app, 'changeUserActivity', { token, body: { id, is_active: 1 } }),
    await call(app, 'changeUserVerification', { token, body: { id, is_verified: 1 } }),
  ].map(({ status }) => Number(status))
  expect(statuses).toEqual([403, 403, 403, 403])
  const admin = await signedIn(db, { isAdmin: true })
  const nobody = await call(app, 'getUser', { token: admin.token, path: { id: 9_999 } })
  expect(nobody.status).toBe(404)
  const search = 'state=asleep'
  expect((await call(app, 'getUsers', { token: admin.token, search })).status).toBe(422)
})
