import { inspect } from 'node:util'
import { FORGERIES } from '@hearth/payment-sandbox/notice'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PAYMENT_GATEWAYS, type PaymentGatewayName } from '@/server/gateways/payments/gateway.ts'
import { sandboxPayments } from '@/server/gateways/payments/settings.ts'
import { createLogger } from '@/server/log.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { call } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { signedIn } from '@/tests/support/members.ts'
import { openSandboxProvider } from '@/tests/support/sandbox-provider.ts'
import { sendPaymentMessage } from './payment-message.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Everything that the gateways' settings keep secret, and what is made of it. */
function secretsOf(): Record<string, string> {
  const { stripe, razorpay, paypal, paystack, flutterwave } = sandboxPayments('')
  const basic = (user: string, password: string) =>
    Buffer.from(`${user}:${password}`).toString('base64')
  return {
    'Stripe’s key': stripe.secretKey,
    'Stripe’s signing secret': stripe.webhookSecret,
    'Razorpay’s signing secret': razorpay.webhookSecret,
    'Razorpay’s key': basic(razorpay.keyId, razorpay.keySecret),
    'PayPal’s secret': paypal.clientSecret,
    'PayPal’s key': basic(paypal.clientId, paypal.clientSecret),
    'PayPal’s token': 'A21-sandbox-token',
    'Paystack’s key': paystack.secretKey,
    'Flutterwave’s key': flutterwave.secretKey,
    'Flutterwave’s hash': flutterwave.webhookSecret,
    'a header with a key': 'Bearer ',
  }
}

test('no secret of a gateway is in a reply, a page, a mail, the log or the database', async () => {
  const shown: string[] = []
  const log = createLogger({ write: (line) => shown.push(line) })
  const { fixture, shop, settled } = await openSandboxProvider(db, { log })
  let isClosed = false
  closing.push(async () => {
    if (!isClosed) await fixture.close()
  })
  const { app, deps } = shop
  const signedInAt = deps.clock()
  const expiring = { signedInAt, tokenExpiresAt: new Date(signedInAt.getTime() + 86_400_000) }
  const ask = async (id: Parameters<typeof call>[1], asked: Parameters<typeof call>[2]) => {
    const reply: { status: unknown; body: unknown; headers: Headers } = await call(app, id, asked)
    const { status, body, headers } = reply
    const text = body instanceof Uint8Array ? Buffer.from(body).toString() : JSON.stringify(body)
    shown.push(`${id} ${status} ${text} ${JSON.stringify(headers)}`)
    return body
  }
  const admin = await signedIn(db, { ...expiring, isAdmin: true })
  const pay = async (name: PaymentGatewayName) => {
    const features = [{ id: 1, limit: 25 }]
    const packageId = await offeredPackage(db, { name: `By ${name}`, priceMinor: 4_900, features })
    const { id: accountId, token } = await signedIn(db, expiring)
    const email = `${name}@example.org`
    await db.updateTable('account').set({ email }).where('id', '=', accountId).execute()
    const { id, payment_intent } = await shop.start(token, packageId, name)
    shown.push(JSON.stringify(payment_intent))
    for (const cause of FORGERIES) await fixture.forge(name, payment_intent.id, cause)
    await fixture.act(name, payment_intent.id, 'pay')
    await settled()
    const query = { payment_transaction_id: id }
    await ask('checkPayment', { token, body: query })
    await ask('getPaymentSettings', { token })
    await ask('getPaymentDetails', { token })
    await ask('getPaymentReceipt', { token, query })
    await ask('getPackages', { token })
    await fixture.act(name, payment_intent.id, 'refund')
    await settled()
    await ask('getNotifications', { token })
    return { token, packageId }
  }
  const bought = []
  for (const name of PAYMENT_GATEWAYS) bought.push({ name, ...(await pay(name)) })
  for (const { token, packageId } of bought) {
    const query = { package_id: packageId }
    await ask('startPaypalPayment', { token, query })
    await ask('startFlutterwavePayment', { token, body: query })
  }
  const { rows: notices } = await sql<{ id: number }>`select id from notification`.execute(db)
  for (const { id } of notices) {
    await sendPaymentMessage(deps, { notificationId: id, origin: 'https://homes.example.org' })
  }
  expect(deps.sent.length).toBeGreaterThanOrEqual(PAYMENT_GATEWAYS.length * 2)
  shown.push(inspect(deps.sent, { depth: 10, maxStringLength: null }))
  for (const operation of ['getPaymentMismatches', 'getBankTransfers'] as const) {
    await ask(operation, { token: admin.token })
  }
  // No gateway answers any more.
  await fixture.close()
  isClosed = true
  for (const { name, token, packageId } of bought) {
    const body = { package_id: packageId, platform_type: 'web', payment_method: name }
    await ask('createPaymentIntent', { token, body: body as never })
    shown.push(String(await deps.payments.get(name)?.testConnection()))
  }
  shop.later(26 * 60)
  await shop.reconcile()
  for (const table of ['payment_transaction', 'payment_attempt', 'gateway_event', 'notification']) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(db)
    shown.push(
      inspect(rows.map(readable), { depth: 10, maxStringLength: null, maxArrayLength: null }),
    )
  }
  expect(shown.join('\n')).toContain('A gateway was asked in vain')
  const found = Object.entries(secretsOf()).filter(([, secret]) =>
    shown.some((text) => text.includes(secret)),
  )
  expect(found.map(([name]) => name)).toEqual([])
}, 120_000)

/** Bodies of notices are stored as bytes. */
const readable = (row: unknown) =>
  Object.fromEntries(
    Object.entries(row as object).map(([name, value]) => [
      name,
      Buffer.isBuffer(value) ? value.toString() : value,
    ]),
  )
