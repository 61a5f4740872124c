import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createServer } from '@/server/app.ts'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { silentLogger } from '@/server/log.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { hear, say } from '@/tests/support/chat.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { type TestDeps, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { REFUSALS_OF_WRITES, usualRefusals } from '@/tests/support/usual-refusals.ts'
import { sendChatMessage } from '../notifications/chat-message.ts'
import { notificationsHandlers } from '../notifications/handlers.ts'
import { type Live, openLive } from '../notifications/live.ts'
import { chatHandlers } from './handlers.ts'

const { db, listen } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

let live: Live | undefined
afterEach(async () => {
  await live?.close()
  live = undefined
})

async function open() {
  live = await openLive({ db, listen, log: silentLogger() })
  const deps = testDeps({ db, live })
  const app = createServer(deps, { ...chatHandlers, ...notificationsHandlers })
  const owner = await signedIn(db, { name: 'Olga' })
  const guest = await signedIn(db, { name: 'Gus <b>' })
  await sql`update account set email = name || '@example.com' where id = ${owner.id}`.execute(db)
  const { id: about } = await publishedListing(db, { ownerId: owner.id, title: 'Mill' })
  const toOwner = { from: guest, to: owner.id, about }
  const toGuest = { from: owner, to: guest.id, about }
  return { deps, app, owner, guest, about, toOwner, toGuest }
}

/** Runs the jobs that wait for a minute; answers the mails. */
async function mails(deps: TestDeps) {
  for (const { name, data } of deps.enqueued.splice(0)) {
    if (name !== 'chat.message') continue
    const { threadId, accountId, seq, origin } = Object(data)
    await sendChatMessage(deps, { threadId, accountId, seq, origin })
  }
  return deps.sent.splice(0).map(({ to, subject, text }) => ({ to, subject, text }))
}

test('tells of a conversation once until it is read, on the site and by mail', async () => {
  const { deps, app, owner, toOwner, toGuest } = await open()
  const told = async () => {
    const { data, unread } = await callOk(app, 'getNotifications', { token: owner.token })
    return { unread, titles: data.map(({ kind, title }) => `${kind}: ${title}`) }
  }
  await say(app, toOwner, 'Is it free?')
  await say(app, toOwner, 'On Monday?')
  const one = 'message: New message from Gus <b>'
  expect(await told()).toEqual({ unread: 1, titles: [one] })
  const [mail, ...others] = await mails(deps)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: 'Olga@example.com',
    subject: 'Gus <b> sent you a message',
    text: expect.stringContaining('On Monday?'),
  })
  await hear(app, toGuest)
  expect(await told()).toEqual({ unread: 0, titles: [one] })
  await say(app, toOwner, 'Hello?')
  expect(await told()).toEqual({ unread: 1, titles: [one, one] })
})

test('sends no mail about what was read, deleted, or is for a deactivated account', async () => {
  const { deps, app, owner, guest, toOwner, toGuest } = await open()
  await say(app, toOwner, 'Is it free?')
  await hear(app, toGuest)
  expect(await mails(deps)).toEqual([])
  const { id } = await say(app, toOwner, 'On Monday?')
  const body = { receiver_id: owner.id, message_id: id }
  await callOk(app, 'deleteChatMessage', { token: guest.token, body })
  expect(await mails(deps)).toEqual([])
  await hear(app, toGuest)
  await say(app, toOwner, 'Hello?')
  await sql`update account set is_active = false where id = ${owner.id}`.execute(db)
  expect(await mails(deps)).toEqual([])
})

test('writes to the address of the site for the administrator, and tells each of them', async () => {
  await setting(db, { company_email: 'office@example.com' })
  const { deps, app, guest, about } = await open()
  const admins = [await signedIn(db, { isAdmin: true }), await signedIn(db, { isAdmin: true })]
  await say(app, { from: guest, to: 0, about }, 'Is this real?')
  expect((await mails(deps)).map(({ to }) => to)).toEqual(['office@example.com'])
  for (const { token } of admins) {
    expect((await callOk(app, 'getNotifications', { token })).unread).toBe(1)
  }
})

test('tells the open pages of both sides of messages, reading and deletion, by numbers only', async () => {
  const { app, owner, guest, about, toOwner, toGuest } = await open()
  const response = await app.request('http://localhost/api/ext/account/events', {
    headers: { authorization: `Bearer ${owner.token}` },
  })
  const reader = response.body?.getReader()
  const heard: string[] = []
  const events = async (count: number) => {
    const decoder = new TextDecoder()
    while (heard.length < count) {
      const piece = await reader?.read()
      for (const block of decoder.decode(piece?.value).split('\n\n')) {
        const [, data] = /^event: chat\ndata: (.*)$/.exec(block) ?? []
        if (data) heard.push(data)
      }
    }
    return heard.map((data): unknown => JSON.parse(data))
  }
  const { id } = await say(app, toOwner, 'A secret')
  await hear(app, toGuest)
  const body = { receiver_id: owner.id, message_id: id }
  await callOk(app, 'deleteChatMessage', { token: guest.token, body })
  const names = { user_id: guest.id, property_id: about, seq: 1 }
  expect(await events(3)).toEqual([
    { ...names, change: 'message' },
    { ...names, change: 'read' },
    { ...names, change: 'deleted', message_id: id },
  ])
  await reader?.cancel()
})

test('tells of writing while it happens, stores nothing, and is silent over a block', async () => {
  const { app, owner, guest, about, toOwner, toGuest } = await open()
  await say(app, toOwner, 'Hello')
  const told: string[] = []
  const stop = await listen('live', (payload) => void told.push(payload))
  const typing = () => {
    const body = { receiver_id: owner.id, property_id: about }
    return callOk(app, 'tellTyping', { token: guest.token, body })
  }
  await typing()
  await vi.waitFor(() => expect(told).toContain(`chat ${owner.id} ${guest.id} ${about} 0 typing 0`))
  const block = { blocker_id: owner.id, blocked_id: guest.id, created_at: new Date() }
  await db.insertInto('account_block').values(block).execute()
  await typing()
  await hear(app, toGuest)
  await vi.waitFor(() => expect(told.join()).toContain(' read '))
  expect(told.filter((payload) => payload.includes('typing'))).toHaveLength(1)
  await stop()
  const nowhere = { receiver_id: owner.id, property_id: about + 1 }
  const reply = await call(app, 'tellTyping', { token: guest.token, body: nowhere })
  expect(Number(reply.status)).toBe(404)
  expect(await usualRefusals(db, app, 'tellTyping')).toEqual(REFUSALS_OF_WRITES)
})
