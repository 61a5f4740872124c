import { beforeEach, describe, expect, test } from 'vitest'
import { packageFeatures } from '@/domain/account/access.ts'
import { createServer } from '@/server/app.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { language } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { packagesHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const app = () => createServer(testDeps({ db }), packagesHandlers)
const DAY_MS = 86_400_000
const daysOn = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS)
const appAt = (at: Date) => createServer(testDeps({ db, clock: () => at }), packagesHandlers)
const ALL_FEATURES = packageFeatures.map(({ id, name }) => ({ id, name, status: 1 }))

test('lists the packages on offer in the operator’s order, with their contents', async () => {
  await offeredPackage(db, {
    name: 'Agency',
    position: 2,
    priceMinor: 4_950,
    iosProductId: 'hearth.agency',
    features: [
      { id: 6, limit: null },
      { id: 1, limit: 25 },
    ],
  })
  await offeredPackage(db, { name: 'Starter', position: 1 })
  await offeredPackage(db, { name: 'Retired', isActive: false })
  const { data, active_packages, all_features } = await callOk(app(), 'getPackages')
  expect(data).toEqual([
    {
      id: 2,
      name: 'Starter',
      package_type: 'free',
      price: null,
      currency: 'USD',
      ios_product_id: null,
      duration: 720,
      package_status: null,
      payment_transaction_id: null,
      features: [],
      created_at: '2026-06-15T12:00:00.000000Z',
    },
    {
      id: 1,
      name: 'Agency',
      package_type: 'paid',
      price: 49.5,
      currency: 'USD',
      ios_product_id: 'hearth.agency',
      duration: 720,
      package_status: null,
      payment_transaction_id: null,
      features: [
        { id: 1, name: 'Property List', limit_type: 'limited', limit: 25 },
        { id: 6, name: 'Premium Properties Access', limit_type: 'unlimited', limit: null },
      ],
      created_at: '2026-06-15T12:00:00.000000Z',
    },
  ])
  expect(active_packages).toEqual([])
  expect(all_features).toEqual(ALL_FEATURES)
})

test('tells the currency of a price, whatever the site’s is today', async () => {
  const id = await offeredPackage(db, { name: 'Agency', priceMinor: 4_950 })
  await db.updateTable('package').set({ currency: 'JPY' }).where('id', '=', id).execute()
  const { data } = await callOk(app(), 'getPackages')
  expect(data).toMatchObject([{ price: 4_950, currency: 'JPY' }])
})

test('returns an empty list without offers, and still all possible contents', async () => {
  const { token } = await signedIn(db)
  const reply = await callOk(app(), 'getPackages', { token })
  expect([reply.data, reply.active_packages, reply.all_features]).toEqual([[], [], ALL_FEATURES])
})

test('shows the iOS store only packages with a product id', async () => {
  await offeredPackage(db, { name: 'Web only' })
  await offeredPackage(db, { name: 'Everywhere', iosProductId: 'hearth.all' })
  const { data } = await callOk(app(), 'getPackages', { query: { platform_type: 'ios' } })
  expect(data.map(({ name }) => name)).toEqual(['Everywhere'])
})

test('translates names into the requested language', async () => {
  await language(db, { code: 'en' })
  await language(db, { code: 'es' })
  await offeredPackage(db, { name: 'Starter', translations: { es: { name: 'Inicio' } } })
  const { data } = await callOk(app(), 'getPackages', { language: 'es' })
  expect(data.map(({ name }) => name)).toEqual(['Inicio'])
})

test('rejects another platform, undecodable bytes and a wrong token', async () => {
  expect((await call(app(), 'getPackages', { search: 'platform_type=fridge' })).status).toBe(422)
  expect((await call(app(), 'getPackages', { search: 'platform_type=%ff' })).status).toBe(400)
  const token = '1|this-token-was-never-given-out'
  expect((await call(app(), 'getPackages', { token })).status).toBe(401)
})

