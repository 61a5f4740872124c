import { beforeEach, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { chats, hear, say } from '@/tests/support/chat.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { REFUSALS_OF_WRITES, usualRefusals } from '@/tests/support/usual-refusals.ts'
import { adminHandlers } from '../admin/handlers.ts'
import { chatHandlers } from './handlers.ts'
import { chatReportHandlers } from './report-handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

async function open() {
  const handlers = { ...chatHandlers, ...chatReportHandlers, ...adminHandlers }
  const app = createServer(testDeps({ db }), handlers)
  const owner = await signedIn(db, { name: 'Olga' })
  const guest = await signedIn(db, { name: 'Gus' })
  const admin = await signedIn(db, { isAdmin: true })
  const { id: about } = await publishedListing(db, { ownerId: owner.id, title: 'Mill' })
  const toOwner = { from: guest, to: owner.id, about }
  const toGuest = { from: owner, to: guest.id, about }
  const report = async (token: string, message_id: number) => {
    const body = { message_id, reason: 'Asks for money' }
    const reply = await call(app, 'reportMessage', { token, body })
    return [Number(reply.status), reply.body.message]
  }
  return { app, owner, guest, admin, about, toOwner, toGuest, report }
}

test('lets administrators read a reported conversation alone, and says so in the log', async () => {
  const { app, owner, guest, admin, about, toOwner, toGuest, report } = await open()
  const { id } = await say(app, toOwner, 'Is it <free>?')
  const { id: wrong } = await say(app, toGuest, 'Send money first')
  expect((await chats(app, admin)).data).toEqual([])
  const read = (id: number) => call(app, 'readReportedChat', { token: admin.token, path: { id } })
  expect((await read(1)).status).toBe(404)

  expect(await report(guest.token, wrong)).toEqual([200, 'Thank you for your report.'])
  expect(await report(guest.token, wrong)).toEqual([200, 'You have already reported this message.'])
  const body = { receiver_id: guest.id, message_id: wrong }
  await callOk(app, 'deleteChatMessage', { token: owner.token, body })
  const { total, data } = await callOk(app, 'getChatReports', { token: admin.token })
  expect([total, data]).toMatchObject([
    1,
    [
      {
        message_id: wrong,
        excerpt: 'Send money first',
        reason: 'Asks for money',
        reporter_id: guest.id,
        sender_id: owner.id,
        sender_name: 'Olga',
        property_id: about,
        title: 'Mill',
        closed_at: null,
      },
    ],
  ])
  const waiting = async () =>
    (await callOk(app, 'getAdministration', { token: admin.token })).data.open_chat_reports
  expect(await waiting()).toBe(1)
  const path = { id: data[0]?.id ?? 0 }
  const reported = await callOk(app, 'readReportedChat', { token: admin.token, path })
  expect(reported.data.map((it) => [it.id, it.message])).toEqual([[id, 'Is it &lt;free&gt;?']])
  expect((await hear(app, toOwner)).messages[0]?.is_read).toBe(0)

  await callOk(app, 'closeChatReport', { token: admin.token, path })
  expect((await call(app, 'closeChatReport', { token: admin.token, path })).status).toBe(409)
  expect((await callOk(app, 'getChatReports', { token: admin.token })).total).toBe(0)
  expect(await waiting()).toBe(0)
  const closed = { token: admin.token, query: { state: 'closed' as const } }
  expect((await callOk(app, 'getChatReports', closed)).data[0]?.closed_at).not.toBeNull()
  const log = await callOk(app, 'getAuditLog', { token: admin.token })
  const lines = log.data.map((it) => [it.action, it.subject_kind, it.subject_id, it.subject_name])
  expect(lines).toEqual([
    ['chatReportClosed', 'account', owner.id, 'Olga'],
    ['chatRead', 'account', owner.id, 'Olga'],
  ])
})

test('takes reports of the other side’s messages only', async () => {
  const { app, owner, guest, toOwner, report } = await open()
  const { id } = await say(app, toOwner, 'Hello')
  const stranger = await signedIn(db)
  expect((await report(guest.token, id))[0]).toBe(403)
  expect((await report(stranger.token, id))[0]).toBe(404)
  expect((await report(owner.token, 9_999))[0]).toBe(404)
  expect((await report(owner.token, id))[0]).toBe(200)
  expect(await usualRefusals(db, app, 'reportMessage')).toEqual(REFUSALS_OF_WRITES)
  const reads = { token: guest.token, path: { id: 1 } }
  expect((await call(app, 'readReportedChat', reads)).status).toBe(403)
  expect((await call(app, 'closeChatReport', reads)).status).toBe(403)
  expect((await call(app, 'getChatReports', { token: guest.token })).status).toBe(403)
})
