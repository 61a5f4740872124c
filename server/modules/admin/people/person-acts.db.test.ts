import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import type { QueuedMessage } from '@/server/jobs/job-list.ts'
import { sendMessage } from '@/server/modules/account/auth/codes/messages.ts'
import { accountHandlers } from '@/server/modules/account/handlers.ts'
import { notificationsHandlers } from '@/server/modules/notifications/handlers.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { openReport } from '@/tests/support/builders/reviews.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { REFUSALS_OF_WRITES, usualRefusals } from '@/tests/support/usual-refusals.ts'
import { adminHandlers } from '../handlers.ts'
import { peopleHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

async function fixture() {
  const deps = testDeps({ db })
  const handlers = {
    ...accountHandlers,
    ...notificationsHandlers,
    ...adminHandlers,
    ...peopleHandlers,
  }
  const app = createServer(deps, handlers)
  const ada = await signedIn(db, { role: 'administrator', name: 'Ada Keller' })
  const jonas = await signedIn(db, { name: 'Jonas Weber' })
  const { token } = ada
  const person = async (by = token) =>
    (await callOk(app, 'getUser', { token: by, path: { id: jonas.id } })).data
  const log = async () => (await callOk(app, 'getAuditLog', { token })).data
  return { deps, app, ada, jonas, token, person, log }
}

const keyOf = ({ status, body }: { status: unknown; body: unknown }) => [
  Number(status),
  Reflect.get(Object(body), 'key') ?? '',
]

test('shows how a person signs in, their packages and reports, and payments only with the right', async () => {
  const { app, ada, jonas, token, person } = await fixture()
  const home = await publishedListing(db, { ownerId: jonas.id, title: 'Mill' })
  await openReport(db, { accountId: ada.id, propertyId: home.id })
  const { id: featureId } = await db
    .selectFrom('feature')
    .select('id')
    .where('code', '=', 'property_list')
    .executeTakeFirstOrThrow()
  const packageId = await offeredPackage(db, {
    name: 'Agency',
    priceMinor: 4900,
    features: [{ id: featureId, limit: 5 }],
  })
  const body = { id: jonas.id, package_id: packageId, reason: 'Partner.' }
  await callOk(app, 'grantPackage', { token, body })
  await db
    .updateTable('account')
    .set({ password_hash: 'secret-hash', about_me: 'Agent.', city: 'Kiel' })
    .where('id', '=', jonas.id)
    .execute()
  const seen = await person()
  expect(seen).toMatchObject({
    profile: { about_me: 'Agent.', city: 'Kiel', language_code: 'en' },
    access: {
      methods: ['password'],
      has_second_factor: false,
      last_seen_at: expect.any(String),
      sign_ins: [{ device: '', time_zone: null }],
    },
    reports_about: [{ property: { title: 'Mill' }, reporter_name: 'Ada Keller' }],
    reports_by: [],
    packages: [{ name: 'Agency', quotas: [{ limit: 5, used: 0 }] }],
    payments: [],
  })
  expect(JSON.stringify(seen)).not.toContain('secret-hash')
  const moderator = await signedIn(db, { role: 'moderator' })
  expect((await person(moderator.token)).payments).toBeNull()
  const path = { id: jonas.id }
  const listed = async (query: object) =>
    (await callOk(app, 'getUserListings', { token, path, query })).data.map(({ title }) => title)
  await publishedListing(db, { ownerId: jonas.id, title: 'Barn', requestStatus: 'rejected' })
  expect(await listed({})).toEqual(['Barn', 'Mill'])
  expect(await listed({ status: 'approved' })).toEqual(['Mill'])
  expect(await listed({ kind: 'project' })).toEqual([])
  const first = await callOk(app, 'getUserListings', { token, path, query: { limit: 1 } })
  expect(await listed({ after: first.next ?? 0 })).toEqual(['Mill'])
  const nobody = await call(app, 'getUserListings', { token, path: { id: 9_999 } })
  expect(nobody.status).toBe(404)
})

describe('access', () => {
  test('ends everywhere, with a mail and a line in the log', async () => {
    const { app, deps, jonas, token, log } = await fixture()
    const body = { id: jonas.id, reason: 'The phone was stolen.' }
    await db
      .updateTable('account')
      .set({ email: 'jonas@example.org', is_email_verified: true, language_code: 'de' })
      .where('id', '=', jonas.id)
      .execute()
    expect((await call(app, 'getSignIns', { token: jonas.token })).status).toBe(200)
    await callOk(app, 'endUserSignIns', { token, body })
    expect((await call(app, 'getSignIns', { token: jonas.token })).status).toBe(401)
    expect(deps.enqueued).toMatchObject([
      { name: 'account.message', data: { kind: 'signInsEndedByStaff', accountId: jonas.id } },
    ])
    const [message] = deps.enqueued
    await sendMessage(deps, message?.data as QueuedMessage)
    expect(deps.sent).toMatchObject([
      { to: 'jonas@example.org', subject: 'Sie wurden bei Hearth auf allen Geräten abgemeldet' },
    ])
    expect(await log()).toMatchObject([
      { action: 'signInsEnded', subject_name: `#${jonas.id}`, reason: 'The phone was stolen.' },
    ])
  })

  test('ends with the second factor, which must exist', async () => {
    const { app, deps, jonas, token, log } = await fixture()
    const end = () =>
      call(app, 'endUserSecondFactor', { token, body: { id: jonas.id, reason: 'Phone lost.' } })
    expect(keyOf(await end())).toEqual([409, 'noSecondFactor'])
    await db
      .insertInto('second_factor')
      .values({
        account_id: jonas.id,
        sealed_secret: 'x',
        created_at: TEST_NOW,
        confirmed_at: TEST_NOW,
      })
      .execute()
    expect((await end()).status).toBe(200)
    expect((await call(app, 'getSignIns', { token: jonas.token })).status).toBe(401)
    expect(await db.selectFrom('second_factor').selectAll().execute()).toEqual([])
    expect(deps.enqueued).toMatchObject([{ data: { kind: 'factorEndedByStaff' } }])
    expect(await log()).toMatchObject([{ action: 'secondFactorOff', actor_name: 'Ada Keller' }])
  })

  test('is not ended for oneself, without a reason, or after an old sign-in', async () => {
    const { app, ada, jonas, token } = await fixture()
    const acts = ['endUserSignIns', 'endUserSecondFactor', 'exportUser', 'eraseUser'] as const
    for (const act of acts) {
      const reason = 'Lost.'
      const own = await call(app, act, { token, body: { id: ada.id, reason } })
      expect(keyOf(own)).toEqual([409, 'ownAccount'])
      const blank = await call(app, act, { token, body: { id: jonas.id, reason: '  ' } })
      expect(blank.status).toBe(422)
      const nobody = await call(app, act, { token, body: { id: 9_999, reason } })
      expect(nobody.status).toBe(404)
      const old = await signedIn(db, {
        role: 'administrator',
        signedInAt: new Date(TEST_NOW.getTime() - 11 * 60_000),
      })
      const late = await call(app, act, { token: old.token, body: { id: jonas.id, reason } })
      expect(keyOf(late)).toEqual([403, 'recentSignInRequired'])
      expect(await usualRefusals(db, app, act)).toEqual(REFUSALS_OF_WRITES)
    }
  })
})

describe('data', () => {
  test('is exported as the person would get it, with a line in the log', async () => {
    const { app, jonas, token, log } = await fixture()
    await publishedListing(db, { ownerId: jonas.id, title: 'Mill' })
    const body = { id: jonas.id, reason: 'Letter of 3 May.' }
    const reply = await call(app, 'exportUser', { token, body })
    expect(reply.headers.get('content-disposition')).toContain(`account-${jonas.id}.zip`)
    if (!(reply.body instanceof Uint8Array)) throw new Error(JSON.stringify(reply.body))
    const account = JSON.parse(strFromU8(unzipSync(reply.body)['account.json'] ?? new Uint8Array()))
    expect(account).toMatchObject({
      account: [{ name: 'Jonas Weber' }],
      listings: [{ title: 'Mill' }],
    })
    expect(await log()).toMatchObject([
      { action: 'dataExported', subject_name: `#${jonas.id}`, reason: 'Letter of 3 May.' },
    ])
  })

  test('is erased with the account, once, and the log keeps a number', async () => {
    const { app, jonas, token, log } = await fixture()
    await publishedListing(db, { ownerId: jonas.id, title: 'Mill' })
    const body = { id: jonas.id, reason: 'Letter of 3 May.' }
    const erase = () => call(app, 'eraseUser', { token, body })
    const both = await Promise.all([erase(), erase()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await db.selectFrom('property').select('id').execute()).toEqual([])
    expect((await call(app, 'getSignIns', { token: jonas.token })).status).toBe(401)
    expect(await log()).toMatchObject([
      { action: 'accountErased', subject_id: jonas.id, subject_name: `#${jonas.id}` },
    ])
  })

  test('of staff is erased only after their role is gone', async () => {
    const { app, token, log } = await fixture()
    const editor = await signedIn(db, { role: 'editor' })
    const body = { id: editor.id, reason: 'Left.' }
    expect(keyOf(await call(app, 'eraseUser', { token, body }))).toEqual([409, 'staffAccount'])
    expect((await call(app, 'getSignIns', { token: editor.token })).status).toBe(200)
    expect(await log()).toEqual([])
  })
})

describe('a listing', () => {
  test('is taken down without a report, which closes open ones', async () => {
    const { app, jonas, token, log, ada } = await fixture()
    const home = await publishedListing(db, { ownerId: jonas.id, title: 'Mill' })
    await openReport(db, { accountId: ada.id, propertyId: home.id })
    const body = { kind: 'property' as const, id: home.id, revision: 1, reason: 'Not a home.' }
    const take = (own: object = {}) =>
      call(app, 'takeListingDown', { token, body: { ...body, ...own } })
    expect((await take({ reason: ' ' })).status).toBe(422)
    expect(keyOf(await take({ revision: 2 }))).toEqual([409, 'stale'])
    expect((await take({ id: 9_999 })).status).toBe(404)
    expect((await take()).status).toBe(200)
    expect(keyOf(await take({ revision: 2 }))).toEqual([409, 'wrongStep'])
    const notices = await callOk(app, 'getNotifications', { token: jonas.token })
    expect(notices.data).toMatchObject([
      { kind: 'rejected', message: expect.stringContaining('Not a home.') },
    ])
    expect(await log()).toMatchObject([
      { action: 'takenDown', subject_kind: 'property', before: { status: 'approved' } },
    ])
    const open = await callOk(app, 'getReports', { token })
    expect(open.data).toEqual([])
  })

  test('moves with its files to another owner, and both are told why', async () => {
    const { app, jonas, token, log } = await fixture()
    const mira = await signedIn(db, { name: 'Mira Lindqvist' })
    const home = await publishedListing(db, { ownerId: jonas.id, title: 'Mill' })
    const other = await publishedListing(db, { ownerId: jonas.id, title: 'Barn' })
    const file = {
      visibility: 'public' as const,
      mime: 'image/jpeg',
      bytes: 1,
      name: 'a.jpg',
      sha256: 'x',
    }
    await db
      .insertInto('stored_file')
      .values(['own', 'shared'].map((key) => ({ ...file, key, owner_id: jonas.id })))
      .execute()
    const set = (id: number, facts: object) =>
      db.updateTable('property').set(facts).where('id', '=', id).execute()
    await set(home.id, { title_image_key: 'own', panorama_key: 'shared' })
    await set(other.id, { title_image_key: 'shared' })
    const body = {
      kind: 'property' as const,
      id: home.id,
      revision: 1,
      owner_id: mira.id,
      reason: 'The agency took over.',
    }
    const move = (own: object = {}) =>
      call(app, 'moveListing', { token, body: { ...body, ...own } })
    expect((await move({ owner_id: 9_999 })).status).toBe(422)
    expect(keyOf(await move({ owner_id: jonas.id }))).toEqual([409, 'alreadyOwner'])
    const gone = await signedIn(db, { isActive: false })
    expect(keyOf(await move({ owner_id: gone.id }))).toEqual([409, 'deactivatedOwner'])
    expect((await move()).status).toBe(200)
    expect(keyOf(await move())).toEqual([409, 'stale'])
    const rows = await db
      .selectFrom('stored_file')
      .select(['key', 'owner_id'])
      .orderBy('key')
      .execute()
    expect(rows).toEqual([
      { key: 'own', owner_id: mira.id },
      { key: 'shared', owner_id: null },
    ])
    const kinds = async (by: { token: string }) =>
      (await callOk(app, 'getNotifications', { token: by.token })).data.map(({ kind, message }) => [
        kind,
        message,
      ])
    expect(await kinds(jonas)).toEqual([['listing-moved', '“Mill”: The agency took over.']])
    expect(await kinds(mira)).toEqual([['listing-received', '“Mill”: The agency took over.']])
    expect(await log()).toMatchObject([
      {
        action: 'listingMoved',
        before: { owner: `#${jonas.id}` },
        after: { owner: `#${mira.id}` },
      },
    ])
  })

  test('of one’s own is decided and moved by somebody else', async () => {
    const { app, ada, jonas, token } = await fixture()
    const home = await publishedListing(db, { ownerId: ada.id })
    const theirs = await publishedListing(db, { ownerId: jonas.id })
    const named = { kind: 'property' as const, revision: 1, reason: 'Gone.' }
    for (const reply of [
      await call(app, 'takeListingDown', { token, body: { ...named, id: home.id } }),
      await call(app, 'moveListing', {
        token,
        body: { ...named, id: home.id, owner_id: jonas.id },
      }),
      await call(app, 'moveListing', {
        token,
        body: { ...named, id: theirs.id, owner_id: ada.id },
      }),
    ]) {
      expect(keyOf(reply)).toEqual([409, 'ownSubject'])
    }
    for (const act of ['takeListingDown', 'moveListing'] as const) {
      expect(await usualRefusals(db, app, act)).toEqual(REFUSALS_OF_WRITES)
    }
  })
})
