import { beforeEach, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { membersHandlers } from '../../members/handlers.ts'
import { notificationsHandlers } from '../handlers.ts'
import { sendListingMessage } from '../messages.ts'
import { notifyOwner } from '../notify.ts'
import { noticeSettingsHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

const ORIGIN = 'https://homes.example'
const EVERYTHING = { page_off: [], mail_off: [], push_off: [], time_zone: 'UTC' }

async function scene() {
  const deps = testDeps({ db })
  const app = createServer(deps, {
    ...membersHandlers,
    ...notificationsHandlers,
    ...noticeSettingsHandlers,
  })
  const ada = await signedIn(db)
  await db.updateTable('account').set({ email: 'ada@example.org' }).execute()
  const { id: propertyId } = await publishedListing(db, { ownerId: ada.id, title: 'Mill' })
  const save = (change: Partial<typeof EVERYTHING> | Record<string, string[]>) =>
    callOk(app, 'saveNoticeSettings', { token: ada.token, body: { ...EVERYTHING, ...change } })
  /** Tells of an approval; answers how many mails were sent. */
  const approve = async () => {
    const about = { propertyId }
    const decision = { accountId: ada.id, kind: 'approved', about } as const
    await notifyOwner(deps, db, { ...decision, origin: ORIGIN, at: TEST_NOW })
    const [job] = deps.enqueued.splice(0)
    const { notificationId } = Object(job?.data)
    await sendListingMessage(deps, { notificationId, origin: ORIGIN })
    return deps.sent.splice(0).length
  }
  const list = () => callOk(app, 'getNotifications', { token: ada.token })
  return { app, ada, save, approve, list }
}

test('mails of a kind that is switched off are not sent, and its notifications stay', async () => {
  const { save, approve, list } = await scene()
  expect(await approve()).toBe(1)
  await save({ mail_off: ['listings'] })
  expect(await approve()).toBe(0)
  expect(await list()).toMatchObject({ total: 2, unread: 2 })
})

test('a kind that is switched off on the page is neither listed nor counted, until it is on again', async () => {
  const { app, ada, save, approve, list } = await scene()
  await approve()
  await save({ page_off: ['listings'] })
  expect(await list()).toMatchObject({ total: 0, unread: 0, data: [] })
  const body = { up_to_id: 1 }
  const read = await callOk(app, 'readNotifications', { token: ada.token, body })
  expect(read.unread).toBe(0)
  await save({})
  expect(await list()).toMatchObject({ total: 1 })
})

test('choices of one account do not change another’s', async () => {
  const { app, save } = await scene()
  await save({ push_off: ['prices'] })
  const { token } = await signedIn(db)
  const { data } = await callOk(app, 'getNoticeSettings', { token })
  expect(data.push_off).toEqual([])
})
