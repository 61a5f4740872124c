import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { propertiesHandlers } from '@/server/modules/properties/handlers.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { REFUSALS_OF_WRITES, usualRefusals } from '@/tests/support/usual-refusals.ts'
import { adminHandlers } from '../handlers.ts'
import { peopleHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

async function fixture() {
  const deps = testDeps({ db })
  const app = createServer(deps, { ...propertiesHandlers, ...adminHandlers, ...peopleHandlers })
  const ada = await signedIn(db, { isAdmin: true, name: 'Ada Keller' })
  const editor = await signedIn(db, { role: 'editor', name: 'Eva' })
  const jonas = await signedIn(db, { name: 'Jonas Weber' })
  const mira = await signedIn(db, { name: 'Mira' })
  const ids = [jonas.id, ada.id, editor.id, 9_999, mira.id]
  const skippedStaff = [
    { id: ada.id, name: 'Ada Keller', reason: 'ownAccount' },
    { id: editor.id, name: 'Eva', reason: 'staffAccount' },
    { id: 9_999, name: '', reason: 'gone' },
  ]
  const activity = async (is_active: 0 | 1, token = ada.token) =>
    (
      await callOk(app, 'changeUsersActivity', {
        token,
        body: { ids, is_active, reason: 'They send spam.' },
      })
    ).data
  const log = async () =>
    (await callOk(app, 'getAuditLog', { token: ada.token, query: { limit: 50 } })).data
  return { deps, app, ada, editor, jonas, mira, ids, skippedStaff, activity, log }
}

test('deactivates and reactivates several people as one by one', async () => {
  const { app, jonas, mira, skippedStaff, activity, log } = await fixture()
  const home = await publishedListing(db, { ownerId: jonas.id })
  const found = async () => (await callOk(app, 'getPropertyList', {})).data.map(({ id }) => id)
  expect(await activity(0)).toEqual({ done: 2, skipped: skippedStaff })
  expect(await found()).toEqual([])
  const refused = await call(app, 'getPropertyList', { token: mira.token })
  expect(refused.body).toMatchObject({ key: 'deactivated' })
  expect(await activity(0)).toMatchObject({
    done: 0,
    skipped: [{ id: jonas.id, name: 'Jonas Weber', reason: 'unchanged' }, {}, {}, {}, {}],
  })
  expect(await activity(1)).toEqual({ done: 2, skipped: skippedStaff })
  expect(await found()).toEqual([home.id])
  expect(
    (await log()).map(({ action, subject_id, reason }) => [action, subject_id, reason]),
  ).toEqual([
    ['reactivated', mira.id, 'They send spam.'],
    ['reactivated', jonas.id, 'They send spam.'],
    ['deactivated', mira.id, 'They send spam.'],
    ['deactivated', jonas.id, 'They send spam.'],
  ])
})

test('signs several people out, with a mail for each', async () => {
  const { app, deps, ada, jonas, mira, ids, skippedStaff, log } = await fixture()
  const body = { ids, reason: 'Passwords were published.' }
  const end = async () => (await callOk(app, 'endUsersSignIns', { token: ada.token, body })).data
  expect(await end()).toEqual({ done: 2, skipped: skippedStaff })
  expect((await call(app, 'getPropertyList', { token: jonas.token })).status).toBe(401)
  expect(deps.enqueued).toMatchObject([
    { name: 'account.message', data: { kind: 'signInsEndedByStaff', accountId: jonas.id } },
    { name: 'account.message', data: { kind: 'signInsEndedByStaff', accountId: mira.id } },
  ])
  const again = await end()
  expect(again.done).toBe(0)
  expect(again.skipped.map(({ reason }) => reason)).toEqual([
    'noSignIns',
    'ownAccount',
    'staffAccount',
    'gone',
    'noSignIns',
  ])
  expect(deps.enqueued).toHaveLength(2)
  expect((await log()).map(({ action, subject_name }) => [action, subject_name])).toEqual([
    ['signInsEnded', `#${mira.id}`],
    ['signInsEnded', `#${jonas.id}`],
  ])
})

test('does nothing twice when two administrators act at once', async () => {
  const { activity, log } = await fixture()
  const { token } = await signedIn(db, { isAdmin: true, name: 'Bo' })
  const results = await Promise.all([activity(0), activity(0, token)])
  expect(results[0].done + results[1].done).toBe(2)
  expect((await log()).filter(({ action }) => action === 'deactivated')).toHaveLength(2)
})

describe('acting on several people', () => {
  test('needs a reason, a fresh sign-in and at most 500 people', async () => {
    const { app, ada, jonas } = await fixture()
    const act = (body: object) => call(app, 'changeUsersActivity', { token: ada.token, body })
    const one = { ids: [jonas.id], is_active: 1 }
    expect((await act({ ...one, reason: ' ' })).body).toMatchObject({
      fields: { reason: 'Please say why.' },
    })
    const many = Array.from({ length: 501 }, (_, index) => index + 1)
    expect((await act({ ids: many, is_active: 0, reason: 'x' })).body).toMatchObject({
      fields: { ids: expect.any(String) },
    })
    expect((await act({ ids: [], is_active: 0, reason: 'x' })).status).toBe(422)
    await db
      .updateTable('access_token')
      .set({ proven_at: new Date(TEST_NOW.getTime() - 11 * 60_000) })
      .execute()
    expect((await act({ ...one, reason: 'x' })).body).toMatchObject({ key: 'recentSignInRequired' })
    const body = { ids: [jonas.id], reason: 'x' }
    expect((await call(app, 'endUsersSignIns', { token: ada.token, body })).body).toMatchObject({
      key: 'recentSignInRequired',
    })
  })

  test('stops when the role of the administrator ends meanwhile', async () => {
    const { app, jonas } = await fixture()
    const { id, token } = await signedIn(db, { role: 'moderator' })
    await db.updateTable('account').set({ is_active: false }).where('id', '=', id).execute()
    const body = { ids: [jonas.id], is_active: 0, reason: 'x' }
    expect((await call(app, 'changeUsersActivity', { token, body })).status).toBe(403)
  })

  test.each(['changeUsersActivity', 'endUsersSignIns'] as const)(
    'by %s is for staff only',
    async (name) => {
      const { app } = await fixture()
      expect(await usualRefusals(db, app, name)).toEqual(REFUSALS_OF_WRITES)
    },
  )
})
