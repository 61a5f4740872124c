import { describe, expect, test } from 'vitest'
import type { PackageCheck } from '../account/access.ts'
import { type ListingFacts, listingFeatures, listingRefusal } from './listing-gate.ts'

const check = (has: string): PackageCheck => ({
  package_available: has.includes('p'),
  feature_available: has.includes('f'),
  limit_available: has.includes('l'),
})

const READY: ListingFacts = {
  wish: { kind: 'property', isPremium: false, isNew: true },
  isTrusted: false,
  profile: {
    name: 'Mira Lindqvist',
    email: 'mira@example.com',
    mobile: '+4915112345678',
    profile: 'https://hearth.example/portrait.jpg',
    address: '12 Harbour Street',
  },
  verification: { isRequired: false, status: 'initial' },
  checks: { property_list: check('pfl'), project_list: check('pfl') },
}

const refusalOf = (facts: Partial<ListingFacts>) => listingRefusal({ ...READY, ...facts })
const reasonOf = (facts: Partial<ListingFacts>) => refusalOf(facts)?.reason ?? null

test('accepts a verified member with a package', () => {
  expect(listingRefusal(READY)).toBe(null)
})

test('refuses an incomplete profile first and names its missing fields', () => {
  const facts = { profile: { ...READY.profile, mobile: null, address: ' ' }, checks: {} }
  expect(refusalOf(facts)).toEqual({ reason: 'profile', missing: ['mobile', 'address'] })
})

test('requires verification only where enabled, with a reason for each status', () => {
  const reasons = (['initial', 'pending', 'failed', 'success'] as const).map((status) =>
    reasonOf({ verification: { isRequired: true, status } }),
  )
  expect(reasons).toEqual([
    'verificationMissing',
    'verificationPending',
    'verificationFailed',
    null,
  ])
  expect(reasonOf({ verification: { isRequired: false, status: 'failed' } })).toBe(null)
})

describe('packages', () => {
  test('refuse a missing package, a missing right and an exhausted limit', () => {
    const reasons = ['', 'p', 'pf', 'pfl'].map((has) =>
      reasonOf({ checks: { property_list: check(has) } }),
    )
    expect(reasons).toEqual(['packageMissing', 'featureMissing', 'limitReached', null])
    expect(refusalOf({ checks: {} })).toEqual({
      reason: 'packageMissing',
      feature: 'property_list',
      check: check(''),
    })
  })

  test('require the premium right for a premium property, regardless of its limit', () => {
    const wish = { kind: 'property', isPremium: true, isNew: true } as const
    const withPremium = (has: string) =>
      reasonOf({ wish, checks: { ...READY.checks, premium_properties: check(has) } })
    expect(['', 'p', 'pf'].map(withPremium)).toEqual(['premiumMissing', 'premiumMissing', null])
    expect(reasonOf({ wish, checks: { premium_properties: check('pf') } })).toBe('packageMissing')
  })

  test('require a project listing and project access for a project', () => {
    const wish = { kind: 'project', isPremium: false, isNew: true } as const
    expect(reasonOf({ wish, checks: { project_list: check('pf') } })).toBe('limitReached')
    expect(reasonOf({ wish })).toBe('projectAccess')
    expect(reasonOf({ wish, checks: { ...READY.checks, project_access: check('pf') } })).toBe(null)
  })
})

test('exempts administrators', () => {
  const wish = { kind: 'project', isPremium: true, isNew: true } as const
  const bare = { wish, profile: {}, checks: {} }
  expect(reasonOf(bare)).toBe('profile')
  expect(reasonOf({ ...bare, isTrusted: true })).toBe(null)
})

test('requires only the premium right for a change, when the property becomes premium', () => {
  const bare = {
    profile: {},
    verification: { isRequired: true, status: 'failed' },
    checks: {},
  } as const
  const change = { kind: 'property', isPremium: false, isNew: false } as const
  expect(reasonOf({ ...bare, wish: change })).toBe(null)
  expect(reasonOf({ ...bare, wish: { ...change, isPremium: true } })).toBe('premiumMissing')
  expect(listingFeatures({ ...change, kind: 'project' })).toEqual([])
})
