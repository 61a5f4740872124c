import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { Failure } from '@/server/contract/failure.ts'
import {
  deletePerson,
  findAccountToDelete,
} from '@/server/modules/account/deletion/deletion-store.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { type SignedIn, signedIn } from '@/tests/support/members.ts'
import { closeEndedPackages, giveBackUse, takeUse } from './balance.ts'
import { packagesHandlers } from './handlers.ts'
import { insertGiveBack } from './ledger-store.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const DAY_MS = 86_400_000
const daysOn = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS)

const app = (at = TEST_NOW) => createServer(testDeps({ db, clock: () => at }), packagesHandlers)

const listings = (limit: number | null) => ({ id: 1, limit })

async function take(person: SignedIn, packageId: number, at = TEST_NOW): Promise<void> {
  const body = { package_id: packageId }
  await callOk(app(at), 'assignPackage', { token: person.token, body })
}

function use(person: SignedIn, at = TEST_NOW): Promise<number> {
  const wanted = { accountId: person.id, feature: 'property_list', for: null, at } as const
  return db.transaction().execute((transaction) => takeUse(transaction, wanted))
}

const giveBack = (person: SignedIn, useId: number, at = TEST_NOW) =>
  insertGiveBack(db, { useId, accountId: person.id, at })

async function ledger(person: SignedIn, at = TEST_NOW) {
  const { data } = await callOk(app(at), 'getQuotaLedger', { token: person.token })
  return data.map(({ kind, change, left }) => [kind, change, left])
}

async function mayList(person: SignedIn, at = TEST_NOW) {
  const query = { type: 'property_list' } as const
  return (await callOk(app(at), 'checkPackageLimit', { token: person.token, query })).data
}

describe('uses of a package', () => {
  test('are granted exactly up to the limit among fifty at once', async () => {
    const person = await signedIn(db)
    await take(person, await offeredPackage(db, { name: 'Some', features: [listings(7)] }))
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => use(person)))
    const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refusals).toHaveLength(43)
    for (const refusal of refusals) {
      if (!(refusal instanceof Failure)) throw refusal
      expect([refusal.code, refusal.options.data]).toEqual([
        'packageRefused',
        { package_available: true, feature_available: true, limit_available: false },
      ])
    }
    const entries = await ledger(person)
    expect(entries.filter(([kind]) => kind === 'use')).toHaveLength(7)
    expect(entries[0]).toEqual(['use', -1, 0])
    expect((await mayList(person)).limit_available).toBe(false)
  })

  test('are not consumed by failures', async () => {
    const person = await signedIn(db)
    await take(person, await offeredPackage(db, { name: 'One', features: [listings(1)] }))
    const wanted = {
      accountId: person.id,
      feature: 'property_list',
      for: null,
      at: TEST_NOW,
    } as const
    const post = db.transaction().execute(async (transaction) => {
      await takeUse(transaction, wanted)
      throw new Error('the listing could not be written')
    })
    await expect(post).rejects.toThrow('the listing could not be written')
    expect(await ledger(person)).toEqual([['grant', 1, 1]])
  })

  test('come from the package that ends first, then from the next', async () => {
    const person = await signedIn(db)
    const early = await offeredPackage(db, { name: 'Early', features: [listings(1)] })
    const late = await offeredPackage(db, { name: 'Late', features: [listings(1)] })
    await take(person, early)
    await take(person, late, daysOn(2))
    await use(person, daysOn(3))
    await use(person, daysOn(3))
    const { data } = await callOk(app(daysOn(3)), 'getQuotaLedger', { token: person.token })
    const uses = data.filter(({ kind }) => kind === 'use')
    expect(uses.map(({ package_name }) => package_name)).toEqual(['Late', 'Early'])
    await expect(use(person, daysOn(3))).rejects.toThrow('Package Limit is Over')
  })

  test('without a limit never run out, and need a package that includes them', async () => {
    const person = await signedIn(db)
    await expect(use(person)).rejects.toThrow('Package Limit is Over')
    await take(person, await offeredPackage(db, { name: 'All', features: [listings(null)] }))
    for (let count = 0; count < 3; count += 1) await use(person)
    expect(await ledger(person)).toEqual([
      ['use', null, null],
      ['use', null, null],
      ['use', null, null],
      ['grant', null, null],
    ])
  })

  test('are returned once, by their owner, while the package lasts', async () => {
    const person = await signedIn(db)
    const stranger = await signedIn(db)
    await take(person, await offeredPackage(db, { name: 'Two', features: [listings(2)] }))
    const [first, second] = [await use(person), await use(person)]
    expect(await giveBack(stranger, first)).toBe(false)
    expect(await giveBack(person, first)).toBe(true)
    expect(await giveBack(person, first)).toBe(false)
    expect(await giveBack(person, second, daysOn(30))).toBe(false)
    expect(await ledger(person)).toEqual([
      ['give-back', 1, 1],
      ['use', -1, 0],
      ['use', -1, 1],
      ['grant', 2, 2],
    ])
    await use(person)
    await expect(use(person)).rejects.toThrow('Package Limit is Over')
  })
})

