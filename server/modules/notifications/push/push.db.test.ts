import { once } from 'node:events'
import { createServer as createHttpServer, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import type { FcmMessage, FcmSender } from '@/server/gateways/push/fcm.ts'
import { PushGone } from '@/server/gateways/push/push-sender.ts'
import { createWebPush } from '@/server/gateways/push/web-push.ts'
import { accountHandlers } from '@/server/modules/account/handlers.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { readPushBody, subscriptionKeys } from '@/tests/support/push-subscription.ts'
import { notifyOwner } from '../notify.ts'
import { noticeSettingsHandlers } from '../preferences/handlers.ts'
import { deliverPush } from './deliver.ts'
import { matchPushes } from './push-jobs.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

let server: Server | undefined
afterEach(() => server?.close())

type Received = { path: string; body: Buffer }

/** A push service of this machine; `statuses` of its devices, 201 otherwise. */
async function pushService(statuses: Record<string, number> = {}) {
  const received: Received[] = []
  const opened = createHttpServer(async (request, response) => {
    const path = request.url ?? ''
    received.push({ path, body: await buffer(request) })
    response.writeHead(statuses[path] ?? 201).end()
  }).listen(0, '127.0.0.1')
  server = opened
  await once(opened, 'listening')
  const address = opened.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return { origin, received }
}

async function scene(statuses: Record<string, number> = {}, fcm: FcmSender | null = null) {
  const { origin, received } = await pushService(statuses)
  let now = TEST_NOW
  const clock = () => now
  const base = testDeps({ db, clock, fcm })
  const config = { ...base.config, pushServiceUrl: origin }
  const deps = { ...base, config, push: createWebPush({ config, clock }) }
  const app = createServer(deps, { ...noticeSettingsHandlers, ...accountHandlers })
  const subscribe = (token: string, path: string) => {
    const { p256dh, auth } = subscriptionKeys
    const body = { endpoint: `${origin}${path}`, p256dh, auth }
    return callOk(app, 'registerPushDevice', { token, body })
  }
  /** Runs jobs, as the queue would, until none is left for now. */
  const deliver = async ({ workers = 1 } = {}) => {
    await matchPushes(deps)
    const jobs = deps.enqueued.splice(0).filter(({ name }) => name === 'push.send')
    const work = async () => {
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        const { deviceId, notificationId } = Object(job.data)
        await deliverPush(deps, { deviceId, notificationId })
      }
    }
    await Promise.all(Array.from({ length: workers }, work))
    return received.splice(0)
  }
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  return { deps, app, subscribe, deliver, pass }
}

const announce = (to: number | null, title: string) =>
  db
    .insertInto('notification')
    .values({ account_id: to, kind: 'announcement', title, message: '…', created_at: TEST_NOW })
    .execute()

const devices = () =>
  sql<{ token: string }>`select token from push_device order by id`
    .execute(db)
    .then(({ rows }) => rows.map(({ token }) => new URL(token).pathname))

describe('a notification', () => {
  test('reaches each browser of its account once, and nobody else', async () => {
    const { subscribe, deliver } = await scene()
    const [ada, bob] = [await signedIn(db), await signedIn(db)]
    await subscribe(ada.token, '/phone')
    await subscribe(ada.token, '/laptop')
    await subscribe(bob.token, '/bob')
    await announce(ada.id, 'New terms')
    const pushed = await deliver()
    expect(pushed.map(({ path }) => path).toSorted()).toEqual(['/laptop', '/phone'])
    expect(await deliver()).toEqual([])
  })

  test('is worded for its reader, and leads to its page', async () => {
    const { deps, subscribe, deliver } = await scene()
    const ada = await signedIn(db)
    await db.updateTable('account').set({ language_code: 'de' }).execute()
    await subscribe(ada.token, '/phone')
    const { id, slug } = await publishedListing(db, { ownerId: ada.id, title: 'Mühle' })
    const about = { propertyId: id }
    const decision = { accountId: ada.id, kind: 'approved', about } as const
    await notifyOwner(deps, db, { ...decision, origin: '', at: TEST_NOW })
    const [pushed] = await deliver()
    expect(readPushBody(pushed?.body)).toMatchObject({
      body: expect.stringContaining('Mühle'),
      page: `/de/my-property/${encodeURIComponent(slug)}`,
      language: 'de',
      direction: 'ltr',
      unread: 1,
    })
  })

  test('that was read before is not pushed', async () => {
    const { subscribe, deliver } = await scene()
    const ada = await signedIn(db)
    await subscribe(ada.token, '/phone')
    await announce(ada.id, 'New terms')
    await db.updateTable('notification').set({ read_at: TEST_NOW }).execute()
    expect(await deliver()).toEqual([])
  })

  test('that is a day old is not pushed', async () => {
    const { subscribe, deliver, pass } = await scene()
    const ada = await signedIn(db)
    await subscribe(ada.token, '/phone')
    await announce(ada.id, 'New terms')
    pass(24 * 3_600_000)
    expect(await deliver()).toEqual([])
  })

  test('is not pushed to an account that wants none, or is closed', async () => {
    const { subscribe, deliver } = await scene()
    const ada = await signedIn(db)
    await subscribe(ada.token, '/phone')
    const change = (facts: { wants_push?: boolean; is_active?: boolean }) =>
      db.updateTable('account').set(facts).where('id', '=', ada.id).execute()
    await change({ wants_push: false })
    await announce(ada.id, 'New terms')
    expect(await deliver()).toEqual([])
    await change({ wants_push: true, is_active: false })
    await announce(ada.id, 'New prices')
    expect(await deliver()).toEqual([])
  })
})

