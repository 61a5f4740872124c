import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import {
  REFUSALS_OF_READS,
  REFUSALS_OF_STREAMS,
  REFUSALS_OF_WRITES,
  usualRefusals,
} from '@/tests/support/usual-refusals.ts'
import { draftsHandlers } from './handlers.ts'
import { forgetOldDrafts } from './store.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const DAY_MS = 86_400_000
const id = '0190c0de-7b1e-7cc3-98c4-dc0c0c07398f'
const path = { id }
const numbered = (n: number) => `0190c0de-7b1e-7cc3-98c4-${String(n).padStart(12, '0')}`
const content = { title: 'Bright flat', rooms: 3, pictures: [{ upload: 'a' }], nothing: null }

/** A server whose clock advances by a second per call, and a signed-in account. */
async function open() {
  let calls = 0
  const clock = () => new Date(TEST_NOW.getTime() + (calls++ % 1000) * 1000)
  const app = createServer(testDeps({ db, clock }), draftsHandlers)
  const { token, id: accountId } = await signedIn(db)
  const save = (body: object, at = id, as = token) =>
    call(app, 'saveDraft', { path: { id: at }, token: as, body })
  return { app, token, accountId, save }
}

const property = { kind: 'property', content, revision: 0 }

test('a draft is stored as written and read on another device', async () => {
  const { app, token, save } = await open()
  expect(await save(property)).toMatchObject({ status: 200, body: { data: { revision: 1 } } })
  const { data } = await callOk(app, 'getDraft', { path, token })
  expect(data).toEqual({
    id,
    kind: 'property',
    listing_id: null,
    title: 'Bright flat',
    revision: 1,
    content,
    created_at: expect.stringMatching(/^2026-06-15T12:00:\d\d\.000000Z$/),
    updated_at: expect.any(String),
  })
  const next = { ...property, content: { title: 7 }, revision: 1 }
  expect(await save(next)).toMatchObject({ body: { data: { revision: 2 } } })
  expect((await callOk(app, 'getDraft', { path, token })).data).toMatchObject({
    title: '',
    content: { title: 7 },
  })
})

test('reports a conflict to the second device, with the stored draft', async () => {
  const { save } = await open()
  await save(property)
  await save({ ...property, content: { title: 'First' }, revision: 1 })
  expect(await save({ ...property, content: { title: 'Second' }, revision: 1 })).toMatchObject({
    status: 409,
    body: { key: 'stale', data: { revision: 2, content: { title: 'First' } } },
  })
  // Created again with other content.
  expect(await save({ ...property, content: { title: 'New' } })).toMatchObject({ status: 409 })
})

test('accepts the same draft again after a lost reply', async () => {
  const { save } = await open()
  const first = await save(property)
  expect(await save(property)).toMatchObject({ status: 200, body: { data: { revision: 1 } } })
  const next = { ...property, content: { title: 'Next' }, revision: 1 }
  await save(next)
  expect(await save(next)).toMatchObject({ status: 200, body: { data: { revision: 2 } } })
  expect(first.status).toBe(200)
})

test('reports a conflict to one of two simultaneous devices', async () => {
  const { save } = await open()
  await save(property)
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      save({ ...property, content: { title: `Device ${n}` }, revision: 1 }),
    ),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
})

test('are listed without their content, latest first, by kind', async () => {
  const { app, token, save } = await open()
  await save(property, numbered(1))
  await save({ ...property, kind: 'project' }, numbered(2))
  await save(property, numbered(3))
  const ids = async (kind?: 'property' | 'project') =>
    (await callOk(app, 'getDrafts', { token, query: { kind } })).data.map((draft) => draft.id)
  expect(await ids()).toEqual([numbered(3), numbered(2), numbered(1)])
  expect(await ids('property')).toEqual([numbered(3), numbered(1)])
  expect(await ids('project')).toEqual([numbered(2)])
  expect((await callOk(app, 'getDrafts', { token })).data[0]).not.toHaveProperty('content')
})

test('deletes the oldest beyond fifty', async () => {
  const { app, token, save } = await open()
  for (let n = 0; n < 51; n += 1) await save(property, numbered(n))
  const { data } = await callOk(app, 'getDrafts', { token })
  expect([data.length, data.at(-1)?.id]).toEqual([50, numbered(1)])
})

