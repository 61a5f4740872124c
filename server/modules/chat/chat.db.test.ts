import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { LIMIT_RULES } from '@/server/jobs/limits.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { chats, hear, say, type Talk } from '@/tests/support/chat.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import {
  REFUSALS_OF_READS,
  REFUSALS_OF_WRITES,
  usualRefusals,
} from '@/tests/support/usual-refusals.ts'
import { membersHandlers } from '../members/handlers.ts'
import { chatHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const LONG_AGO = new Date(TEST_NOW.getTime() - 30 * 86_400_000)

async function open() {
  const deps = testDeps({ db })
  const app = createServer(deps, { ...chatHandlers, ...membersHandlers })
  const [owner, guest] = [await signedIn(db, { name: 'Olga' }), await signedIn(db, { name: 'Gus' })]
  await sql`update account set created_at = ${LONG_AGO}`.execute(db)
  const { id: about, slug } = await publishedListing(db, { ownerId: owner.id, title: 'Mill' })
  const toOwner: Talk = { from: guest, to: owner.id, about }
  const toGuest: Talk = { from: owner, to: guest.id, about }
  return { deps, app, owner, guest, about, slug, toOwner, toGuest }
}

/** Status and key of a message that may be refused. */
async function refusal(
  app: Awaited<ReturnType<typeof open>>['app'],
  { from, to, about }: Talk,
  body: object = { message: 'Hello' },
) {
  const sent = { sender_id: from.id, receiver_id: to, property_id: about, ...body }
  const reply = await call(app, 'sendMessage', { token: from.token, body: sent })
  const { key, fields } = Object(reply.body)
  return { status: Number(reply.status), key, ...(fields ? { fields: Object.keys(fields) } : {}) }
}

const remove = async (
  app: Awaited<ReturnType<typeof open>>['app'],
  token: string,
  body: object,
): Promise<number> => Number((await call(app, 'deleteChatMessage', { token, body })).status)

describe('a conversation', () => {
  test('has one order for both sides, and marks nothing as read until it is opened', async () => {
    const { app, owner, guest, toOwner, toGuest, about, slug } = await open()
    await say(app, toOwner, 'Is <b>it</b> free?')
    await say(app, toOwner, 'On Monday?')
    const [thread] = (await chats(app, owner)).data
    expect(thread).toMatchObject({
      property_id: about,
      title: 'Mill',
      slug_id: slug,
      user_id: guest.id,
      name: 'Gus',
      unread_count: 2,
      last_message: 'On Monday?',
      last_message_type: 'text',
      last_seq: 2,
      is_active: 1,
    })
    expect((await chats(app, owner)).unread).toBe(2)
    expect((await hear(app, toOwner)).messages.map(({ is_read }) => is_read)).toEqual([0, 0])
    const opened = await hear(app, toGuest)
    expect(opened.texts).toEqual(['On Monday?', 'Is &lt;b&gt;it&lt;/b&gt; free?'])
    expect(opened.thread?.unread_count).toBe(0)
    await say(app, toGuest, 'Yes')
    const seen = await hear(app, toOwner)
    expect(seen.messages.map(({ seq, is_read }) => [seq, is_read])).toEqual([
      [3, 1],
      [2, 1],
      [1, 1],
    ])
    expect(seen.messages[0]).toMatchObject({ sender_id: owner.id, receiver_id: guest.id })
    expect((await chats(app, guest)).unread).toBe(0)
  })

  test('sends a repeated message once, also when both are under way', async () => {
    const { app, toOwner, toGuest } = await open()
    const once = randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => say(app, toOwner, 'Hello', once)),
    )
    const later = await say(app, toOwner, 'Hello', once)
    expect(new Set([...replies, later].map(({ id }) => id)).size).toBe(1)
    expect(later.data).toMatchObject({ message: 'Hello', client_id: once, seq: 1 })
    await say(app, toGuest, 'Hello yourself', once)
    const { messages } = await hear(app, toGuest)
    expect(messages.map(({ seq, client_id }) => [seq, client_id])).toEqual([
      [2, once],
      [1, null],
    ])
  })

  test('refuses a client id that another conversation has', async () => {
    const { app, owner, toOwner } = await open()
    const { id: about } = await publishedListing(db, { ownerId: owner.id })
    const clientId = randomUUID()
    await say(app, toOwner, 'Hello', clientId)
    const again = { message: 'Hello', client_id: clientId }
    expect((await refusal(app, { ...toOwner, about }, again)).status).toBe(409)
    await say(app, { ...toOwner, about }, 'Hello')
    expect((await refusal(app, { ...toOwner, about }, again)).status).toBe(409)
  })

  test('refuses a client id that another message has', async () => {
    const { app, toOwner } = await open()
    const clientId = randomUUID()
    await say(app, toOwner, 'Hello', clientId)
    for (const message of ['Goodbye', 'hello', 'Hello?']) {
      const other = { message, client_id: clientId }
      expect(await refusal(app, toOwner, other)).toMatchObject({ status: 409 })
    }
    expect((await say(app, toOwner, ' Hello\n', clientId)).data?.seq).toBe(1)
    expect((await hear(app, toOwner)).texts).toEqual(['Hello'])
  })

  test('is read in pages, before and after a message', async () => {
    const { app, owner, guest, about, toOwner } = await open()
    for (let n = 1; n <= 7; n += 1) await say(app, toOwner, `Message ${n}`)
    const page = async (query: object) => {
      const reply = await callOk(app, 'getMessages', {
        token: owner.token,
        query: { user_id: guest.id, property_id: about, per_page: 3, ...query },
      })
      return [reply.data.data.map(({ seq }) => seq), reply.total_page]
    }
    expect(await page({ before_seq: 3 })).toEqual([[2, 1], 1])
    expect((await chats(app, owner)).unread).toBe(5)
    expect(await page({ page: 3 })).toEqual([[1], 3])
    expect((await chats(app, owner)).unread).toBe(5)
    expect(await page({ after_seq: 2 })).toEqual([[5, 4, 3], 2])
    expect((await chats(app, owner)).unread).toBe(2)
    expect(await page({ after_seq: 5 })).toEqual([[7, 6], 1])
    expect(await page({})).toEqual([[7, 6, 5], 3])
    expect((await chats(app, owner)).unread).toBe(0)
    const both = { user_id: guest.id, property_id: about, before_seq: 3, after_seq: 1 }
    expect((await call(app, 'getMessages', { token: owner.token, query: both })).status).toBe(422)
  })

  test('answers the addresses of its pages', async () => {
    const { app, owner, guest, about, toOwner } = await open()
    for (let n = 1; n <= 5; n += 1) await say(app, toOwner, `Message ${n}`)
    const query = { user_id: guest.id, property_id: about, per_page: 2, page: 2 }
    const { data } = await callOk(app, 'getMessages', { token: owner.token, query })
    const at = (page: number) =>
      `http://localhost/api/get_messages?user_id=${guest.id}&property_id=${about}&per_page=2&page=${page}`
    expect(data).toMatchObject({
      current_page: 2,
      from: 3,
      to: 4,
      total: 5,
      last_page: 3,
      first_page_url: at(1),
      last_page_url: at(3),
      prev_page_url: at(1),
      next_page_url: at(3),
      path: 'http://localhost/api/get_messages',
    })
    expect(data.links.map(({ label, active }) => [label, active])).toEqual([
      ['1', false],
      ['2', true],
      ['3', false],
    ])
  })

  test('is empty before it begins, and unknown without its person or property', async () => {
    const { app, guest, toOwner } = await open()
    expect(await hear(app, toOwner)).toMatchObject({ texts: [], total_page: 0, thread: null })
    const status = async (query: { user_id: number; property_id: number }) =>
      Number((await call(app, 'getMessages', { token: guest.token, query })).status)
    expect(await status({ user_id: 9_999, property_id: toOwner.about })).toBe(404)
    expect(await status({ user_id: toOwner.to, property_id: 9_999 })).toBe(404)
    expect(await status({ user_id: guest.id, property_id: toOwner.about })).toBe(422)
    expect(await chats(app, guest)).toMatchObject({ total_page: 0, unread: 0, data: [] })
  })
})

