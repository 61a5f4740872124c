import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PaymentGatewayName } from '@/server/gateways/payments/gateway.ts'
import { createLogger } from '@/server/log.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { type SignedIn, signedIn } from '@/tests/support/members.ts'
import { openSandboxProvider, type SandboxProvider } from '@/tests/support/sandbox-provider.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

let provider: SandboxProvider
afterEach(() => provider.fixture.close())

const CARD = '4242424242424242'

/** A buyer with a begun payment, and what the provider logs. */
async function scene(name: PaymentGatewayName = 'stripe') {
  const lines: string[] = []
  provider = await openSandboxProvider(db, {
    log: createLogger({ write: (line) => lines.push(line) }),
  })
  const { shop } = provider
  const packageId = await offeredPackage(db, { name: 'Agency', priceMinor: 4_900 })
  const person = await member('ada')
  const { id, reference, payment_intent } = await shop.start(person.token, packageId, name)
  const begun = { id, reference, gatewayId: payment_intent.id }
  return { ...provider, lines, packageId, person, name, begun, stranger: () => member('bob') }
}

type Scene = Awaited<ReturnType<typeof scene>>

async function member(name: string): Promise<SignedIn> {
  const signedInAt = provider.shop.deps.clock()
  const tokenExpiresAt = new Date(signedInAt.getTime() + 86_400_000)
  const person = await signedIn(db, { name, signedInAt, tokenExpiresAt })
  const email = `${name}@example.org`
  await db.updateTable('account').set({ email }).where('id', '=', person.id).execute()
  return person
}

const ask = async ({ shop, person }: Scene, operation: 'createPaymentIntent', body: object) =>
  (await call(shop.app, operation, { token: person.token, body: body as never })).status

/** A notice as the sandbox would send it, changed before it arrives. */
async function notice(
  { shop, fixture, begun, name }: Scene,
  change: (sent: { body: string; headers: Headers }) => { body: string; headers: Headers },
): Promise<number> {
  const { deliveries } = fixture.sandbox
  deliveries.plan = { ...deliveries.plan, drop: 0 }
  await fixture.act(name, begun.gatewayId, 'fail')
  await fixture.delivered()
  const received = fixture.received.at(-1)
  if (!received) throw new Error('the sandbox told nothing')
  const body = new TextDecoder().decode(received.body)
  return (await shop.sendNotice(change({ body, headers: received.headers }), name)).status
}

async function forged(at: Scene, cause: string): Promise<number> {
  const before = at.fixture.sandbox.deliveries.counts.forgedTaken
  await at.fixture.forge(at.name, at.begun.gatewayId, cause)
  await at.fixture.delivered()
  return at.fixture.sandbox.deliveries.counts.forgedTaken > before ? 200 : 400
}

async function sentFile({ shop, person }: Scene, bytes: string, name: string): Promise<number> {
  await setting(db, {
    bank_transfer_status: true,
    bank_details: [{ title: 'IBAN', value: 'DE02' }],
  })
  const packageId = await offeredPackage(db, { name: 'Other', priceMinor: 1_000 })
  const form = new FormData()
  form.append('package_id', String(packageId))
  form.append('file', new File([new Uint8Array(Buffer.from(bytes, 'latin1'))], name))
  return (await call(shop.app, 'initiateBankTransfer', { token: person.token, form })).status
}

type Row = [title: string, status: number, send: (at: Scene) => Promise<number>, log?: RegExp]

