import { beforeEach, expect, test } from 'vitest'
import type { ListingRequest } from '@/domain/listing/listing-gate.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { createServer } from '@/server/app.ts'
import { Failure, type FailureBody } from '@/server/contract/failure.ts'
import { takeUse } from '@/server/modules/packages/balance.ts'
import { packagesHandlers } from '@/server/modules/packages/handlers.ts'
import { storedPicture } from '@/tests/support/builders/files.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { type SignedIn, signedIn } from '@/tests/support/members.ts'
import { requireListing } from './require-listing.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const deps = testDeps({ db })
const HOME: ListingRequest = { kind: 'property', isPremium: false, isNew: true }

test('tells a new member each missing requirement in turn', async () => {
  await setting(db, { verification_required_for_user: true })
  const { id, token } = await signedIn(db)
  const told = async () => {
    const { key, message, data } = await refusal({ id })
    return [key, message, data]
  }
  expect(await told()).toEqual([
    'profileIncomplete',
    'You have not completed your profile yet. Please complete first',
    { missing: ['email', 'mobile', 'profile', 'address'] },
  ])
  await completeProfile(id)
  expect((await told())[0]).toBe('verificationMissing')
  await verify(id, 'pending')
  expect((await told())[0]).toBe('verificationPending')
  await verify(id, 'failed')
  expect((await told())[0]).toBe('verificationFailed')
  await verify(id, 'success')
  expect(await told()).toEqual([
    'packageRefused',
    'Your Package Limit is Over. Please Purchase Package.',
    { package_available: false, feature_available: false, limit_available: false },
  ])
  await hold(token, [{ id: 1, limit: 1 }])
  await requireListing(contextOf({ id }), HOME)
  await db
    .transaction()
    .execute((transaction) =>
      takeUse(transaction, { accountId: id, feature: 'property_list', for: null, at: TEST_NOW }),
    )
  expect((await told())[2]).toMatchObject({ feature_available: true, limit_available: false })
})

test('requires the right to premium listings and projects once a package has it', async () => {
  const { id, token } = await readyToList([
    { id: 1, limit: null },
    { id: 3, limit: null },
  ])
  const premium = { ...HOME, isPremium: true }
  const project: ListingRequest = { ...HOME, kind: 'project' }
  await requireListing(contextOf({ id }), premium)
  await requireListing(contextOf({ id }), project)
  const both = await offeredPackage(db, {
    name: 'Both',
    features: [
      { id: 6, limit: null },
      { id: 7, limit: null },
    ],
  })
  for (const wish of [premium, project]) {
    const { key, data } = await refusal({ id }, wish)
    expect([key, data]).toEqual([
      'packageRefused',
      { package_available: true, feature_available: false, limit_available: false },
    ])
  }
  await take(token, both)
  await requireListing(contextOf({ id }), premium)
  await requireListing(contextOf({ id }), project)
})

test('requires for a change only the right to make a listing premium', async () => {
  await setting(db, { verification_required_for_user: true })
  const { id } = await signedIn(db)
  await requireListing(contextOf({ id }), { ...HOME, isNew: false })
  await requireListing(contextOf({ id }), { ...HOME, kind: 'project', isNew: false })
  await offeredPackage(db, { name: 'Premium', features: [{ id: 6, limit: null }] })
  const change = { ...HOME, isNew: false, isPremium: true }
  expect((await refusal({ id }, change)).key).toBe('packageRefused')
})

test('exempts the administrator, and counts only one’s own packages', async () => {
  const { id } = await signedIn(db, { isAdmin: true })
  await requireListing(contextOf({ id, isAdmin: true }), { ...HOME, isPremium: true })
  await readyToList([{ id: 1, limit: null }])
  const other = await signedIn(db)
  await completeProfile(other.id)
  expect((await refusal(other)).key).toBe('packageRefused')
})

test('requires a sign-in first', async () => {
  const visitor = { ...contextOf({ id: 1 }), viewer: { kind: 'guest' } } as const
  await expect(requireListing(visitor, HOME)).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(requireListing(contextOf({ id: 4711 }), HOME)).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})

type Person = { id: number; isAdmin?: boolean }

function contextOf({ id, isAdmin = false }: Person): ServiceContext {
  return {
    deps,
    viewer: {
      kind: 'member',
      id,
      role: isAdmin ? 'administrator' : null,
      withheldRole: null,
      tokenId: 1,
    },
    language: 'en',
    origin: 'http://localhost',
    clientAddress: '127.0.0.1',
    isLocal: true,
    userAgent: undefined,
    timeZone: undefined,
    log: deps.log,
  }
}

async function refusal(person: Person, wish: ListingRequest = HOME): Promise<FailureBody> {
  try {
    await requireListing(contextOf(person), wish)
  } catch (error) {
    if (error instanceof Failure && error.status === 403) return error.toBody()
    throw error
  }
  throw new Error('it was let through')
}

async function readyToList(features: { id: number; limit: number | null }[]): Promise<SignedIn> {
  const person = await signedIn(db)
  await completeProfile(person.id)
  await hold(person.token, features)
  return person
}

async function hold(token: string, features: { id: number; limit: number | null }[]) {
  await take(token, await offeredPackage(db, { name: 'Held', features }))
}

async function take(token: string, packageId: number) {
  const body = { package_id: packageId }
  await callOk(createServer(deps, packagesHandlers), 'assignPackage', { token, body })
}

async function completeProfile(id: number) {
  const key = await storedPicture(db, `portraits/${id}.jpg`)
  const facts = { mobile: `49151123456${id}`, address: '12 Harbour Street' }
  await db
    .updateTable('account')
    .set({ ...facts, email: `person-${id}@example.org`, profile_key: key })
    .where('id', '=', id)
    .execute()
}

async function verify(id: number, status: string) {
  await db
    .updateTable('account')
    .set({ verification_status: status })
    .where('id', '=', id)
    .execute()
}
