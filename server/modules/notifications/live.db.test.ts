import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createServer } from '@/server/app.ts'
import { silentLogger } from '@/server/log.ts'
import { NOON, publishedListing } from '@/tests/support/builders/listings.ts'
import { callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { type SignedIn, signedIn } from '@/tests/support/members.ts'
import { REFUSALS_OF_STREAMS, usualRefusals } from '@/tests/support/usual-refusals.ts'
import { membersHandlers } from '../members/handlers.ts'
import { notificationsHandlers } from './handlers.ts'
import { type Live, openLive } from './live.ts'
import { tellPages } from './notify-payment.ts'

const { db, listen } = await openTestDatabase()
beforeEach(() => truncate(db))

const opened: Live[] = []
afterEach(async () => {
  for (const live of opened.splice(0)) await live.close()
})

/** Simulates one api process. */
async function openProcess(heartbeatMs?: number) {
  const live = await openLive({ db, listen, log: silentLogger() }, heartbeatMs)
  opened.push(live)
  const app = createServer(testDeps({ db, live }), {
    ...membersHandlers,
    ...notificationsHandlers,
  })
  return { app, live }
}

type App = Awaited<ReturnType<typeof openProcess>>['app']

/** Records the events of an account, in order, from now on. */
async function hear(app: App, { token }: SignedIn) {
  const response = await app.request('http://localhost/api/ext/account/events', {
    headers: { authorization: `Bearer ${token}` },
  })
  const heard: string[] = []
  const state = { isOver: false, comments: 0 }
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  const listening = (async () => {
    for (;;) {
      const piece = await reader?.read()
      if (!piece || piece.done) break
      for (const block of decoder.decode(piece.value).split('\n\n')) {
        const [, event, data] = /^event: (\S+)\ndata: (.*)$/.exec(block) ?? []
        if (event) heard.push(`${event} ${data}`)
        if (block === ':') state.comments += 1
      }
    }
    state.isOver = true
  })()
  return { response, heard, state, leave: () => reader?.cancel(), listening }
}

const told = (accountId: number | null) =>
  db
    .insertInto('notification')
    .values({ account_id: accountId, kind: 'announcement', title: 'Hello' })
    .returning('id')
    .executeTakeFirstOrThrow()

describe('open pages are told', () => {
  test('about a notification, whichever process sent it', async () => {
    const [one, other] = [await openProcess(), await openProcess()]
    const [ada, bob] = [await signedIn(db), await signedIn(db)]
    const atOne = await hear(one.app, ada)
    const atOther = await hear(other.app, ada)
    const bobs = await hear(other.app, bob)
    expect(Object.fromEntries(atOne.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
    })
    const { id } = await told(ada.id)
    const all = await told(null)
    const own = [`notification {"id":${id}}`, `notification {"id":${all.id}}`]
    await vi.waitFor(() => {
      expect(atOne.heard.at(-1)).toBe(own[1])
      expect(atOther.heard.at(-1)).toBe(own[1])
      expect(bobs.heard).toEqual([own[1]])
    })
    expect(own).toEqual(expect.arrayContaining(atOne.heard))
  })

  test('about a favorite’s new price', async () => {
    const { app } = await openProcess()
    const ada = await signedIn(db)
    const { id } = await publishedListing(db)
    await callOk(app, 'setFavourite', { token: ada.token, body: { property_id: id, type: 1 } })
    const { heard } = await hear(app, ada)
    await db.updateTable('property').set({ price_minor: 1_000 }).where('id', '=', id).execute()
    await sql`select refresh_search(array[${id}]::int[], ${NOON})`.execute(db)
    const told = () => heard.filter((event) => event.startsWith('notification'))
    await vi.waitFor(() => expect(told()).toHaveLength(1))
  })

  test('about favorites changed elsewhere', async () => {
    const { app } = await openProcess()
    const [ada, bob] = [await signedIn(db), await signedIn(db)]
    const { id } = await publishedListing(db)
    const adas = await hear(app, ada)
    const bobs = await hear(app, bob)
    const set = (type: number) =>
      callOk(app, 'setFavourite', { token: ada.token, body: { property_id: id, type } })
    for (const type of [1, 1, 0, 0]) await set(type)
    const event = `favourite {"property_id":${id}}`
    await vi.waitFor(() => expect(adas.heard).toEqual([event, event]))
    expect(bobs.heard).toEqual([])
  })

  test('about the buyer’s own payment, once it is committed', async () => {
    const { app } = await openProcess()
    const [ada, bob] = [await signedIn(db), await signedIn(db)]
    const adas = await hear(app, ada)
    const bobs = await hear(app, bob)
    const tell = (accountId: number, purchaseId: number, fails = false) =>
      db.transaction().execute(async (transaction) => {
        await tellPages(transaction, { accountId, purchaseId })
        if (fails) throw new Error('not committed')
      })
    await expect(tell(ada.id, 6, true)).rejects.toThrow('not committed')
    await tell(ada.id, 7)
    await tell(bob.id, 8)
    await vi.waitFor(() => expect(bobs.heard).toEqual(['payment {"payment_transaction_id":8}']))
    expect(adas.heard).toEqual(['payment {"payment_transaction_id":7}'])
  })

  test('about the end of their own sign-in only', async () => {
    const { app } = await openProcess()
    const ada = await signedIn(db)
    const bob = await signedIn(db)
    const adas = await hear(app, ada)
    const bobs = await hear(app, bob)
    await db.deleteFrom('access_token').where('account_id', '=', ada.id).execute()
    await vi.waitFor(() => expect(adas.state.isOver).toBe(true))
    expect([adas.heard, bobs.state.isOver]).toEqual([['signed-out {}'], false])
    await db.updateTable('account').set({ is_active: false }).where('id', '=', bob.id).execute()
    await vi.waitFor(() => expect(bobs.state.isOver).toBe(true))
    expect(bobs.heard).toEqual(['signed-out {}'])
  })

  test('with a regular comment, and what was missed during a database failure', async () => {
    const deaf = await openLive({ db, listen: async () => async () => {}, log: silentLogger() }, 20)
    opened.push(deaf)
    const app = createServer(testDeps({ db, live: deaf }), notificationsHandlers)
    const ada = await signedIn(db)
    const { heard, state } = await hear(app, ada)
    await vi.waitFor(() => expect(state.comments).toBeGreaterThan(1))
    const { id } = await told(ada.id)
    await vi.waitFor(() => expect(heard).toEqual([`notification {"id":${id}}`]))
  })

  test('about the end of their sign-in even after a database failure', async () => {
    const deaf = await openLive({ db, listen: async () => async () => {}, log: silentLogger() }, 20)
    opened.push(deaf)
    const app = createServer(testDeps({ db, live: deaf }), notificationsHandlers)
    const [ada, bob, cleo] = [await signedIn(db), await signedIn(db), await signedIn(db)]
    const [adas, bobs, cleos] = [await hear(app, ada), await hear(app, bob), await hear(app, cleo)]
    await db.deleteFrom('access_token').where('account_id', '=', ada.id).execute()
    await db.updateTable('account').set({ is_active: false }).where('id', '=', bob.id).execute()
    await vi.waitFor(() => expect([adas.state.isOver, bobs.state.isOver]).toEqual([true, true]))
    expect([adas.heard, bobs.heard]).toEqual([['signed-out {}'], ['signed-out {}']])
    const beats = cleos.state.comments
    await vi.waitFor(() => expect(cleos.state.comments).toBeGreaterThan(beats + 1))
    expect([cleos.heard, cleos.state.isOver]).toEqual([[], false])
  })
})

describe('event streams', () => {
  test('end with the process', async () => {
    const { app, live } = await openProcess()
    const { state } = await hear(app, await signedIn(db))
    await live.close()
    await vi.waitFor(() => expect(state.isOver).toBe(true))
    const late = await hear(app, await signedIn(db))
    await vi.waitFor(() => expect(late.state.isOver).toBe(true))
  })

  test('of one person are limited to twenty, ending the oldest', async () => {
    const { app } = await openProcess()
    const ada = await signedIn(db)
    const streams: Awaited<ReturnType<typeof hear>>[] = []
    for (let n = 0; n < 21; n++) streams.push(await hear(app, ada))
    await vi.waitFor(() => expect(streams[0]?.state.isOver).toBe(true))
    expect(streams.slice(1).every(({ state }) => !state.isOver)).toBe(true)
  })

  test('without a reader are removed', async () => {
    const { app } = await openProcess()
    const ada = await signedIn(db)
    const gone = await hear(app, ada)
    await gone.leave()
    const { heard } = await hear(app, ada)
    await told(ada.id)
    await vi.waitFor(() => expect(heard).toHaveLength(1))
  })

  test('require a signed-in member', async () => {
    const { app } = await openProcess()
    expect(await usualRefusals(db, app, 'getAccountEvents')).toEqual(REFUSALS_OF_STREAMS)
  })
})