describe('taking a free package', () => {
  test('makes it the member’s until it ends, and it can be taken again', async () => {
    const { token } = await signedIn(db)
    const features = [
      { id: 1, limit: 2 },
      { id: 5, limit: 3 },
    ]
    const id = await offeredPackage(db, { name: 'Starter', features })
    const body = { package_id: id }
    expect(await callOk(app(), 'assignPackage', { token, body })).toEqual({
      error: false,
      message: 'Your package is active.',
    })
    const held = await callOk(app(), 'getPackages', { token })
    expect(held.data).toEqual([])
    expect(held.active_packages).toEqual([
      {
        id,
        name: 'Starter',
        package_type: 'free',
        price: null,
        currency: 'USD',
        ios_product_id: null,
        duration: 720,
        package_status: 'active',
        payment_transaction_id: 1,
        features: [
          {
            id: 1,
            name: 'Property List',
            limit_type: 'limited',
            limit: 2,
            used_limit: 0,
            total_limit: 2,
          },
          {
            id: 5,
            name: 'Mortgage Calculator Detail Access',
            limit_type: 'unlimited',
            limit: null,
            used_limit: null,
            total_limit: null,
          },
        ],
        created_at: '2026-06-15T12:00:00.000000Z',
        is_active: 1,
        can_renew: false,
        is_offered: true,
        renewed_until: null,
        renewal_transaction_id: null,
        start_date: '2026-06-15T12:00:00.000000Z',
        end_date: '2026-07-15T12:00:00.000000Z',
      },
    ])
    const after = await callOk(appAt(daysOn(30)), 'getPackages', { token })
    expect(after.active_packages).toEqual([])
    expect(after.data.map((row) => [row.package_status, row.payment_transaction_id])).toEqual([
      ['expired', 1],
    ])
    await callOk(appAt(daysOn(30)), 'assignPackage', { token, body })
    const again = await callOk(appAt(daysOn(31)), 'getPackages', { token })
    expect(again.active_packages.map((row) => row.payment_transaction_id)).toEqual([2])
  })

  test('succeeds once among ten simultaneous attempts', async () => {
    const { token } = await signedIn(db)
    const body = { package_id: await offeredPackage(db, { name: 'Starter' }) }
    const server = app()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => call(server, 'assignPackage', { token, body })),
    )
    const statuses = replies.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })

  test('stays unchanged when the operator changes or withdraws the package', async () => {
    const { token } = await signedIn(db)
    const features = [{ id: 1, limit: 2 }]
    const id = await offeredPackage(db, { name: 'Starter', features })
    await callOk(app(), 'assignPackage', { token, body: { package_id: id } })
    await db.deleteFrom('package_feature').execute()
    await db.updateTable('package').set({ is_active: false }).execute()
    const { active_packages } = await callOk(app(), 'getPackages', { token })
    expect(active_packages[0]?.features.map(({ total_limit }) => total_limit)).toEqual([2])
  })

  test('refuses paid packages, even with a store receipt, and unknown ones', async () => {
    const { token } = await signedIn(db)
    const paid = await offeredPackage(db, { name: 'Agency', priceMinor: 4_950 })
    const retired = await offeredPackage(db, { name: 'Retired', isActive: false })
    const attempt = async (body: object, headers = {}) => {
      const reply = await call(app(), 'assignPackage', { token, body, headers })
      return [reply.status, reply.body.message]
    }
    const refusal = [422, 'This package has to be paid for.']
    expect(await attempt({ package_id: paid })).toEqual(refusal)
    expect(await attempt({ package_id: paid, in_app: true, product_id: 'a' })).toEqual(refusal)
    expect(await attempt({ package_id: retired })).toEqual([404, 'This package was not found.'])
    expect((await attempt({ package_id: 'x' }))[0]).toBe(422)
    expect((await attempt({ package_id: 1 }, { 'content-type': 'text/plain' }))[0]).toBe(400)
    expect(await db.selectFrom('payment_transaction').select('id').execute()).toEqual([])
  })

  test('requires an active member', async () => {
    const body = { package_id: await offeredPackage(db, { name: 'Starter' }) }
    const { token } = await signedIn(db, { isActive: false })
    expect((await call(app(), 'assignPackage', { body })).status).toBe(401)
    expect((await call(app(), 'assignPackage', { token, body })).status).toBe(403)
  })
})