describe('beginning a conversation', () => {
  test('needs the owner, the administrator, or somebody who is interested', async () => {
    const { app, about, owner, guest, toOwner, toGuest } = await open()
    const stranger = await signedIn(db)
    expect((await refusal(app, { from: guest, to: stranger.id, about })).status).toBe(404)
    expect((await refusal(app, toGuest)).status).toBe(404)
    await callOk(app, 'setInterest', { token: guest.token, body: { property_id: about, type: 1 } })
    await say(app, toGuest, 'You asked for it?')
    await say(app, toOwner, 'Yes')
    await say(app, { from: owner, to: 0, about }, 'Why was it hidden?')
    await say(app, { from: guest, to: 0, about }, 'Is this real?')
    expect((await chats(app, guest)).data.map(({ user_id, name }) => [user_id, name])).toEqual([
      [0, 'Admin'],
      [owner.id, 'Olga'],
    ])
  })

  test('needs a property that is shown, and goes on when it is not', async () => {
    const { app, guest, toOwner, toGuest, about } = await open()
    await say(app, toOwner, 'Hello')
    await sql`update property set deleted_at = ${TEST_NOW}, is_active = false where id = ${about}`.execute(
      db,
    )
    await say(app, toGuest, 'It is sold')
    const other = await signedIn(db)
    expect((await refusal(app, { ...toOwner, from: other })).status).toBe(404)
    expect((await chats(app, guest)).data[0]).toMatchObject({ title: 'Mill', slug_id: '' })
    await sql`delete from property where id = ${about}`.execute(db)
    await say(app, toOwner, 'A pity')
    expect((await chats(app, guest)).data[0]).toMatchObject({ title: '', property_id: about })
    expect((await hear(app, toGuest)).texts).toEqual(['A pity', 'It is sold', 'Hello'])
  })

  test('is limited to twenty a day, five for a new account', async () => {
    const { app, owner, guest } = await open()
    const fresh = await signedIn(db)
    await sql`update account set created_at = ${TEST_NOW} where id = ${fresh.id}`.execute(db)
    const begun = async (from: typeof guest, count: number) => {
      const statuses: number[] = []
      for (let n = 0; n < count; n += 1) {
        const { id } = await publishedListing(db, { ownerId: owner.id })
        statuses.push((await refusal(app, { from, to: owner.id, about: id })).status)
      }
      return statuses.filter((status) => status === 200).length
    }
    const { newChatsByAccount, newChatsByNewAccount } = LIMIT_RULES
    expect([newChatsByAccount.points, newChatsByNewAccount.points]).toEqual([20, 5])
    expect(await begun(guest, 22)).toBe(20)
    expect(await begun(fresh, 7)).toBe(5)
  })
})

