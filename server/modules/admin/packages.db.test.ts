import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { notificationsHandlers } from '@/server/modules/notifications/handlers.ts'
import { packagesHandlers } from '@/server/modules/packages/handlers.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { language } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { REFUSALS_OF_WRITES, usualRefusals } from '@/tests/support/usual-refusals.ts'
import { adminHandlers } from './handlers.ts'
import { peopleHandlers } from './people/handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const HOUR_MS = 3_600_000
const handlers = {
  ...adminHandlers,
  ...peopleHandlers,
  ...packagesHandlers,
  ...notificationsHandlers,
}

async function scene() {
  let now = TEST_NOW
  const app = createServer(testDeps({ db, clock: () => now }), handlers)
  await language(db, { code: 'en' })
  const { token } = await signedIn(db, { isAdmin: true, name: 'Ada Keller' })
  const jonas = await signedIn(db, { name: 'Jonas Weber' })
  const packageId = await offeredPackage(db, {
    name: 'Agency',
    priceMinor: 9900,
    features: [
      { id: 1, limit: 5 },
      { id: 6, limit: null },
    ],
  })
  const grant = (more: { starts_at?: string; reason?: string; package_id?: number } = {}) =>
    call(app, 'grantPackage', {
      token,
      body: { id: jonas.id, package_id: packageId, reason: 'Partner.', ...more },
    })
  const end = (holding_id: number, reason = 'The partnership is over.') =>
    call(app, 'endPackage', { token, body: { id: jonas.id, holding_id, reason } })
  const opensPremium = async () => {
    const query = { type: 'premium_properties' } as const
    const reply = await callOk(app, 'checkPackageLimit', { token: jonas.token, query })
    return reply.data.feature_available
  }
  const holdings = async () =>
    (await callOk(app, 'getUser', { token, path: { id: jonas.id } })).data.packages
  const wait = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  return { app, token, jonas, packageId, grant, end, opensPremium, holdings, wait }
}

describe('granting a package', () => {
  test('enables its rights, writes ledger and audit log, and notifies the person', async () => {
    const { app, token, jonas, packageId, grant, opensPremium, holdings } = await scene()
    expect(await opensPremium()).toBe(false)
    expect((await grant()).status).toBe(200)
    expect(await opensPremium()).toBe(true)
    expect(await holdings()).toEqual([
      expect.objectContaining({
        package_id: packageId,
        name: 'Agency',
        state: 'active',
        is_granted: true,
        starts_at: '2026-06-15T12:00:00.000000Z',
        ends_at: '2026-07-15T12:00:00.000000Z',
      }),
    ])
    const ledger = await callOk(app, 'getQuotaLedger', { token: jonas.token })
    expect(ledger.data.map(({ kind, change }) => [kind, change])).toEqual([
      ['grant', null],
      ['grant', 5],
    ])
    const log = await callOk(app, 'getAuditLog', { token })
    expect(log.data).toEqual([
      expect.objectContaining({
        action: 'packageGranted',
        actor_name: 'Ada Keller',
        subject_name: 'Jonas Weber',
        reason: 'Agency: Partner.',
      }),
    ])
    const told = await callOk(app, 'getNotifications', { token: jonas.token })
    expect(told.data.map(({ kind }) => kind)).toEqual(['package-granted'])
  })

  test('can start later but not in the past', async () => {
    const { grant, opensPremium, holdings, wait } = await scene()
    expect((await grant({ starts_at: '2026-06-14T12:00:00Z' })).status).toBe(422)
    expect((await grant({ starts_at: '2026-06-15T14:00:00Z' })).status).toBe(200)
    expect([await opensPremium(), (await holdings())[0]?.state]).toEqual([false, 'scheduled'])
    wait(2 * HOUR_MS)
    expect([await opensPremium(), (await holdings())[0]?.state]).toEqual([true, 'active'])
  })

  test('is refused twice, without a reason, or for a package not on offer', async () => {
    const { grant } = await scene()
    const withdrawn = await offeredPackage(db, { name: 'Old', isActive: false })
    expect((await grant({ reason: ' ' })).status).toBe(422)
    expect((await grant({ package_id: withdrawn })).status).toBe(404)
    await grant()
    expect((await grant()).status).toBe(409)
  })

  test('happens once when two administrators act at the same time', async () => {
    const { grant, holdings } = await scene()
    const statuses = (await Promise.all([grant(), grant()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
    expect(await holdings()).toHaveLength(1)
  })
})

describe('ending a granted package', () => {
  test('removes its rights, expires the rest, and notifies the person', async () => {
    const { app, token, jonas, grant, end, opensPremium, holdings, wait } = await scene()
    await grant()
    const [holding] = await holdings()
    wait(HOUR_MS)
    expect((await end(holding?.id ?? 0)).status).toBe(200)
    expect([await opensPremium(), (await holdings())[0]?.state]).toEqual([false, 'ended'])
    const ledger = await callOk(app, 'getQuotaLedger', { token: jonas.token })
    expect(ledger.data.filter(({ kind }) => kind === 'expire').map(({ left }) => left)).toContain(0)
    const told = await callOk(app, 'getNotifications', { token: jonas.token })
    expect(told.data.map(({ kind }) => kind)).toEqual(['package-ended', 'package-granted'])
    const [entry] = (await callOk(app, 'getAuditLog', { token })).data
    expect(entry?.action).toBe('packageEnded')
    expect((await grant()).status).toBe(200)
  })

  test('withdraws one that has not started', async () => {
    const { grant, end, holdings } = await scene()
    await grant({ starts_at: '2026-06-20T12:00:00Z' })
    const [holding] = await holdings()
    expect((await end(holding?.id ?? 0)).status).toBe(200)
    expect((await holdings())[0]?.state).toBe('ended')
  })

  test('is refused for packages taken by the person, ended ones, and without a reason', async () => {
    const { app, jonas, grant, end, holdings } = await scene()
    const body = { package_id: await offeredPackage(db, { name: 'Starter' }) }
    await callOk(app, 'assignPackage', { token: jonas.token, body })
    const [taken] = await holdings()
    expect((await end(taken?.id ?? 0)).status).toBe(404)
    await grant()
    const granted = (await holdings()).find(({ is_granted }) => is_granted)
    expect((await end(granted?.id ?? 0, '')).status).toBe(422)
    await end(granted?.id ?? 0)
    expect((await end(granted?.id ?? 0)).status).toBe(404)
  })
})

test('is limited to administrators', async () => {
  const { app } = await scene()
  for (const id of ['grantPackage', 'endPackage'] as const) {
    expect(await usualRefusals(db, app, id)).toEqual(REFUSALS_OF_WRITES)
  }
})
