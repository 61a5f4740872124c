import { beforeEach, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { LIMIT_RULES } from '@/server/jobs/limits.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import {
  REFUSALS_OF_READS,
  REFUSALS_OF_WRITES,
  usualRefusals,
} from '@/tests/support/usual-refusals.ts'
import { propertiesHandlers } from '../properties/handlers.ts'
import { membersHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const open = () => createServer(testDeps({ db }), { ...propertiesHandlers, ...membersHandlers })
type App = ReturnType<typeof open>

const status = async (
  app: App,
  id: 'blockUser' | 'unblockUser',
  token: string,
  body: object,
): Promise<number> => Number((await call(app, id, { token, body })).status)

const listed = async (app: App, token: string) => {
  const { data, total } = await callOk(app, 'getBlocks', { token })
  return {
    total,
    who: data.map(({ to_user_id, to_admin, reason }) => [to_user_id, to_admin, reason]),
  }
}

test('blocks a person and the administrator with a reason, lists and unblocks them', async () => {
  await setting(db, { admin_name: 'Head office' })
  const app = open()
  const ada = await signedIn(db)
  const bob = await signedIn(db, { name: 'Bob' })
  const body = { to_user_id: bob.id, reason: ' Sends the same offer. ' }
  expect(await status(app, 'blockUser', ada.token, body)).toBe(200)
  expect(await status(app, 'blockUser', ada.token, { to_admin: 1 })).toBe(200)
  expect(await listed(app, ada.token)).toEqual({
    total: 2,
    who: [
      [null, 1, ''],
      [bob.id, 0, 'Sends the same offer.'],
    ],
  })
  const { data } = await callOk(app, 'getBlocks', { token: ada.token, query: { limit: 1 } })
  expect(data).toEqual([expect.objectContaining({ name: 'Head office', profile: '' })])
  expect(await status(app, 'unblockUser', ada.token, { to_user_id: bob.id })).toBe(200)
  expect(await status(app, 'unblockUser', ada.token, { to_admin: 1 })).toBe(200)
  expect(await listed(app, ada.token)).toEqual({ total: 0, who: [] })
})

test('shows a block on listings of both sides, and lets only its author end it', async () => {
  const app = open()
  const [ada, bob] = [await signedIn(db), await signedIn(db)]
  const { id } = await publishedListing(db, { ownerId: bob.id })
  const house = await publishedListing(db, { ownerId: ada.id })
  await status(app, 'blockUser', ada.token, { to_user_id: bob.id })
  const seen = async (token: string, of: number) => {
    const { data } = await callOk(app, 'getProperty', { token, query: { id: of } })
    return [data[0]?.is_blocked_by_me, data[0]?.is_blocked_by_user]
  }
  expect([await seen(ada.token, id), await seen(bob.token, house.id)]).toEqual([
    [true, false],
    [false, true],
  ])
  expect(await listed(app, bob.token)).toEqual({ total: 0, who: [] })
  expect(await status(app, 'unblockUser', bob.token, { to_user_id: ada.id })).toBe(409)
})

test('refuses repeated blocks, oneself and unknown people', async () => {
  const app = open()
  const { id, token } = await signedIn(db)
  const bob = await signedIn(db)
  const root = await signedIn(db, { isAdmin: true })
  await status(app, 'blockUser', token, { to_user_id: bob.id })
  expect(await status(app, 'blockUser', token, { to_user_id: bob.id })).toBe(409)
  expect(await status(app, 'blockUser', token, { to_user_id: id })).toBe(422)
  expect(await status(app, 'blockUser', token, { to_user_id: 9_999 })).toBe(404)
  expect(await status(app, 'blockUser', token, {})).toBe(422)
  expect(await status(app, 'blockUser', root.token, { to_admin: 1 })).toBe(422)
  expect(await status(app, 'unblockUser', token, { to_admin: 1 })).toBe(409)
  expect(await status(app, 'unblockUser', token, { to_user_id: 9_999 })).toBe(404)
  expect(await status(app, 'unblockUser', token, { to_user_id: id })).toBe(422)
})

test('treats an administrator’s id as the administrator', async () => {
  const app = open()
  const { token } = await signedIn(db)
  const root = await signedIn(db, { isAdmin: true })
  await status(app, 'blockUser', token, { to_user_id: root.id })
  expect((await listed(app, token)).who).toEqual([[null, 1, '']])
})

test('limits the number of blocks', async () => {
  const app = open()
  const { token } = await signedIn(db)
  const bob = await signedIn(db)
  const { points } = LIMIT_RULES.blocksByAccount
  for (let n = 0; n < points; n++) await status(app, 'blockUser', token, { to_user_id: bob.id })
  expect(await status(app, 'blockUser', token, { to_user_id: bob.id })).toBe(429)
})

test('rejects visitors, unreadable bodies and values out of bounds', async () => {
  const app = open()
  expect(await usualRefusals(db, app, 'blockUser')).toEqual(REFUSALS_OF_WRITES)
  expect(await usualRefusals(db, app, 'unblockUser')).toEqual(REFUSALS_OF_WRITES)
  expect(await usualRefusals(db, app, 'getBlocks')).toEqual(REFUSALS_OF_READS)
  const { token } = await signedIn(db)
  expect((await call(app, 'getBlocks', { token, search: 'limit=0' })).status).toBe(422)
})