/** Refused, or taken and worth nothing. */
const BAD: readonly Row[] = [
  ['a signature of somebody else', 400, (at) => forged(at, 'secret'), /"cause":"signature"/],
  ['a body that was changed after signing', 400, (at) => forged(at, 'body'), /"cause":"signature"/],
  ['a notice that is a month old', 400, (at) => forged(at, 'age'), /"cause":"(age|signature)"/],
  ['a notice from the future', 400, (at) => forged(at, 'future'), /"cause":"(age|signature)"/],
  ['a signed notice of another amount', 200, (at) => forged(at, 'amount')],
  ['a signed notice of another currency', 200, (at) => forged(at, 'currency')],
  [
    'a notice that is no JSON',
    400,
    (at) => notice(at, ({ headers }) => ({ body: '<x>', headers })),
  ],
  ['a repeated notice', 200, (at) => notice(at, (sent) => sent)],
  [
    'an unknown gateway’s payment',
    404,
    async (at) =>
      (await at.shop.app.request('http://localhost/api/webhooks/wise', { method: 'POST' })).status,
  ],
  [
    'a payment of somebody else, asked about',
    404,
    async (at) => {
      const { token } = await at.stranger()
      const body = { payment_transaction_id: at.begun.id }
      return (await call(at.shop.app, 'checkPayment', { token, body })).status
    },
  ],
  [
    'a payment of somebody else, broken off',
    404,
    async (at) => {
      const { token } = await at.stranger()
      const body = { payment_transaction_id: at.begun.id }
      return (await call(at.shop.app, 'failPaymentTransaction', { token, body })).status
    },
  ],
  [
    'an unknown platform',
    422,
    (at) => ask(at, 'createPaymentIntent', { package_id: at.packageId, platform_type: 'fridge' }),
  ],
  [
    'a negative package',
    422,
    (at) => ask(at, 'createPaymentIntent', { package_id: -1, platform_type: 'web' }),
  ],
  [
    'a huge package',
    422,
    (at) => ask(at, 'createPaymentIntent', { package_id: 1e15, platform_type: 'web' }),
  ],
  [
    'a package of another platform, as a store’s purchase without proof',
    422,
    async (at) => {
      const packageId = await offeredPackage(db, {
        name: 'On iOS',
        priceMinor: 900,
        iosProductId: 'org.hearth.ios',
      })
      const body = { package_id: packageId, in_app: true, product_id: 'org.hearth.ios' }
      const { token } = at.person
      return (await call(at.shop.app, 'assignPackage', { token, body: body as never })).status
    },
  ],
  [
    'a currency that the gateway does not take',
    409,
    async (at) => {
      const packageId = await offeredPackage(db, { name: 'In rials', priceMinor: 900 })
      await db.updateTable('package').set({ currency: 'IRR' }).where('id', '=', packageId).execute()
      return ask(at, 'createPaymentIntent', {
        package_id: packageId,
        platform_type: 'web',
        payment_method: 'paypal',
      })
    },
  ],
  [
    'an amount that no gateway charges',
    409,
    async (at) => {
      const packageId = await offeredPackage(db, { name: 'Dear', priceMinor: 9e14 })
      return ask(at, 'createPaymentIntent', { package_id: packageId, platform_type: 'web' })
    },
    /A gateway refused a payment/,
  ],
  ['a receipt that is a program', 422, (at) => sentFile(at, 'MZ\x90\x00 %PDF-1.4', 'receipt.pdf')],
  [
    'a receipt that is a page',
    422,
    (at) => sentFile(at, '<html><script>1</script>', 'receipt.png'),
  ],
  ['a receipt that is empty', 422, (at) => sentFile(at, '', 'receipt.jpg')],
]

describe('bad input of payments', () => {
  test.each(BAD)(
    '%s is answered with %i, and nothing is granted or lost',
    async (_, status, send, log) => {
      const at = await scene()
      const { lines, person, shop, fixture, begun, name } = at
      expect(await send(at)).toBe(status)
      await provider.settled()
      expect(await db.selectFrom('user_package').select('id').execute()).toEqual([])
      expect(await db.selectFrom('payment_entry').select('id').execute()).toEqual([])
      if (log) expect(lines.join('')).toMatch(log)
      // The buyer pays after all.
      await fixture.act(name, begun.gatewayId, 'pay')
      await provider.settled()
      const { active_packages } = await callOk(shop.app, 'getPackages', { token: person.token })
      expect(active_packages).toMatchObject([{ name: 'Agency' }])
    },
  )

  test.each([
    ['amount', { paidAmount: 1 }],
    ['amount', { paidAmount: 490_000 }],
    ['currency', { paidCurrency: 'EUR' }],
    ['account', { account: 'live' }],
  ])('money of another %s is kept for the operator and grants nothing', async (cause, paying) => {
    const { fixture, shop, begun, name } = await scene('paystack')
    // Notices of another account are refused, so the clock has to find it.
    const { deliveries } = fixture.sandbox
    deliveries.plan = { ...deliveries.plan, drop: 1 }
    await fixture.act(name, begun.gatewayId, 'pay', paying)
    shop.later(2)
    await shop.reconcile()
    expect(await db.selectFrom('user_package').select('id').execute()).toEqual([])
    const cases = await db.selectFrom('payment_mismatch').select('cause').execute()
    expect(cases).toEqual([{ cause }])
  })

  test('a card number in a notice is neither logged nor answered', async () => {
    const at = await scene()
    const replies: string[] = []
    for (const body of [`{"card":"${CARD}"}`, CARD, `{"type":"${CARD}","data":{}}`]) {
      const reply = await at.shop.sendNotice({ body, headers: new Headers() }, at.name)
      replies.push(`${reply.status} ${await reply.text()}`)
    }
    expect(replies.every((reply) => reply.startsWith('400'))).toBe(true)
    expect(replies.join('') + at.lines.join('')).not.toContain(CARD)
    expect(at.lines.filter((line) => line.includes('forged notice'))).toHaveLength(3)
  })
})
