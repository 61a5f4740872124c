import { beforeEach, expect, test } from 'vitest'
import { packageFeatures } from '@/domain/access.ts'
import { createServer } from '@/server/app.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { language } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { subscriptionsHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const app = () => createServer(testDeps({ db }), subscriptionsHandlers)
const ALL_FEATURES = packageFeatures.map(({ id, name }) => ({ id, name, status: 1 }))

test('packages on offer in the operator’s order, with what each includes', async () => {
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

test('nothing on offer is an empty list; what packages could include is still told', async () => {
  const { token } = await signedIn(db)
  const reply = await callOk(app(), 'getPackages', { token })
  expect([reply.data, reply.active_packages, reply.all_features]).toEqual([[], [], ALL_FEATURES])
})

test('the iOS store sees the packages that are its products', async () => {
  await offeredPackage(db, { name: 'Web only' })
  await offeredPackage(db, { name: 'Everywhere', iosProductId: 'hearth.all' })
  const { data } = await callOk(app(), 'getPackages', { query: { platform_type: 'ios' } })
  expect(data.map(({ name }) => name)).toEqual(['Everywhere'])
})

test('names are told in the language asked for', async () => {
  await language(db, { code: 'en' })
  await language(db, { code: 'es' })
  await offeredPackage(db, { name: 'Starter', translations: { es: { name: 'Inicio' } } })
  const { data } = await callOk(app(), 'getPackages', { language: 'es' })
  expect(data.map(({ name }) => name)).toEqual(['Inicio'])
})

test('another platform, bytes that are no text, a wrong token', async () => {
  expect((await call(app(), 'getPackages', { search: 'platform_type=fridge' })).status).toBe(422)
  expect((await call(app(), 'getPackages', { search: 'platform_type=%ff' })).status).toBe(400)
  const token = '1|this-token-was-never-given-out'
  expect((await call(app(), 'getPackages', { token })).status).toBe(401)
})
