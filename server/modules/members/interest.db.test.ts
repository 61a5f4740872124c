import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { LIMIT_RULES } from '@/server/jobs/limits.ts'
import { pendingListing, publishedListing } from '@/tests/support/builders/listings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { REFUSALS_OF_WRITES, usualRefusals } from '@/tests/support/usual-refusals.ts'
import { notificationsHandlers } from '../notifications/handlers.ts'
import { propertiesHandlers } from '../properties/handlers.ts'
import { membersHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const open = () =>
  createServer(testDeps({ db }), {
    ...propertiesHandlers,
    ...membersHandlers,
    ...notificationsHandlers,
  })
type App = ReturnType<typeof open>

const detail = async (app: App, id: number, token?: string) => {
  const { data } = await callOk(app, 'getProperty', { query: { id }, token })
  return data[0]
}

describe('interest', () => {
  const say = (app: App, token: string, property_id: number, type = 1) =>
    callOk(app, 'setInterest', { token, body: { property_id, type } })

  const told = async (app: App, token: string) =>
    (await callOk(app, 'getNotifications', { token })).data

  test('notifies the owner once and is shown to the member', async () => {
    const app = open()
    const owner = await signedIn(db)
    const ada = await signedIn(db, { name: 'Ada Brandt' })
    const house = await publishedListing(db, { ownerId: owner.id, title: 'Mill' })
    for (const type of [1, 1, 0, 0, 1]) await say(app, ada.token, house.id, type)
    expect(await detail(app, house.id, ada.token)).toMatchObject({
      is_interested: 1,
      inquiry: true,
      total_interested_users: 1,
    })
    expect(await detail(app, house.id, owner.token)).toMatchObject({ is_interested: 0 })
    expect((await told(app, owner.token)).map(({ propertys_id }) => propertys_id)).toEqual([
      house.id,
    ])
    await say(app, ada.token, house.id, 0)
    expect(await detail(app, house.id)).toMatchObject({ total_interested_users: 0 })
  })

  test('between people who blocked each other is not reported', async () => {
    const app = open()
    const owner = await signedIn(db)
    const ada = await signedIn(db)
    const house = await publishedListing(db, { ownerId: owner.id })
    await callOk(app, 'blockUser', { token: owner.token, body: { to_user_id: ada.id } })
    await say(app, ada.token, house.id)
    expect(await told(app, owner.token)).toEqual([])
  })

  test('in an administrator’s listing is stored', async () => {
    const app = open()
    const { token } = await signedIn(db)
    const house = await publishedListing(db)
    await say(app, token, house.id)
    expect(await detail(app, house.id, token)).toMatchObject({ is_interested: 1 })
  })

  test('in one’s own or a hidden listing is refused', async () => {
    const app = open()
    const { id, token } = await signedIn(db)
    const own = await publishedListing(db, { ownerId: id })
    const hidden = await pendingListing(db)
    const status = async (property_id: number) =>
      (await call(app, 'setInterest', { token, body: { property_id, type: 1 } })).status
    expect([await status(own.id), await status(hidden.id)]).toEqual([403, 404])
    await say(app, token, hidden.id, 0)
    expect(await usualRefusals(db, app, 'setInterest')).toEqual(REFUSALS_OF_WRITES)
  })
})

describe('a report', () => {
  const reason = async () =>
    (
      await db
        .insertInto('report_reason')
        .values({ reason: 'Wrong price' })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id

  const rows = () =>
    db
      .selectFrom('report')
      .select(['account_id', 'property_id', 'reason_id', 'other_message'])
      .orderBy('id')
      .execute()

  test('reaches the administrator once, with a listed reason or a text', async () => {
    const app = open()
    const [ada, bob] = [await signedIn(db), await signedIn(db)]
    const { id: property_id } = await publishedListing(db)
    const reason_id = await reason()
    const first = { token: ada.token, body: { property_id, reason_id } }
    const thanks = await callOk(app, 'addReport', first)
    const again = await callOk(app, 'addReport', first)
    expect([thanks.message, again.message]).toEqual([
      'Thank you for your report.',
      'You have already reported this property.',
    ])
    const body = { property_id, reason_id: 0, other_message: ' It is a boat. ' }
    await callOk(app, 'addReport', { token: bob.token, body })
    expect(await rows()).toEqual([
      { account_id: ada.id, property_id, reason_id, other_message: '' },
      { account_id: bob.id, property_id, reason_id: null, other_message: 'It is a boat.' },
    ])
    expect(await detail(app, property_id, ada.token)).toMatchObject({
      is_reported: true,
      is_report_available: false,
    })
    expect(await detail(app, property_id)).toMatchObject({ is_reported: false })
  })

  test('needs an existing reason and another member’s listing', async () => {
    const app = open()
    const { id, token } = await signedIn(db)
    const { id: property_id } = await publishedListing(db)
    const own = await publishedListing(db, { ownerId: id })
    const reason_id = await reason()
    const status = async (body: object) => (await call(app, 'addReport', { token, body })).status
    expect(await status({ property_id })).toBe(422)
    expect(await status({ property_id, reason_id: 0 })).toBe(422)
    expect(await status({ property_id, reason_id: 0, other_message: '  ' })).toBe(422)
    expect(await status({ property_id, reason_id: reason_id + 1 })).toBe(422)
    expect(await status({ property_id: own.id, reason_id })).toBe(403)
    expect(await status({ property_id: 9_999, reason_id })).toBe(404)
    expect(await rows()).toEqual([])
    expect(await usualRefusals(db, app, 'addReport')).toEqual(REFUSALS_OF_WRITES)
  })

  test('is limited in number', async () => {
    const app = open()
    const { token } = await signedIn(db)
    const { id: property_id } = await publishedListing(db)
    const body = { property_id, reason_id: await reason() }
    const { points, seconds } = LIMIT_RULES.reportsByAccount
    for (let n = 0; n < points; n++) await callOk(app, 'addReport', { token, body })
    const reply = await call(app, 'addReport', { token, body })
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, String(seconds)])
  })
})
