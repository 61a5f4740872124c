import { describe, expect, test } from 'vitest'
import { heldStarter, packageOffer } from '@/tests/stories/sample-packages.ts'
import { wantedPackage } from './payment-calls.ts'

const held = { ...heldStarter, id: 3, price: 199, payment_transaction_id: 18 }
const offerWith = (change: object) => ({ ...packageOffer, active: [{ ...held, ...change }] })

describe('a wanted package', () => {
  test('is offered with its last purchase', () => {
    expect(wantedPackage(packageOffer, 3)).toEqual({
      price: 199,
      status: null,
      lastId: null,
      isRenewal: false,
    })
  })

  test('is gone when it is not offered, or costs nothing', () => {
    expect(wantedPackage(packageOffer, 99)).toBe('gone')
    expect(wantedPackage(packageOffer, 1)).toBe('gone')
  })

  test('is already owned until the provider lets it be renewed', () => {
    expect(wantedPackage(offerWith({}), 3)).toBe('alreadyOwned')
    expect(wantedPackage(offerWith({ can_renew: false }), 3)).toBe('alreadyOwned')
  })

  test('is renewed by a purchase of its own', () => {
    const renewable = { can_renew: true, renewal_transaction_id: 21 }
    expect(wantedPackage(offerWith(renewable), 3)).toMatchObject({ lastId: 21, isRenewal: true })
    expect(wantedPackage(offerWith({ can_renew: true }), 3)).toMatchObject({ lastId: null })
  })
})
