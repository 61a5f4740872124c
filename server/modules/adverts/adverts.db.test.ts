import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { closeEndedPackages } from '@/server/modules/packages/balance.ts'
import { endBought, pauseBought, resumeBought } from '@/server/modules/packages/purchases.ts'
import { publishedListing, soldListing } from '@/tests/support/builders/listings.ts'
import { heldPackage, offeredPackage } from '@/tests/support/builders/packages.ts'
import { upcomingProject } from '@/tests/support/builders/projects.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { type SignedIn, signedIn } from '@/tests/support/members.ts'
import { keepAdverts } from './upkeep.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

const daysOn = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000)
const depsAt = (at = TEST_NOW) => testDeps({ db, clock: () => at })
const appAt = (at = TEST_NOW) => createServer(depsAt(at))
const app = appAt()

const PROPERTY_FEATURE = 2
const PROJECT_FEATURE = 4

async function agentWith(features: { id: number; limit: number | null }[]) {
  const agent = await signedIn(db)
  const packageId = await offeredPackage(db, { name: 'Agency', priceMinor: 4900, features })
  await heldPackage(db, { accountId: agent.id, packageId, at: TEST_NOW })
  return agent
}

async function agentWithHome(limit: number | null = 3) {
  const agent = await agentWith([{ id: PROPERTY_FEATURE, limit }])
  const home = await publishedListing(db, { ownerId: agent.id })
  return { agent, home }
}

const feature = (agent: SignedIn, id: number, at = TEST_NOW) =>
  call(appAt(at), 'storeAdvertisement', {
    token: agent.token,
    body: { feature_for: 'property', property_id: id },
  })

async function adverts(agent: SignedIn, at = TEST_NOW, type: 'property' | 'project' = 'property') {
  const { data } = await callOk(appAt(at), 'getFeaturedData', {
    token: agent.token,
    query: { type },
  })
  return data
}

const statuses = async (agent: SignedIn, at = TEST_NOW) =>
  (await adverts(agent, at)).map(({ status, end_cause }) => [status, end_cause])

async function decide(id: number, decision: 'approved' | 'rejected', at = TEST_NOW) {
  const admin = await signedIn(db, { isAdmin: true, signedInAt: at })
  const reason = decision === 'rejected' ? 'Another home.' : undefined
  const body = { id, decision, reason }
  return call(appAt(at), 'decideAdvertisement', { token: admin.token, body })
}

/** Featured and approved. */
async function running(limit: number | null = 3) {
  const { agent, home } = await agentWithHome(limit)
  await feature(agent, home.id)
  const [advert] = await adverts(agent)
  await decide(advert?.id ?? 0, 'approved')
  return { agent, home, id: advert?.id ?? 0 }
}

async function usesLeft(agent: SignedIn, feature = PROPERTY_FEATURE) {
  const { active_packages } = await callOk(app, 'getPackages', { token: agent.token })
  const right = active_packages[0]?.features.find(({ id }) => id === feature)
  return (right?.total_limit ?? 0) - (right?.used_limit ?? 0)
}

async function told(agent: SignedIn) {
  const { data } = await callOk(app, 'getNotifications', { token: agent.token })
  return data.map(({ kind, message }) => `${kind}: ${message}`)
}

const keep = (at: Date) => keepAdverts(depsAt(at), new AbortController().signal)

async function isFirst(id: number, at = TEST_NOW) {
  const { data } = await callOk(appAt(at), 'getPropertyList', { query: { promoted: 1 } })
  return data.some((row) => row.id === id)
}