test('sends thirty messages a minute, ten of a new account, and counts no repeats', async () => {
  const { app, toOwner } = await open()
  const fresh = await signedIn(db)
  await sql`update account set created_at = ${TEST_NOW} where id = ${fresh.id}`.execute(db)
  const clientId = randomUUID()
  for (let n = 0; n < 35; n += 1) await say(app, toOwner, 'Hello', clientId)
  const sent = async (talk: Talk) => {
    let count = 0
    while ((await refusal(app, talk)).status === 200) count += 1
    return count
  }
  expect(await sent(toOwner)).toBe(29)
  expect((await refusal(app, toOwner)).status).toBe(429)
  expect(await sent({ ...toOwner, from: fresh })).toBe(10)
})

test('takes no messages where either side blocked the other, or its account is deactivated', async () => {
  const { app, owner, guest, toOwner, toGuest } = await open()
  const clientId = randomUUID()
  await say(app, toOwner, 'Hello', clientId)
  const block = { token: owner.token, body: { to_user_id: guest.id } }
  await callOk(app, 'blockUser', block)
  const blocked = { status: 403, key: 'blocked' }
  expect([await refusal(app, toOwner), await refusal(app, toGuest)]).toEqual([blocked, blocked])
  const flags = async (who: typeof owner) =>
    (await chats(app, who)).data.map((it) => [it.is_blocked_by_me, it.is_blocked_by_user])
  expect([await flags(owner), await flags(guest)]).toEqual([[[true, false]], [[false, true]]])
  expect((await say(app, toOwner, 'Hello', clientId)).data?.seq).toBe(1)
  await callOk(app, 'unblockUser', block)
  await say(app, toOwner, 'Are you there?')
  await sql`update account set is_active = false where id = ${owner.id}`.execute(db)
  expect(await refusal(app, toOwner)).toEqual({ status: 403, key: 'peerGone' })
  expect((await hear(app, toOwner)).texts).toEqual(['Are you there?', 'Hello'])
  expect((await chats(app, guest)).data[0]?.is_active).toBe(0)
})

test('lets all administrators speak as one', async () => {
  await setting(db, { admin_name: 'Head office' })
  const { app, guest, about } = await open()
  const [one, two] = [await signedIn(db, { isAdmin: true }), await signedIn(db, { isAdmin: true })]
  await say(app, { from: guest, to: one.id, about }, 'Is this real?')
  await say(app, { from: guest, to: 0, about }, 'Hello?')
  const toGuest = { to: guest.id, about }
  expect((await hear(app, { from: two, ...toGuest })).texts).toEqual(['Hello?', 'Is this real?'])
  expect((await chats(app, one)).unread).toBe(0)
  await say(app, { from: one, ...toGuest }, 'Yes')
  const zero = { sender_id: 0, receiver_id: guest.id, property_id: about, message: 'It is' }
  await callOk(app, 'sendMessage', { token: two.token, body: zero })
  const heard = await hear(app, { from: guest, to: 0, about })
  expect(heard.messages.map(({ sender_id, message }) => [sender_id, message])).toEqual([
    [0, 'It is'],
    [0, 'Yes'],
    [guest.id, 'Hello?'],
    [guest.id, 'Is this real?'],
  ])
  expect(heard.thread).toMatchObject({ user_id: 0, name: 'Head office' })
  await callOk(app, 'blockUser', { token: guest.token, body: { to_admin: 1 } })
  expect(await refusal(app, { from: one, ...toGuest })).toEqual({ status: 403, key: 'blocked' })
})