/** Each push is encrypted by itself, which takes time. */
const BROWSERS = process.env.HEARTH_FULL ? 1000 : 200

test(`an announcement to everybody reaches ${BROWSERS} browsers once, and forgets those that are gone`, async () => {
  const gone = Object.fromEntries(
    Array.from({ length: BROWSERS / 10 }, (_, n) => [`/d/${n * 10}`, n % 2 ? 404 : 410]),
  )
  const { deps, deliver } = await scene(gone)
  const ada = await signedIn(db)
  // Announcements from before the account count as read.
  await db.updateTable('account').set({ created_at: TEST_NOW }).execute()
  const { p256dh, auth } = subscriptionKeys
  const { pushServiceUrl } = deps.config
  await sql`
    insert into push_device (account_id, token, p256dh, auth)
    select ${ada.id}, ${pushServiceUrl}::text || '/d/' || n, ${p256dh}, ${auth} from generate_series(0, ${BROWSERS - 1}) n`.execute(
    db,
  )
  const paths = (received: readonly Received[]) => received.map(({ path }) => path).toSorted()
  const all = Array.from({ length: BROWSERS }, (_, n) => `/d/${n}`)
  await announce(null, 'New terms')
  expect(paths(await deliver({ workers: 8 }))).toEqual(all.toSorted())
  const living = all.filter((path) => !(path in gone))
  expect(await devices()).toEqual(living)
  await announce(null, 'New prices')
  const second = await deliver({ workers: 8 })
  expect(paths(second)).toEqual(living.toSorted())
  const titles = second.map(({ body }) => Object(readPushBody(body)).title)
  expect(new Set(titles)).toEqual(new Set(['New prices']))
  expect(await devices()).toEqual(living)
}, 600_000)

test('a push service that is down is tried again', async () => {
  const statuses: Record<string, number> = { '/phone': 503 }
  const { subscribe, deliver, deps } = await scene(statuses)
  const ada = await signedIn(db)
  await subscribe(ada.token, '/phone')
  await announce(ada.id, 'New terms')
  await expect(deliver()).rejects.toThrow('answers 503')
  expect(await devices()).toEqual(['/phone'])
  const [device] = await db.selectFrom('push_device').select('id').execute()
  const [notice] = await db.selectFrom('notification').select('id').execute()
  statuses['/phone'] = 201
  await deliverPush(deps, { deviceId: device?.id ?? 0, notificationId: notice?.id ?? 0 })
  expect(await deliver()).toHaveLength(2)
})

describe('choices', () => {
  const save = { page_off: [], mail_off: [], push_off: [], time_zone: 'UTC' }

  test('stop push messages of a kind', async () => {
    const { app, subscribe, deliver } = await scene()
    const ada = await signedIn(db)
    await subscribe(ada.token, '/phone')
    const body = { ...save, push_off: ['announcements'] }
    await callOk(app, 'saveNoticeSettings', { token: ada.token, body })
    await announce(ada.id, 'New terms')
    expect(await deliver()).toEqual([])
  })

  test('hold push messages back until the quiet hours end', async () => {
    const { app, deps, subscribe, deliver, pass } = await scene()
    const ada = await signedIn(db)
    await subscribe(ada.token, '/phone')
    const body = { ...save, quiet_from: '11:00', quiet_to: '14:30' }
    await callOk(app, 'saveNoticeSettings', { token: ada.token, body })
    await announce(ada.id, 'New terms')
    await matchPushes(deps)
    const [job] = deps.enqueued.splice(0)
    const { deviceId, notificationId } = Object(job?.data)
    await deliverPush(deps, { deviceId, notificationId })
    expect(deps.enqueued).toMatchObject([{ name: 'push.send', data: { deviceId, notificationId } }])
    pass(2.5 * 3_600_000)
    expect(await deliver()).toHaveLength(1)
  })

  test('are everything at first, and stay as they were saved', async () => {
    const { app, deps } = await scene()
    const { token } = await signedIn(db)
    const { data: first } = await callOk(app, 'getNoticeSettings', { token })
    const push_key = deps.push.publicKey
    const nothing = { quiet_from: null, quiet_to: null, push_key, push_devices: 0 }
    expect(first).toEqual({ ...save, ...nothing })
    const body = { ...save, mail_off: ['listings'], quiet_from: '22:00', quiet_to: '07:00' }
    await callOk(app, 'saveNoticeSettings', { token, body })
    const { data } = await callOk(app, 'getNoticeSettings', { token })
    expect(data).toEqual({ ...body, push_key, push_devices: 0 })
  })

  test.each([
    ['half of the quiet hours', { quiet_from: '22:00' }, 'quiet_to'],
    ['a time zone that is none', { time_zone: 'Middle/Earth' }, 'time_zone'],
  ])('with %s are refused', async (_, wrong, field) => {
    const { app } = await scene()
    const { token } = await signedIn(db)
    const reply = await call(app, 'saveNoticeSettings', { token, body: { ...save, ...wrong } })
    expect(reply).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } })
  })
})

