import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openPaymentGateways } from '@/server/gateways/payments/open-gateways.ts'
import { sandboxPayments } from '@/server/gateways/payments/settings.ts'
import { openSandbox, paymentOrder } from '@/tests/support/payment-sandbox.ts'
import { PLAIN_PLAN } from './deliveries.ts'
import { startSandbox } from './sandbox.ts'

const fixture = await openSandbox()
afterAll(() => fixture.close())
afterEach(() => {
  fixture.sandbox.deliveries.plan = PLAIN_PLAN
})

const { url } = fixture.sandbox

async function pageOf(gateway: 'stripe' | 'paystack' | 'flutterwave') {
  const order = paymentOrder()
  const { gatewayId, paymentUrl } = await fixture.gateway(gateway).create(order)
  if (!paymentUrl) throw new Error('no page')
  const ask = () => fixture.gateway(gateway).ask({ gatewayId, reference: order.reference })
  return { gatewayId, paymentUrl, ask }
}

function choose(paymentUrl: string, action: string, headers: Record<string, string> = {}) {
  const { searchParams } = new URL(paymentUrl)
  const fields = {
    action,
    return: searchParams.get('return') ?? '',
    cancel: searchParams.get('cancel') ?? '',
  }
  const body = new URLSearchParams(fields)
  return fetch(paymentUrl.split('?')[0] ?? '', {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
  })
}

const statusWith = (headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(`${url}/healthz`, { headers }, (reply) => {
      reply.resume()
      resolve(reply.statusCode)
    })
      .once('error', reject)
      .end()
  })

test('says on every page that no money moves', async () => {
  const { paymentUrl } = await pageOf('stripe')
  for (const reply of [
    await fetch(paymentUrl),
    await choose(paymentUrl, 'challenge'),
    await choose(paymentUrl, 'pay-close'),
    await fetch(`${url}/pay/stripe/unknown`),
  ]) {
    expect(await reply.text()).toContain('Sandbox: no money moves')
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
  }
})

test.each([
  ['pay', 'paid', '/payment/success'],
  ['fail', 'failed', '/payment/success'],
  ['cancel', 'canceled', '/payment/fail'],
])('leads back after %s, and the payment is %s', async (action, state, path) => {
  const { paymentUrl, ask } = await pageOf('stripe')
  const reply = await choose(paymentUrl, action)
  expect(reply.status).toBe(303)
  const { origin, pathname } = new URL(reply.headers.get('location') ?? '')
  expect([origin, pathname]).toEqual(['http://localhost:3000', path])
  expect((await ask()).state).toBe(state)
})

test('never leads to another machine', async () => {
  const { paymentUrl } = await pageOf('stripe')
  const page = new URL(paymentUrl)
  page.searchParams.set('return', 'https://evil.example/')
  const reply = await choose(page.href, 'pay')
  expect(reply.headers.get('location')).not.toContain('evil')
})

test('does not pay for a page of another site', async () => {
  const { paymentUrl, ask } = await pageOf('paystack')
  expect((await choose(paymentUrl, 'pay', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await ask()).state).toBe('pending')
})

test('escapes what the shop calls the package', async () => {
  const title = '<script>alert(1)</script>'
  const { paymentUrl } = await fixture.gateway('paystack').create(paymentOrder({ title }))
  const page = await (await fetch(paymentUrl ?? '')).text()
  expect(page).not.toContain('<script')
})

test.each([
  [{ Host: 'evil.example' }, 403],
  [{ 'X-Forwarded-For': '10.0.0.7' }, 403],
  [{}, 200],
])('answers a request with %j by %i', async (headers, status) => {
  expect(await statusWith(headers)).toBe(status)
})

test('sends copies, drops and forges as planned', async () => {
  const { deliveries } = fixture.sandbox
  const { gatewayId } = await pageOf('flutterwave')
  const before = { ...deliveries.counts }
  deliveries.plan = { ...PLAIN_PLAN, copies: 3, shuffle: true, delayMs: [0, 20] }
  await fixture.act('flutterwave', gatewayId, 'pay')
  await fixture.delivered()
  expect(deliveries.counts.taken - before.taken).toBe(3)
  deliveries.plan = { ...PLAIN_PLAN, drop: 1, forge: 1, causes: ['secret'] }
  await fixture.act('flutterwave', gatewayId, 'refund')
  await fixture.delivered()
  expect(deliveries.counts.dropped - before.dropped).toBe(1)
  expect(deliveries.counts.forged - before.forged).toBe(1)
  expect(deliveries.counts.taken - before.taken).toBe(3)
})

test('refuses control without JSON, which another site could send', async () => {
  const body = new URLSearchParams({ action: 'pay' })
  const reply = await fetch(`${url}/control/deliveries`, { method: 'POST', body })
  expect(reply.status).toBe(415)
})

test('keeps its books over a restart, and repeats a notice until it is taken', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-sandbox-'))
  const path = join(folder, 'payments.json')
  try {
    const first = await startSandbox({ ports: [0], path, webhookUrl: () => 'http://127.0.0.1:1/' })
    const order = paymentOrder()
    const opened = openPaymentGateways({ payments: sandboxPayments(first.url) })
    const made = await opened.get('paystack')?.create(order)
    const payment = first.books.find('paystack', made?.gatewayId ?? '')
    if (!payment) throw new Error('not in the books')
    first.deliveries.announce({ ...payment, state: 'paid' }, 'paid')
    while (first.deliveries.counts.sent < 2) await new Promise((resolve) => setTimeout(resolve, 20))
    expect(first.deliveries.counts.taken).toBe(0)
    await first.close()
    expect(existsSync(path)).toBe(true)
    const second = await startSandbox({ ports: [0], path, webhookUrl: () => 'http://127.0.0.1:1/' })
    expect(second.books.all().map(({ reference }) => reference)).toEqual([order.reference])
    await second.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
})
