import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { NOON, publishedListing } from '@/tests/support/builders/listings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import {
  REFUSALS_OF_READS,
  REFUSALS_OF_WRITES,
  usualRefusals,
} from '@/tests/support/usual-refusals.ts'
import { membersHandlers } from '../members/handlers.ts'
import { notificationsHandlers } from './handlers.ts'
import { forgetOldNotifications } from './service.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

const open = () => createServer(testDeps({ db }), { ...membersHandlers, ...notificationsHandlers })
type App = ReturnType<typeof open>

const read = (app: App, token: string, options: { language?: string; query?: object } = {}) =>
  callOk(app, 'getNotifications', { token, ...options })

const keep = (app: App, token: string, property_id: number) =>
  callOk(app, 'setFavourite', { token, body: { property_id, type: 1 } })

/** Changes a price as listing updates do: with the search row in one transaction. */
const reprice = (id: number, priceMinor: number) =>
  db.transaction().execute(async (tx) => {
    await tx.updateTable('property').set({ price_minor: priceMinor }).where('id', '=', id).execute()
    await sql`select refresh_search(array[${id}]::int[], ${NOON})`.execute(tx)
  })

const announce = (to: number | null, title: string, createdAt = TEST_NOW) =>
  db
    .insertInto('notification')
    .values({
      account_id: to,
      kind: 'announcement',
      title,
      message: `${title}.`,
      translations: JSON.stringify({ de: { title: `${title} (de)` } }),
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Test accounts are created after the tests' fixed time. */
const began = (id: number, at: Date) =>
  db.updateTable('account').set({ created_at: at }).where('id', '=', id).execute()

describe('a new price', () => {
  test('notifies everyone who saved the listing, in their language', async () => {
    const app = open()
    const [ada, bob] = [await signedIn(db), await signedIn(db)]
    const { id, slug } = await publishedListing(db, { title: 'Mill', priceMinor: 50_000_000 })
    await keep(app, ada.token, id)
    await reprice(id, 45_000_000)
    await reprice(id, 46_000_000)
    const { data, total, unread } = await read(app, ada.token)
    expect([total, unread]).toEqual([2, 2])
    expect(data).toEqual([
      expect.objectContaining({
        title: 'Price increased',
        message: '“Mill” now costs $460,000.00. It was $450,000.00 before.',
      }),
      {
        id: expect.any(Number),
        title: 'Price reduced',
        message: '“Mill” now costs $450,000.00. It was $500,000.00 before.',
        type: '1',
        send_type: '2',
        customers_id: String(ada.id),
        propertys_id: id,
        created_at: '2026-06-15T12:00:00.000000Z',
        created: 'just now',
        notification_image: '',
        property: { id, slug_id: slug, title: 'Mill', title_image: '' },
        is_read: 0,
        kind: 'price',
        project: null,
      },
    ])
    const german = await read(app, ada.token, { language: 'de' })
    expect(german.data[1]?.title).toBe('Der Preis wurde gesenkt')
    expect((await read(app, bob.token)).data).toEqual([])
  })

  test('is not repeated without a change, and not sent to the owner', async () => {
    const app = open()
    const owner = await signedIn(db)
    const ada = await signedIn(db)
    const { id } = await publishedListing(db, { ownerId: owner.id, priceMinor: 50_000_000 })
    await keep(app, owner.token, id)
    await keep(app, ada.token, id)
    await reprice(id, 50_000_000)
    expect((await read(app, ada.token)).total).toBe(0)
    await reprice(id, 40_000_000)
    expect([(await read(app, ada.token)).total, (await read(app, owner.token)).total]).toEqual([
      1, 0,
    ])
  })

  test('of a hidden listing is left out', async () => {
    const app = open()
    const ada = await signedIn(db)
    const { id } = await publishedListing(db, { priceMinor: 50_000_000 })
    await keep(app, ada.token, id)
    await reprice(id, 40_000_000)
    await db.updateTable('property').set({ is_active: false }).where('id', '=', id).execute()
    expect(await read(app, ada.token)).toMatchObject({ total: 0, unread: 0, data: [] })
  })
})

describe('read notifications', () => {
  test('stay read up to the last one seen, personal or public', async () => {
    const app = open()
    const [ada, bob] = [await signedIn(db), await signedIn(db)]
    for (const { id } of [ada, bob]) await began(id, new Date('2026-01-01T00:00:00Z'))
    await announce(ada.id, 'First')
    const second = await announce(null, 'Second')
    await announce(null, 'Third')
    await announce(ada.id, 'Fourth')
    const marks = async (token: string) => {
      const { data, unread } = await read(app, token)
      return [unread, data.map(({ title, is_read }) => `${title} ${is_read}`)]
    }
    expect(await marks(ada.token)).toEqual([4, ['Fourth 0', 'Third 0', 'Second 0', 'First 0']])
    const body = { up_to_id: second.id }
    expect(await callOk(app, 'readNotifications', { token: ada.token, body })).toMatchObject({
      unread: 2,
    })
    await callOk(app, 'readNotifications', { token: ada.token, body: { up_to_id: 1 } })
    expect(await marks(ada.token)).toEqual([2, ['Fourth 0', 'Third 0', 'Second 1', 'First 1']])
    expect(await marks(bob.token)).toEqual([2, ['Third 0', 'Second 0']])
  })

  test('do not include later ones when a future id is sent', async () => {
    const app = open()
    const { id, token } = await signedIn(db)
    await began(id, new Date('2026-01-01T00:00:00Z'))
    await callOk(app, 'readNotifications', { token, body: { up_to_id: 2_000_000_000 } })
    await announce(null, 'To all')
    await announce(id, 'To one')
    expect((await read(app, token)).unread).toBe(2)
  })

  test('do not count public ones from before the account was opened', async () => {
    const app = open()
    const { token } = await signedIn(db)
    await announce(null, 'Old', new Date('2026-01-01T00:00:00Z'))
    expect(await read(app, token)).toMatchObject({
      unread: 0,
      data: [{ title: 'Old', is_read: 1, send_type: '1', customers_id: '', type: '0' }],
    })
  })

  test('are counted up to a hundred', async () => {
    const app = open()
    const { id, token } = await signedIn(db)
    await sql`insert into notification (account_id, kind, title) select ${id}, 'announcement', 'N' from generate_series(1, 120)`.execute(
      db,
    )
    expect(await read(app, token)).toMatchObject({ unread: 100, total: 120 })
  })
})

test('are paged from the newest without repeats or gaps', async () => {
  const app = open()
  const { id, token } = await signedIn(db)
  for (let n = 1; n <= 7; n++) await announce(n % 2 ? id : null, `N${n}`)
  const pages = []
  for (const offset of [0, 3, 6]) {
    const { data } = await read(app, token, { query: { offset, limit: 3 } })
    pages.push(data.map(({ title }) => title))
  }
  expect(pages).toEqual([['N7', 'N6', 'N5'], ['N4', 'N3', 'N2'], ['N1']])
})

describe('old notifications', () => {
  const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)

  test('are deleted after ninety days if read, after a year if not', async () => {
    const { id } = await signedIn(db)
    for (const days of [89, 91, 364, 366]) {
      await announce(id, `read ${days}`, daysAgo(days))
      await announce(null, `to all ${days}`, daysAgo(days))
    }
    await db
      .updateTable('notification')
      .set({ read_at: TEST_NOW })
      .where('account_id', '=', id)
      .execute()
    for (const days of [91, 364, 366]) await announce(id, `unread ${days}`, daysAgo(days))
    await forgetOldNotifications(db, TEST_NOW)
    const left = await db.selectFrom('notification').select('title').orderBy('title').execute()
    expect(left.map(({ title }) => title)).toEqual([
      'read 89',
      'to all 364',
      'to all 89',
      'to all 91',
      'unread 364',
      'unread 91',
    ])
  })

  test('are found behind many that stay', async () => {
    const { id } = await signedIn(db)
    await sql`
      insert into notification (account_id, kind, title, created_at)
      select ${id}, 'announcement', 'N', ${daysAgo(200)} from generate_series(1, 6000)`.execute(db)
    await announce(id, 'Old', daysAgo(400))
    await announce(id, 'New')
    await forgetOldNotifications(db, TEST_NOW)
    const left = await db
      .selectFrom('notification')
      .select('title')
      .where('title', '<>', 'N')
      .execute()
    expect(left).toEqual([{ title: 'New' }])
  })
})

test('an announcement appears in the reader’s language, and interest with the name', async () => {
  const app = open()
  const owner = await signedIn(db)
  const ada = await signedIn(db, { name: 'Ada Brandt' })
  const { id } = await publishedListing(db, { ownerId: owner.id, title: 'Mill' })
  await announce(owner.id, 'Hello')
  await callOk(app, 'setInterest', { token: ada.token, body: { property_id: id, type: 1 } })
  const { data } = await read(app, owner.token, { language: 'de' })
  expect(data).toMatchObject([
    { title: 'Jemand interessiert sich', message: 'Ada Brandt interessiert sich für „Mill“.' },
    { title: 'Hello (de)', message: 'Hello.', send_type: '0' },
  ])
})

test('rejects visitors, unreadable bodies and values out of bounds', async () => {
  const app = open()
  expect(await usualRefusals(db, app, 'getNotifications')).toEqual(REFUSALS_OF_READS)
  expect(await usualRefusals(db, app, 'readNotifications')).toEqual(REFUSALS_OF_WRITES)
  const { token } = await signedIn(db)
  expect((await call(app, 'getNotifications', { token, search: 'limit=0' })).status).toBe(422)
})