describe('featuring', () => {
  test('waits for an approval, uses one right and lasts as long as the package', async () => {
    const { agent, home } = await agentWithHome()
    const reply = await feature(agent, home.id)
    expect(reply.body).toMatchObject({ message: 'Your property is featured once it is approved.' })
    expect(await adverts(agent)).toMatchObject([
      {
        status: 1,
        type: 'HomeScreen',
        is_enable: 1,
        view_count: 0,
        click_count: 0,
        reason: '',
        end_date: daysOn(30).toISOString().replace('Z', '000Z'),
        is_feature_available: false,
        property: { id: home.id, propery_type: 'sell' },
      },
    ])
    expect(await usesLeft(agent)).toBe(2)
    expect(await isFirst(home.id)).toBe(false)
  })

  test('starts when approved, and the owner is told', async () => {
    const { agent, home } = await agentWithHome()
    await feature(agent, home.id)
    const [advert] = await adverts(agent)
    const reply = await decide(advert?.id ?? 0, 'approved', daysOn(1))
    expect(reply.status).toBe(200)
    expect(await adverts(agent, daysOn(1))).toMatchObject([
      { status: 0, start_date: daysOn(1).toISOString().replace('Z', '000Z') },
    ])
    expect(await isFirst(home.id, daysOn(1))).toBe(true)
    expect(await told(agent)).toEqual([expect.stringContaining('advert-approved: “House')])
    const again = await decide(advert?.id ?? 0, 'rejected', daysOn(1))
    expect(again.body).toMatchObject({ key: 'advertDecided' })
  })

  test('runs at once where the settings say so', async () => {
    await setting(db, { auto_approve_advertisements: true })
    const { agent, home } = await agentWithHome()
    expect((await feature(agent, home.id)).body).toMatchObject({
      message: 'Your property is featured.',
    })
    expect(await isFirst(home.id)).toBe(true)
  })

  test('of a project uses the right of projects', async () => {
    const rights = [PROPERTY_FEATURE, PROJECT_FEATURE].map((id) => ({ id, limit: 1 }))
    const agent = await agentWith(rights)
    const { id } = await upcomingProject(db, { ownerId: agent.id })
    const body = { feature_for: 'project', project_id: id, placement: 'slider' }
    await callOk(app, 'storeAdvertisement', { token: agent.token, body })
    expect([
      await usesLeft(agent, PROPERTY_FEATURE),
      await usesLeft(agent, PROJECT_FEATURE),
    ]).toEqual([1, 0])
    expect(await adverts(agent, TEST_NOW, 'project')).toMatchObject([
      {
        type: 'Slider',
        project_id: id,
        property_id: null,
        project: { is_feature_available: false },
      },
    ])
  })

  test('is refused twice, without a right, and for listings of others or not public', async () => {
    const { agent, home } = await agentWithHome(1)
    const stranger = await signedIn(db)
    const sold = await soldListing(db, { ownerId: agent.id })
    const waiting = await publishedListing(db, { ownerId: agent.id, requestStatus: 'pending' })
    const other = await publishedListing(db, { ownerId: agent.id })
    const theirs = await publishedListing(db, { ownerId: stranger.id })
    expect((await feature(agent, theirs.id)).status).toBe(404)
    expect((await feature(agent, sold.id)).body).toMatchObject({ key: 'notFeaturable' })
    expect((await feature(agent, waiting.id)).body).toMatchObject({ key: 'notFeaturable' })
    expect((await feature(stranger, theirs.id)).body).toMatchObject({
      data: { package_available: false, feature_available: false, limit_available: false },
    })
    expect(await usesLeft(agent)).toBe(1)
    expect((await feature(agent, home.id)).status).toBe(200)
    expect((await feature(agent, home.id)).body).toMatchObject({ key: 'alreadyFeatured' })
    expect((await feature(agent, other.id)).body).toMatchObject({
      key: 'packageRefused',
      data: { package_available: true, feature_available: true, limit_available: false },
    })
  })

  test('happens once among ten at once', async () => {
    const { agent, home } = await agentWithHome()
    const tries = await Promise.all(Array.from({ length: 10 }, () => feature(agent, home.id)))
    expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(await usesLeft(agent)).toBe(2)
  })
})