describe('the end of a package', () => {
  test('applies at its exact time, before the ledger has it', async () => {
    const person = await signedIn(db)
    await take(person, await offeredPackage(db, { name: 'Month', features: [listings(3)] }))
    expect((await mayList(person, daysOn(29.999))).limit_available).toBe(true)
    expect(await mayList(person, daysOn(30))).toEqual({
      package_available: false,
      feature_available: false,
      limit_available: false,
    })
    await expect(use(person, daysOn(30))).rejects.toThrow('Package Limit is Over')
  })

  test('expires the rest once, whoever records it first', async () => {
    const person = await signedIn(db)
    const rights = [listings(3), { id: 2, limit: 1 }, { id: 6, limit: null }]
    await take(person, await offeredPackage(db, { name: 'Month', features: rights }))
    await use(person)
    await closeEndedPackages(db, daysOn(29))
    expect(await ledger(person)).toHaveLength(4)
    await Promise.all([closeEndedPackages(db, daysOn(31)), ledger(person, daysOn(31))])
    await closeEndedPackages(db, daysOn(32))
    const { data } = await callOk(app(daysOn(32)), 'getQuotaLedger', { token: person.token })
    const ended = data.filter(({ kind }) => kind === 'expire')
    expect(ended.map(({ feature_id, change, left }) => [feature_id, change, left])).toEqual([
      [6, null, null],
      [2, -1, 0],
      [1, -2, 0],
    ])
    expect(new Set(ended.map(({ created_at }) => created_at))).toEqual(
      new Set(['2026-07-15T12:00:00.000000Z']),
    )
  })

  test('is visible in the ledger', async () => {
    const person = await signedIn(db)
    await take(person, await offeredPackage(db, { name: 'Month', features: [listings(3)] }))
    expect((await ledger(person, daysOn(31)))[0]).toEqual(['expire', -3, 0])
  })
})

describe('the ledger', () => {
  test('cannot be changed', async () => {
    const person = await signedIn(db)
    await take(person, await offeredPackage(db, { name: 'One', features: [listings(1)] }))
    const change = db.updateTable('quota_entry').set({ change: 99 }).execute()
    await expect(change).rejects.toThrow('entries of the quota ledger are not changed')
    const removal = db.deleteFrom('quota_entry').execute()
    await expect(removal).rejects.toThrow('entries of the quota ledger are not changed')
  })

  test('is visible to its owner only and deleted with the account', async () => {
    const person = await signedIn(db)
    const stranger = await signedIn(db)
    await take(person, await offeredPackage(db, { name: 'One', features: [listings(1)] }))
    expect(await ledger(stranger)).toEqual([])
    const leaver = await findAccountToDelete(db, person.id)
    if (!leaver) throw new Error('nobody leaves')
    await db.transaction().execute((transaction) => deletePerson(transaction, leaver))
    expect(await db.selectFrom('quota_entry').select('id').execute()).toEqual([])
  })

  test('is paged in the requested language and rejects an invalid limit', async () => {
    const person = await signedIn(db)
    await take(person, await offeredPackage(db, { name: 'Two', features: [listings(2)] }))
    await use(person)
    const query = { limit: 1, offset: 1 }
    const { data, total } = await callOk(app(), 'getQuotaLedger', { token: person.token, query })
    expect([total, data]).toEqual([
      2,
      [
        {
          id: 1,
          kind: 'grant',
          package_id: 1,
          package_name: 'Two',
          feature_id: 1,
          feature_name: 'Property List',
          change: 2,
          left: 2,
          listing: null,
          created_at: '2026-06-15T12:00:00.000000Z',
        },
      ],
    ])
    const { token } = person
    const statusOf = async (search: string) =>
      (await call(app(), 'getQuotaLedger', { token, search })).status
    expect(await statusOf('limit=0')).toBe(422)
    expect(await statusOf('limit=%ff')).toBe(400)
    expect((await call(app(), 'getQuotaLedger')).status).toBe(401)
    const gone = await signedIn(db, { isActive: false })
    expect((await call(app(), 'getQuotaLedger', { token: gone.token })).status).toBe(403)
  })
})

test('giving back the use of a listing leaves the use of its earlier advert', async () => {
  const person = await signedIn(db)
  const features = [listings(1), { id: 2, limit: 1 }]
  await take(person, await offeredPackage(db, { name: 'Both', features }))
  const { id: propertyId } = await publishedListing(db, { ownerId: person.id })
  const listing = { propertyId }
  await db.transaction().execute(async (transaction) => {
    for (const feature of ['property_feature', 'property_list'] as const) {
      const wanted = { accountId: person.id, feature, for: listing, at: TEST_NOW }
      await takeUse(transaction, wanted)
    }
    await giveBackUse(transaction, { for: listing, at: TEST_NOW })
    await giveBackUse(transaction, { for: listing, at: TEST_NOW })
  })
  const { data } = await callOk(app(), 'getQuotaLedger', { token: person.token })
  const returned = data.filter(({ kind }) => kind === 'give-back')
  expect(returned).toMatchObject([{ feature_id: 1, change: 1, left: 1 }])
})
