import { beforeEach, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { callOk } from '@/tests/support/call.ts'
import { chats, say } from '@/tests/support/chat.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { type SignedIn, signedIn } from '@/tests/support/members.ts'
import { REFUSALS_OF_READS, usualRefusals } from '@/tests/support/usual-refusals.ts'
import { chatHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

async function open() {
  const app = createServer(testDeps({ db }), { ...chatHandlers })
  const [owner, guest] = [await signedIn(db, { name: 'Olga' }), await signedIn(db, { name: 'Gus' })]
  const { id: about } = await publishedListing(db, { ownerId: owner.id, title: 'Mill' })
  const toOwner = { from: guest, to: owner.id, about }
  const toGuest = { from: owner, to: guest.id, about }
  const search = (by: SignedIn, query: string, more: object = {}) =>
    callOk(app, 'searchMessages', { token: by.token, query: { query, ...more } })
  const found = async (by: SignedIn, query: string) =>
    (await search(by, query)).data.map(({ message }) => message)
  return { app, owner, guest, about, toOwner, toGuest, search, found }
}

test('finds messages of both sides by words and their beginnings, newest first', async () => {
  const { app, owner, guest, about, toOwner, toGuest, search, found } = await open()
  await say(app, toOwner, 'Is the <b>Garage</b> included?')
  await say(app, toGuest, 'The garage is, the garden shed is not.')
  await say(app, toOwner, 'متى يمكن زيارة المرآب؟')
  expect(await found(guest, 'garage')).toEqual([
    'The garage is, the garden shed is not.',
    'Is the &lt;b&gt;Garage&lt;/b&gt; included?',
  ])
  expect(await found(owner, 'GARD shed')).toEqual(['The garage is, the garden shed is not.'])
  expect(await found(owner, 'garage balcony')).toEqual([])
  expect(await found(owner, 'المرآب')).toHaveLength(1)
  await say(app, toOwner, 'Hauptstr.12 is semi-detached')
  for (const query of ['12', 'semi-detached', 'hauptstr 12', 'semi detached']) {
    expect(await found(owner, query), query).toHaveLength(1)
  }
  for (const query of ["' | :* &", '!', '<->', "'garage"]) await search(owner, query)
  const { total, data } = await search(owner, 'gar', { limit: 1, offset: 1 })
  expect(total).toBe(2)
  expect(data).toMatchObject([
    { seq: 1, user_id: guest.id, name: 'Gus', property_id: about, title: 'Mill', is_mine: false },
  ])
  expect((await chats(app, owner)).unread).toBe(3)
})

test('finds nothing of other people, of deleted messages and of deleted conversations', async () => {
  const { app, owner, guest, about, toOwner, found } = await open()
  const stranger = await signedIn(db)
  const admin = await signedIn(db, { isAdmin: true })
  const { id } = await say(app, toOwner, 'A secret')
  await say(app, toOwner, 'A secret again')
  await say(app, { from: stranger, to: owner.id, about }, 'Nothing')
  expect(await found(stranger, 'secret')).toEqual([])
  expect(await found(admin, 'secret')).toEqual([])
  const message = { receiver_id: owner.id, message_id: id }
  await callOk(app, 'deleteChatMessage', { token: guest.token, body: message })
  expect(await found(owner, 'secret')).toEqual(['A secret again'])
  const thread = { sender_id: owner.id, receiver_id: guest.id, property_id: about }
  await callOk(app, 'deleteChatMessage', { token: owner.token, body: thread })
  expect(await found(owner, 'secret')).toEqual([])
  expect(await found(guest, 'secret')).toEqual(['A secret again'])
})

test('answers the usual refusals', async () => {
  const { app } = await open()
  expect(await usualRefusals(db, app, 'searchMessages')).toEqual(REFUSALS_OF_READS)
})
