import { beforeEach, describe, expect, test } from 'vitest'
import type { Money } from '@/server/gateways/payments/gateway.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { signedIn } from '@/tests/support/members.ts'
import { openPayments } from '@/tests/support/payment-fixture.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

/** A purchase that was paid otherwise than agreed, and an administrator. */
async function held(paid: Partial<Money> = { amount: 100n }) {
  const fixture = openPayments(db)
  const features = [{ id: 1, limit: 25 }]
  const packageId = await offeredPackage(db, { name: 'Agency', priceMinor: 4_900, features })
  const person = await signedIn(db)
  const payment = await fixture.start(person.token, packageId)
  const admin = await signedIn(db, { isAdmin: true })
  const hear = async () => {
    await fixture.sendNotice(fixture.gateway().notice(payment.reference))
    await fixture.runJobs()
  }
  const decide = async (decision: string, id = 1) => {
    const body = { id, decision, note: 'Talked on the phone.' }
    const reply = await call(fixture.app, 'decidePaymentMismatch', { token: admin.token, body })
    await fixture.runJobs()
    return reply.status
  }
  const state = async () => {
    const { data } = await callOk(fixture.app, 'getPaymentDetails', { token: person.token })
    return data.find(({ id }) => id === payment.id)?.payment_state
  }
  const open = async () => {
    const { data } = await callOk(fixture.app, 'getPaymentMismatches', { token: admin.token })
    return data.map(({ cause }) => cause)
  }
  const holds = async () => {
    const { active_packages } = await callOk(fixture.app, 'getPackages', { token: person.token })
    return active_packages.length
  }
  fixture.gateway().pay(payment.reference, paid)
  await hear()
  expect([await state(), await open()]).toEqual(['held', ['amount']])
  return { fixture, person, packageId, payment, hear, decide, state, open, holds }
}

const log = async () =>
  (await db.selectFrom('audit_entry').select(['action', 'details']).execute()).map(
    ({ action, details }) => [action, details],
  )

describe('a case', () => {
  test('that is closed leaves its purchase failed, also when the gateway tells of it again', async () => {
    const { fixture, hear, decide, state, open, holds } = await held()
    expect(await decide('dismiss')).toBe(200)
    expect(await state()).toBe('failed')
    await hear()
    expect(await open()).toEqual([])
    fixture.later(26 * 60)
    await fixture.reconcile()
    expect([await state(), await holds()]).toEqual(['failed', 0])
    expect((await db.selectFrom('payment_mismatch').select('id').execute()).length).toBe(1)
    expect(await log()).toEqual([['paymentDismissed', { reason: 'Talked on the phone.' }]])
  })

  test('that is closed stays closed when its money goes back at the gateway', async () => {
    const { fixture, payment, hear, decide, state, open } = await held()
    await decide('dismiss')
    fixture.gateway().giveBack(payment.reference, 100n)
    await hear()
    expect([await state(), await open()]).toEqual(['failed', []])
    const entries = await db.selectFrom('payment_entry').select('amount_minor').execute()
    expect(entries.map(({ amount_minor }) => Number(amount_minor))).toEqual([100, -100])
  })

  test('that is refunded is logged, and its purchase fails', async () => {
    const { decide, state, holds } = await held()
    expect(await decide('refund')).toBe(200)
    expect([await state(), await holds()]).toEqual(['failed', 0])
    expect(await log()).toEqual([['paymentReturned', { reason: 'Talked on the phone.' }]])
  })

  test('of two payments keeps the purchase held until both are decided', async () => {
    const { fixture, person, packageId, decide, state } = await held()
    await db.updateTable('payment_transaction').set({ state: 'pending' }).execute()
    const other = await fixture.start(person.token, packageId, 'paypal')
    fixture.gateway('paypal').pay(other.reference, { amount: 1n })
    await fixture.sendNotice(fixture.gateway('paypal').notice(other.reference), 'paypal')
    await fixture.runJobs()
    await decide('dismiss', 1)
    expect(await state()).toBe('held')
    await decide('refund', 2)
    expect(await state()).toBe('failed')
  })

  test('cannot be granted once its money went back', async () => {
    const { fixture, payment, hear, decide, holds } = await held()
    fixture.gateway().giveBack(payment.reference, 100n)
    await hear()
    expect(await decide('grant')).toBe(409)
    expect(await holds()).toBe(0)
    expect(await decide('dismiss')).toBe(200)
  })
})

test('grants a purchase whose case was closed when its price is paid after all', async () => {
  const { fixture, person, packageId, decide, holds } = await held()
  await decide('dismiss')
  const again = await fixture.start(person.token, packageId)
  fixture.gateway().pay(again.reference)
  await fixture.sendNotice(fixture.gateway().notice(again.reference))
  await fixture.runJobs()
  expect(await holds()).toBe(1)
})