describe('a rejection', () => {
  test('gives back the use of the advert, and not that of the listing', async () => {
    const agent = await agentWith([
      { id: 1, limit: 2 },
      { id: PROPERTY_FEATURE, limit: 1 },
    ])
    const home = await publishedListing(db, { ownerId: agent.id })
    await sql`
      insert into quota_entry (account_id, user_package_id, feature_id, kind, change, property_id, created_at)
      select account_id, id, 1, 'use', -1, ${home.id}, ${TEST_NOW} from user_package`.execute(db)
    await feature(agent, home.id)
    const [advert] = await adverts(agent)
    expect((await decide(advert?.id ?? 0, 'rejected')).status).toBe(200)
    expect([await usesLeft(agent, 1), await usesLeft(agent)]).toEqual([1, 1])
    expect(await adverts(agent)).toMatchObject([
      { status: 2, reason: 'Another home.', is_feature_available: true },
    ])
    expect(await told(agent)).toEqual([expect.stringContaining('Another home.')])
    expect((await feature(agent, home.id)).status).toBe(200)
  })

  test('needs a reason', async () => {
    const { agent, home } = await agentWithHome()
    await feature(agent, home.id)
    const admin = await signedIn(db, { isAdmin: true })
    const body = { id: (await adverts(agent))[0]?.id, decision: 'rejected', reason: ' ' }
    const reply = await call(app, 'decideAdvertisement', { token: admin.token, body })
    expect(reply.status).toBe(422)
  })

  test('is logged with its reason', async () => {
    const { agent, home } = await agentWithHome()
    await feature(agent, home.id)
    await decide((await adverts(agent))[0]?.id ?? 0, 'rejected')
    const admin = await signedIn(db, { isAdmin: true })
    const { data } = await callOk(app, 'getAuditLog', { token: admin.token })
    expect(data).toMatchObject([
      {
        action: 'advertRejected',
        subject_kind: 'property',
        subject_id: home.id,
        reason: 'Another home.',
      },
    ])
  })
})

