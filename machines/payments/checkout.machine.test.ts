import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { checkoutMachine } from './checkout.machine.ts'
import {
  type CheckedPayment,
  type CheckoutInput,
  type CheckoutOffer,
  type OpenPayment,
  PaymentRefused,
  PaymentSettled,
  type PaymentStatus,
  type PaymentWish,
} from './checkout.types.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wanted = { type: 'payment.requested', method: 'paypal', email: null } as const

test('starts one payment however often one pays, and leaves for the gateway once', async () => {
  const { actor, settle, world, left } = begin()
  await settle()
  for (let press = 0; press < 3; press += 1) actor.send(wanted)
  await settle()
  actor.send(wanted)
  await settle()
  expect(world.starts).toEqual([{ packageId: 3, method: 'paypal', email: null }])
  expect(left).toEqual(['https://pay.example/18'])
})

test('goes on with the payment of a closed window, and with the same way to pay', async () => {
  const { actor, settle, world, left } = begin({
    pending: { transactionId: 18, method: 'paystack' },
  })
  await settle()
  expect(actor.getSnapshot().matches('unfinished')).toBe(true)
  actor.send({ type: 'payment.continued' })
  await settle()
  expect(world.starts.map(({ method }) => method)).toEqual(['paystack'])
  expect(left).toHaveLength(1)
})

test('notices that the payment of a closed window was paid', async () => {
  const { actor, settle } = begin({
    pending: { transactionId: 18, method: null },
    standing: 'paid',
  })
  await settle()
  expect(actor.getSnapshot().value).toBe('granted')
})

test('notices a payment that was paid before the live connection stood', async () => {
  const { actor, settle, world } = begin({ pending: { transactionId: 18, method: 'paystack' } })
  await settle()
  world.standing = 'paid'
  await vi.advanceTimersByTimeAsync(4_000)
  expect(actor.getSnapshot().value).toBe('granted')
})

test('leaves an unfinished payment in view while it asks again', async () => {
  const { actor, settle } = begin({ pending: { transactionId: 18, method: 'paystack' } })
  await settle()
  const seen = new Set<string>()
  actor.subscribe((state) => seen.add(state.matches('unfinished') ? 'unfinished' : 'gone'))
  await vi.advanceTimersByTimeAsync(4_000)
  actor.send({ type: 'payment.changed' })
  await settle()
  expect([...seen]).toEqual(['unfinished'])
})

test('asks for confirmation when the price is not the one on the page', async () => {
  const { actor, settle, world, left } = begin({ amount: 59 })
  await settle()
  actor.send(wanted)
  await settle()
  expect([actor.getSnapshot().value, left]).toEqual(['confirmingPrice', []])
  actor.send({ type: 'price.accepted' })
  expect(left).toEqual(['https://pay.example/18'])
  expect(world.brokenOff).toEqual([])
})

test('shows settlement as soon as the live channel tells, and asks by itself else', async () => {
  for (const wait of [
    (actor: StartedCheckout['actor']) => actor.send({ type: 'payment.changed' }),
    () => vi.advanceTimersByTime(3_000),
  ]) {
    const { actor, settle, world } = begin({}, { transactionId: 18, returned: 'success' })
    await settle()
    expect(actor.getSnapshot().matches('awaitingConfirmation')).toBe(true)
    world.standing = 'paid'
    await settle()
    expect(actor.getSnapshot().matches('awaitingConfirmation')).toBe(true)
    wait(actor)
    await settle()
    expect(actor.getSnapshot().value).toBe('granted')
  }
})

test('goes on asking without a connection, and says after two minutes that it takes long', async () => {
  const { actor, settle, world } = begin({}, { transactionId: 18, returned: 'success' })
  world.failure = new Error('no connection')
  for (let minute = 0; minute < 3; minute += 1) await vi.advanceTimersByTimeAsync(60_000)
  expect(actor.getSnapshot().value).toBe('late')
  world.failure = null
  world.standing = 'paid'
  actor.send({ type: 'connection.restored' })
  await settle()
  expect(actor.getSnapshot().value).toBe('granted')
})

describe('a form of the gateway in the page', () => {
  async function filling(standing: PaymentStatus) {
    const begun = begin({ hasForm: true })
    await begun.settle()
    begun.actor.send({ type: 'payment.requested', method: 'stripe', email: null })
    await begun.settle()
    expect(begun.actor.getSnapshot().matches('filling')).toBe(true)
    begun.world.standing = standing
    begun.actor.send({ type: 'payment.changed' })
    return begun
  }

  test('stays for another card after a decline, and the next card pays', async () => {
    const { actor, settle, world } = await filling('failed')
    await settle()
    expect(actor.getSnapshot().value).toEqual({ filling: 'open' })
    world.standing = 'paid'
    actor.send({ type: 'form.paid' })
    await settle()
    expect(actor.getSnapshot().value).toBe('granted')
  })

  test('stays when nobody answers about the change', async () => {
    const { actor, settle, world } = await filling('pending')
    world.failure = new Error('no connection')
    await settle()
    expect(actor.getSnapshot().matches('filling')).toBe(true)
  })

  test.each([
    ['paid', 'granted'],
    ['canceled', 'canceled'],
    ['expired', 'expired'],
    ['refunded', 'refunded'],
    ['held', 'mismatched'],
  ] as const)('ends when the payment is %s in another tab', async (standing, value) => {
    const { actor, settle } = await filling(standing)
    await settle()
    expect(actor.getSnapshot().value).toBe(value)
  })
})