describe('a browser', () => {
  test('at an address that is no push service is refused', async () => {
    const { app } = await scene()
    const { token } = await signedIn(db)
    const { p256dh, auth } = subscriptionKeys
    for (const endpoint of ['https://10.0.0.7/inside', 'http://127.0.0.1:1/d', 'nonsense']) {
      const reply = await call(app, 'registerPushDevice', {
        token,
        body: { endpoint, p256dh, auth },
      })
      expect(reply).toMatchObject({
        status: 422,
        body: { fields: { endpoint: expect.any(String) } },
      })
    }
    expect(await devices()).toEqual([])
  })

  test('with keys that are none is refused', async () => {
    const { app, deps } = await scene()
    const { token } = await signedIn(db)
    const endpoint = `${deps.config.pushServiceUrl}/phone`
    const body = { endpoint, p256dh: 'A'.repeat(87), auth: subscriptionKeys.auth }
    expect(await call(app, 'registerPushDevice', { token, body })).toMatchObject({ status: 422 })
  })

  test('belongs to the account that used it last', async () => {
    const { subscribe, deliver } = await scene()
    const [ada, bob] = [await signedIn(db), await signedIn(db)]
    await subscribe(ada.token, '/shared')
    await subscribe(bob.token, '/shared')
    await announce(ada.id, 'For Ada')
    expect(await deliver()).toEqual([])
    await announce(bob.id, 'For Bob')
    const [pushed] = await deliver()
    expect(readPushBody(pushed?.body)).toMatchObject({ title: 'For Bob' })
  })

  test('gets nothing after before-logout names it', async () => {
    const { app, deps, subscribe, deliver } = await scene()
    const ada = await signedIn(db)
    await subscribe(ada.token, '/phone')
    const fcm_id = `${deps.config.pushServiceUrl}/phone`
    await callOk(app, 'beforeLogout', { token: ada.token, body: { fcm_id } })
    await announce(ada.id, 'New terms')
    expect(await deliver()).toEqual([])
  })
})

describe('a token of FCM', () => {
  const register = (accountId: number, token: string) =>
    db.insertInto('push_device').values({ account_id: accountId, token }).execute()

  test('gets what the specification says, where FCM is configured', async () => {
    const sent: [string, FcmMessage][] = []
    const { deliver } = await scene({}, { send: async (...one) => void sent.push(one) })
    const ada = await signedIn(db)
    await register(ada.id, 'd0n3x-8QkWm')
    // A browser that signed in by its endpoint and has not registered yet.
    await register(ada.id, 'https://web.push.apple.com/QGu')
    await announce(ada.id, 'New terms')
    expect(await deliver()).toEqual([])
    expect(sent).toMatchObject([
      [
        'd0n3x-8QkWm',
        { title: 'New terms', data: { title: 'New terms', type: 'general', sound: 'default' } },
      ],
    ])
    const { data = {} } = sent[0]?.[1] ?? {}
    expect(Object.values(data).every((it) => typeof it === 'string')).toBe(true)
  })

  test('is forgotten when FCM does not know it', async () => {
    const fcm = { send: () => Promise.reject(new PushGone('FCM answers 404')) }
    const { deliver } = await scene({}, fcm)
    const ada = await signedIn(db)
    await register(ada.id, 'd0n3x-8QkWm')
    await announce(ada.id, 'New terms')
    await deliver()
    expect(await db.selectFrom('push_device').select('id').execute()).toEqual([])
  })

  test('gets nothing, and stays, without FCM', async () => {
    const { deps, deliver } = await scene()
    const ada = await signedIn(db)
    await register(ada.id, 'd0n3x-8QkWm')
    await announce(ada.id, 'New terms')
    await deliver()
    expect(deps.enqueued).toEqual([])
    expect(await db.selectFrom('push_device').select('id').execute()).toHaveLength(1)
  })
})