describe('package rights', () => {
  const NOTHING = { package_available: false, feature_available: false, limit_available: false }
  const ALL = { package_available: true, feature_available: true, limit_available: true }

  test.each(packageFeatures)(
    '$code is granted by a package that includes it',
    async ({ id, code }) => {
      const { token } = await signedIn(db)
      const query = { type: code }
      const check = async () => (await callOk(app(), 'checkPackageLimit', { token, query })).data
      const other = await offeredPackage(db, {
        name: 'Other',
        features: [{ id: id === 1 ? 2 : 1, limit: 1 }],
      })
      const fitting = await offeredPackage(db, { name: 'Fitting', features: [{ id, limit: 1 }] })
      expect(await check()).toEqual(NOTHING)
      await callOk(app(), 'assignPackage', { token, body: { package_id: other } })
      expect(await check()).toEqual({ ...NOTHING, package_available: true })
      await callOk(app(), 'assignPackage', { token, body: { package_id: fitting } })
      expect(await check()).toEqual(ALL)
    },
  )

  test('grants a right that no active package includes, unless it is counted', async () => {
    const { token } = await signedIn(db)
    await offeredPackage(db, {
      name: 'Agency',
      priceMinor: 4_950,
      features: [{ id: 6, limit: null }],
    })
    await offeredPackage(db, {
      name: 'Withdrawn',
      priceMinor: 900,
      isActive: false,
      features: [{ id: 7, limit: null }],
    })
    const granted = await Promise.all(
      packageFeatures.map(async ({ code }) => {
        const query = { type: code }
        const { data } = await callOk(app(), 'checkPackageLimit', { token, query })
        return data.feature_available ? [code] : []
      }),
    )
    expect(granted.flat()).toEqual(['mortgage_calculator_detail', 'project_access'])
  })

  test('grants everything to the administrator, and to others by their package', async () => {
    const { token } = await signedIn(db)
    const { token: administrator } = await signedIn(db, { isAdmin: true })
    const features = [{ id: 7, limit: null }]
    const id = await offeredPackage(db, { name: 'Projects', features })
    const query = { type: 'project_access' } as const
    expect(
      (await callOk(app(), 'checkPackageLimit', { token: administrator, query })).data,
    ).toEqual(ALL)
    await callOk(app(), 'assignPackage', { token, body: { package_id: id } })
    expect((await callOk(app(), 'checkPackageLimit', { token, query })).data).toEqual(ALL)
  })

  test('lets the administrator list without a package, and says so', async () => {
    const { token } = await signedIn(db, { isAdmin: true })
    const check = async (type: 'property_list' | 'project_list' | 'property_feature') =>
      (await callOk(app(), 'checkPackageLimit', { token, query: { type } })).data
    expect(await check('property_list')).toEqual(ALL)
    expect(await check('project_list')).toEqual(ALL)
    expect(await check('property_feature')).toEqual(NOTHING)
  })

  test('rejects unknown types, undecodable bytes, visitors and deactivated members', async () => {
    const { token } = await signedIn(db)
    const statusOf = async (search: string) =>
      (await call(app(), 'checkPackageLimit', { token, search })).status
    expect(await statusOf('type=everything')).toBe(422)
    expect(await statusOf('type=%ff')).toBe(400)
    const query = { type: 'property_list' } as const
    expect((await call(app(), 'checkPackageLimit', { query })).status).toBe(401)
    const gone = await signedIn(db, { isActive: false })
    expect((await call(app(), 'checkPackageLimit', { token: gone.token, query })).status).toBe(403)
  })
})