test('does not continue a payment whose method was switched off', async () => {
  const { actor, settle, world } = begin({ pending: { transactionId: 18, method: 'paystack' } })
  await settle()
  world.refusal = 'methodClosed'
  actor.send({ type: 'payment.continued' })
  await settle()
  expect(actor.getSnapshot().value).toBe('choosing')
  expect(actor.getSnapshot().context.isMethodClosed).toBe(true)
  world.refusal = null
  actor.send(wanted)
  await settle()
  expect(actor.getSnapshot().value).toBe('leaving')
})

test('breaks off what was canceled at the gateway, unless it is paid', async () => {
  const canceled = begin({}, { transactionId: 18, returned: 'fail' })
  await canceled.settle()
  expect([canceled.actor.getSnapshot().value, canceled.world.brokenOff]).toEqual(['canceled', [18]])

  const paid = begin({ standing: 'paid' }, { transactionId: 18, returned: 'fail' })
  await paid.settle()
  expect([paid.actor.getSnapshot().value, paid.world.brokenOff]).toEqual(['granted', []])
})

test('counts money that arrives after giving up', async () => {
  const { actor, settle, world } = begin({}, { transactionId: 18, returned: 'fail' })
  await settle()
  world.standing = 'paid'
  actor.send({ type: 'payment.changed' })
  await settle()
  expect(actor.getSnapshot().value).toBe('granted')
})

test('asks again when a payment that was given up is settled already', async () => {
  const { actor, settle, world } = begin({ pending: { transactionId: 18, method: null } })
  await settle()
  world.settled = true
  world.standing = 'paid'
  actor.send({ type: 'payment.canceled' })
  await settle()
  expect(actor.getSnapshot().value).toBe('granted')
})

test.each([
  ['gone', 'gone'],
  ['alreadyOwned', 'alreadyOwned'],
  ['inReview', 'inReview'],
  ['methodClosed', 'choosing'],
] as const)('is %s when the provider refuses so', async (reason, value) => {
  const { actor, settle, world } = begin()
  await settle()
  world.refusal = reason
  actor.send(wanted)
  await settle()
  expect(actor.getSnapshot().value).toBe(value)
  expect(actor.getSnapshot().context.isMethodClosed).toBe(reason === 'methodClosed')
})

test('offers a buyer who came back the package of that payment again', async () => {
  const { actor, settle, world } = begin(
    { standing: 'failed' },
    { transactionId: 18, returned: 'success' },
  )
  await settle()
  expect(actor.getSnapshot().value).toBe('failed')
  actor.send({ type: 'payment.retried' })
  await settle()
  expect(world.reads).toEqual([3])
  expect(actor.getSnapshot().value).toBe('choosing')
})

type World = {
  pending: CheckoutOffer['pending']
  amount: number
  hasForm: boolean
  standing: PaymentStatus
  refusal: PaymentRefused['reason'] | null
  settled: boolean
  failure: Error | null
}
type StartedCheckout = ReturnType<typeof begin>

function begin(more: Partial<World> = {}, input: CheckoutInput = { packageId: 3 }) {
  const world = {
    pending: null,
    amount: 49,
    hasForm: false,
    standing: 'pending',
    refusal: null,
    settled: false,
    failure: null,
    starts: [],
    reads: [],
    brokenOff: [],
    ...more,
  } as World & { starts: PaymentWish[]; reads: (number | null)[]; brokenOff: (number | null)[] }
  const machine = checkoutMachine.provide({
    actors: {
      readOffer: fromPromise<CheckoutOffer, number | null>(async ({ input: id }) => {
        world.reads.push(id)
        return { status: 'offered', price: 49, pending: world.pending }
      }),
      start: fromPromise<OpenPayment, PaymentWish>(async ({ input: wish }) => {
        world.starts.push(wish)
        if (world.refusal) throw new PaymentRefused(world.refusal)
        const opened = world.hasForm
          ? { address: null, form: { gateway: 'stripe' as const, clientSecret: 'pi_18_secret' } }
          : { address: 'https://pay.example/18', form: null }
        return { transactionId: 18, amount: world.amount, ...opened }
      }),
      check: fromPromise<CheckedPayment, number | null>(async () => {
        if (world.failure) throw world.failure
        const { standing, amount } = world
        const about = { id: 18, packageId: 3, packageName: 'Agency' }
        return { ...about, amount, method: 'paypal', status: standing }
      }),
      breakOff: fromPromise<void, number | null>(async ({ input: id }) => {
        world.brokenOff.push(id)
        if (world.settled) throw new PaymentSettled()
      }),
    },
  })
  const actor = createActor(machine, { input })
  const left: string[] = []
  actor.on('gatewayOpened', ({ address }) => left.push(address))
  actor.start()
  return { actor, left, world, settle: () => vi.advanceTimersByTimeAsync(0) }
}