describe('deleting', () => {
  test('takes an own message back from both sides, and leaves its place empty', async () => {
    const { app, owner, guest, toOwner, toGuest } = await open()
    const clientId = randomUUID()
    const { id } = await say(app, toOwner, 'A secret', clientId)
    await say(app, toOwner, 'Hello')
    expect(await remove(app, owner.token, { receiver_id: guest.id, message_id: id })).toBe(403)
    const stranger = await signedIn(db)
    expect(await remove(app, stranger.token, { receiver_id: owner.id, message_id: id })).toBe(404)
    expect(await remove(app, guest.token, { receiver_id: stranger.id, message_id: id })).toBe(404)
    expect(await remove(app, guest.token, { receiver_id: owner.id, message_id: id })).toBe(200)
    expect(await remove(app, guest.token, { receiver_id: owner.id, message_id: id })).toBe(404)
    expect((await chats(app, owner)).unread).toBe(1)
    expect((await hear(app, toGuest)).messages.map(({ seq }) => seq)).toEqual([2])
    expect(await say(app, toOwner, 'A secret', clientId)).toMatchObject({ id, data: null })
    expect((await hear(app, toOwner)).texts).toEqual(['Hello'])
    const { rows } = await sql`select from chat_message where text = 'A secret'`.execute(db)
    expect(rows).toEqual([])
  })

  test('removes a conversation from one list, until something new is written', async () => {
    const { app, owner, guest, about, toOwner, toGuest } = await open()
    await say(app, toOwner, 'Hello')
    const whole = { sender_id: owner.id, receiver_id: guest.id, property_id: about }
    expect(await remove(app, guest.token, whole)).toBe(403)
    expect(await remove(app, owner.token, whole)).toBe(200)
    expect(await remove(app, owner.token, whole)).toBe(404)
    expect(await chats(app, owner)).toMatchObject({ total_page: 0, unread: 0, data: [] })
    expect((await hear(app, toGuest)).texts).toEqual([])
    expect((await hear(app, toOwner)).texts).toEqual(['Hello'])
    await say(app, toOwner, 'Still there?')
    expect((await hear(app, toGuest)).texts).toEqual(['Still there?'])
    expect((await hear(app, toOwner)).texts).toEqual(['Still there?', 'Hello'])
  })

  test('erases what both deleted', async () => {
    const { app, owner, guest, about, toOwner } = await open()
    await say(app, toOwner, 'Hello')
    const from = (one: typeof owner, other: typeof owner) =>
      remove(app, one.token, { sender_id: one.id, receiver_id: other.id, property_id: about })
    const left = async () => {
      const { rows } = await sql`select from chat_message where text <> ''`.execute(db)
      return rows.length
    }
    await from(guest, owner)
    expect(await left()).toBe(1)
    await from(owner, guest)
    expect(await left()).toBe(0)
  })
})

test('refuses empty, endless and foreign messages, and the usual', async () => {
  const { app, owner, toOwner } = await open()
  const field = (name: string) => ({ status: 422, key: 'invalid', fields: [name] })
  expect(await refusal(app, toOwner, {})).toEqual(field('message'))
  expect(await refusal(app, toOwner, { message: ' \n ' })).toEqual(field('message'))
  expect(await refusal(app, toOwner, { message: 'x'.repeat(100_000) })).toEqual(field('message'))
  expect(await refusal(app, toOwner, { message: 'x', client_id: 'x' })).toEqual(field('client_id'))
  expect((await refusal(app, { ...toOwner, to: toOwner.from.id })).fields).toEqual(['receiver_id'])
  const foreign = { sender_id: owner.id, message: 'x' }
  expect((await refusal(app, toOwner, foreign)).status).toBe(403)
  expect((await refusal(app, toOwner, { sender_id: 0, message: 'x' })).status).toBe(403)
  for (const id of ['sendMessage', 'deleteChatMessage'] as const) {
    expect(await usualRefusals(db, app, id)).toMatchObject({ ...REFUSALS_OF_WRITES, large: 413 })
  }
  for (const id of ['getChats', 'getMessages'] as const) {
    expect(await usualRefusals(db, app, id)).toEqual(REFUSALS_OF_READS)
  }
})