describe('an advert ends', () => {
  test('with the package', async () => {
    const { agent, home } = await running()
    await keep(daysOn(29))
    expect(await statuses(agent, daysOn(29))).toEqual([[0, null]])
    expect(await isFirst(home.id, daysOn(30))).toBe(false)
    await closeEndedPackages(db, daysOn(30))
    await keep(daysOn(30))
    await keep(daysOn(31))
    expect(await statuses(agent, daysOn(31))).toEqual([[3, 'package']])
    expect(await told(agent)).toEqual([
      expect.stringContaining('The package you used has ended.'),
      expect.stringContaining('advert-approved'),
    ])
  })

  test.each([
    ['sold', { property_type: 2 }],
    ['hidden', { is_active: false }],
    ['rejected', { request_status: 'rejected' }],
  ])('when its listing is %s, at once', async (cause, change) => {
    const { agent, home } = await running()
    const at = daysOn(2)
    await db
      .updateTable('property')
      .set({ ...change, updated_at: at })
      .where('id', '=', home.id)
      .execute()
    expect(await statuses(agent, at)).toEqual([[3, cause]])
    expect((await adverts(agent, at))[0]?.end_date).toBe(at.toISOString().replace('Z', '000Z'))
    await keep(at)
    expect(await told(agent)).toHaveLength(2)
    expect(await usesLeft(agent)).toBe(2)
  })

  test('but not while an edited listing waits for its approval', async () => {
    const { agent, home } = await running()
    await db
      .updateTable('property')
      .set({ request_status: 'pending' })
      .where('id', '=', home.id)
      .execute()
    await keep(daysOn(1))
    expect(await statuses(agent, daysOn(1))).toEqual([[0, null]])
  })

  test('when the term of its listing is over', async () => {
    const { agent, home } = await running()
    await db
      .updateTable('property')
      .set({ expires_at: daysOn(5) })
      .where('id', '=', home.id)
      .execute()
    await keep(daysOn(5))
    expect(await statuses(agent, daysOn(5))).toEqual([[3, 'expired']])
  })

  test('when the purchase that paid for it is refunded', async () => {
    const { agent, home } = await running()
    const { id: purchaseId } = await db
      .updateTable('payment_transaction')
      .set({ type: 'online payment', state: 'refunded' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .transaction()
      .execute((tx) => endBought(tx, { purchaseId, accountId: agent.id, at: daysOn(3) }))
    expect(await isFirst(home.id, daysOn(3))).toBe(false)
    await keep(daysOn(3))
    expect(await statuses(agent, daysOn(3))).toEqual([[3, 'refund']])
  })

  test('by its owner, and the use is spent', async () => {
    const { agent, id, home } = await running()
    const stranger = await signedIn(db)
    const end = (token: string) => call(app, 'deleteAdvertisement', { token, body: { id } })
    expect((await end(stranger.token)).status).toBe(404)
    expect((await end(agent.token)).status).toBe(200)
    expect((await end(agent.token)).body).toMatchObject({ key: 'advertOver' })
    expect(await statuses(agent)).toEqual([[3, 'owner']])
    expect(await usesLeft(agent)).toBe(2)
    expect(await isFirst(home.id)).toBe(false)
    await keep(daysOn(1))
    expect(await told(agent)).toHaveLength(1)
  })
})

test('one that waits gives its use back when it is withdrawn or its listing is sold', async () => {
  const { agent, home } = await agentWithHome(2)
  const other = await publishedListing(db, { ownerId: agent.id })
  await feature(agent, home.id)
  await feature(agent, other.id)
  expect(await usesLeft(agent)).toBe(0)
  const id = (await adverts(agent))[0]?.id ?? 0
  await callOk(app, 'deleteAdvertisement', { token: agent.token, body: { id } })
  expect(await usesLeft(agent)).toBe(1)
  await db.updateTable('property').set({ property_type: 2 }).where('id', '=', home.id).execute()
  await keep(TEST_NOW)
  expect(await usesLeft(agent)).toBe(2)
})

test('pauses while the payment is disputed, and goes on with the time added', async () => {
  const { agent, home } = await running()
  const { id: purchaseId } = await db
    .selectFrom('payment_transaction')
    .select('id')
    .executeTakeFirstOrThrow()
  await db.transaction().execute((tx) => pauseBought(tx, { purchaseId, at: daysOn(28) }))
  expect(await isFirst(home.id, daysOn(28))).toBe(false)
  await keep(daysOn(35))
  expect(await adverts(agent, daysOn(35))).toMatchObject([{ status: 0, is_enable: 0 }])
  await db.transaction().execute((tx) => resumeBought(tx, { purchaseId, at: daysOn(36) }))
  expect(await adverts(agent, daysOn(36))).toMatchObject([
    { status: 0, is_enable: 1, end_date: daysOn(38).toISOString().replace('Z', '000Z') },
  ])
  expect(await isFirst(home.id, daysOn(37))).toBe(true)
})

test('rejects approval of an advert whose listing is not public', async () => {
  const { agent, home } = await agentWithHome()
  await feature(agent, home.id)
  await db
    .updateTable('property')
    .set({ request_status: 'pending' })
    .where('id', '=', home.id)
    .execute()
  const reply = await decide((await adverts(agent))[0]?.id ?? 0, 'approved')
  expect(reply.body).toMatchObject({ key: 'notFeaturable' })
})

test('administrators see what waits, oldest first', async () => {
  const { agent, home } = await agentWithHome()
  const other = await publishedListing(db, { ownerId: agent.id, title: 'Second' })
  await feature(agent, home.id)
  await feature(agent, other.id)
  const admin = await signedIn(db, { isAdmin: true })
  const page = await callOk(app, 'getAdvertisements', { token: admin.token, query: { status: 1 } })
  expect(page).toMatchObject({
    total: 2,
    waiting: 2,
    data: [
      {
        for: 'property',
        listing_id: home.id,
        package_name: 'Agency',
        place: 'Kirkland, Washington',
      },
      { title: 'Second', price: 845_000, property_type: 'sell' },
    ],
  })
  const none = await callOk(app, 'getAdvertisements', { token: admin.token, query: { status: 0 } })
  expect(none).toMatchObject({ total: 0, waiting: 2, data: [] })
})

describe('views and clicks', () => {
  const BROWSER = 'Mozilla/5.0 (X11; Linux x64) Gecko/20100101 Firefox/140.0'

  test('count for running adverts, not for the owner or robots', async () => {
    const { agent, home } = await running()
    const plain = await publishedListing(db)
    const deps = depsAt()
    const server = createServer(deps)
    const count = (facts: { token?: string; userAgent?: string }) =>
      callOk(server, 'countAdvertisements', {
        token: facts.token,
        headers: { 'user-agent': facts.userAgent ?? BROWSER },
        body: { seen_properties: [home.id, plain.id], opened_properties: [home.id] },
      })
    await count({})
    await count({ token: (await signedIn(db)).token })
    await count({ token: agent.token })
    await count({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
    await deps.adverts.flush()
    await count({})
    await deps.adverts.flush()
    expect(await adverts(agent)).toMatchObject([{ view_count: 3, click_count: 3 }])
  })

  test('do not count before an approval', async () => {
    const { agent, home } = await agentWithHome()
    await feature(agent, home.id)
    const deps = depsAt()
    const body = { seen_properties: [home.id] }
    await callOk(createServer(deps), 'countAdvertisements', {
      headers: { 'user-agent': BROWSER },
      body,
    })
    await deps.adverts.flush()
    expect(await adverts(agent)).toMatchObject([{ view_count: 0 }])
  })
})