test('deletes a draft half a year after its last change', async () => {
  const { app, token, save } = await open()
  await save(property)
  await forgetOldDrafts(db, new Date(TEST_NOW.getTime() + 179 * DAY_MS))
  expect(await call(app, 'getDraft', { path, token })).toMatchObject({ status: 200 })
  await forgetOldDrafts(db, new Date(TEST_NOW.getTime() + 181 * DAY_MS))
  expect(await call(app, 'getDraft', { path, token })).toMatchObject({ status: 404 })
})

test('keeps the uploads of a draft as long as the draft', async () => {
  const { accountId, save } = await open()
  const day = new Date(TEST_NOW.getTime() + DAY_MS)
  for (const status of ['ready', 'receiving']) {
    await db
      .insertInto('upload')
      .values({
        id: status,
        account_id: accountId,
        purpose: 'photo',
        name: 'a',
        bytes: 5,
        status,
        created_at: TEST_NOW,
        expires_at: day,
      })
      .execute()
  }
  await save(property)
  const rows = await db.selectFrom('upload').select(['id', 'expires_at']).orderBy('id').execute()
  expect(rows[1]?.expires_at).toEqual(day)
  expect(rows[0]?.expires_at.getTime()).toBeGreaterThan(TEST_NOW.getTime() + 179 * DAY_MS)
})

describe('another member’s draft', () => {
  test('is not found, changed or deleted', async () => {
    const { app, token, save } = await open()
    await save(property)
    const stranger = await signedIn(db, { isAdmin: true })
    expect(await call(app, 'getDraft', { path, token: stranger.token })).toMatchObject({
      status: 404,
    })
    for (const revision of [0, 1]) {
      const body = { ...property, content: { title: 'Mine' }, revision }
      expect(await save(body, id, stranger.token)).toMatchObject({ status: 404 })
    }
    await callOk(app, 'deleteDraft', { path, token: stranger.token })
    expect((await callOk(app, 'getDraft', { path, token })).data.content).toEqual(content)
  })

  test('another member’s listing cannot be the target of a draft', async () => {
    const { accountId, save, app, token } = await open()
    const foreign = await publishedListing(db, {})
    const draft = { ...property, listing_id: foreign.id }
    expect(await save(draft)).toMatchObject({ status: 404, body: { key: 'notFound' } })
    await db.updateTable('property').set({ owner_id: accountId }).execute()
    expect(await save({ ...draft, kind: 'project' })).toMatchObject({ status: 404 })
    expect(await save(draft)).toMatchObject({ status: 200 })
    expect((await callOk(app, 'getDraft', { path, token })).data.listing_id).toBe(foreign.id)
    await db.updateTable('property').set({ deleted_at: TEST_NOW }).execute()
    expect(await save({ ...draft, revision: 1 })).toMatchObject({ status: 404 })
  })
})

test('a deleted draft is not recreated by a late device, and may be deleted twice', async () => {
  const { app, token, save } = await open()
  await save(property)
  await callOk(app, 'deleteDraft', { path, token })
  await callOk(app, 'deleteDraft', { path, token })
  expect(await save({ ...property, revision: 1 })).toMatchObject({ status: 404 })
  expect(await call(app, 'getDraft', { path, token })).toMatchObject({ status: 404 })
})

test('rejects more than 200 KB and unknown fields', async () => {
  const { save } = await open()
  const large = { ...property, content: { title: 'x'.repeat(200 * 1024) } }
  expect(await save(large)).toMatchObject({ status: 413, body: { key: 'tooLarge' } })
  for (const wrong of [
    { ...property, kind: 'agent' },
    { ...property, content: 'text' },
    { ...property, revision: -1 },
    { ...property, content: { title: 'a\u0000b' } },
  ]) {
    expect(await save(wrong)).toMatchObject({ status: 422 })
  }
  expect(await save(property, 'not-a-number')).toMatchObject({ status: 422 })
})

test('requires a signed-in member', async () => {
  const { app } = await open()
  expect(await usualRefusals(db, app, 'getDrafts')).toEqual(REFUSALS_OF_READS)
  expect(await usualRefusals(db, app, 'getDraft')).toEqual(REFUSALS_OF_STREAMS)
  expect(await usualRefusals(db, app, 'saveDraft')).toMatchObject({
    ...REFUSALS_OF_WRITES,
    unreadable: 422,
    large: 422,
  })
  expect(await usualRefusals(db, app, 'deleteDraft')).toEqual(REFUSALS_OF_STREAMS)
})
