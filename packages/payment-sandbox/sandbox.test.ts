import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { SandboxGateway } from './books.ts'
import { PLAIN_PLAN } from './deliveries.ts'
import { sandboxKeys } from './keys.ts'
import { startSandbox } from './sandbox.ts'

const shop = createServer((_, reply) => reply.end('{}'))
await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
const shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`
const sandbox = await startSandbox({ ports: [0], webhookUrl: () => shopUrl })
afterAll(async () => {
  await sandbox.close()
  await new Promise((resolve) => shop.close(resolve))
})
afterEach(() => {
  sandbox.deliveries.plan = PLAIN_PLAN
})

const { url, books, deliveries } = sandbox
const addresses = {
  return: 'http://localhost:3000/payment/success',
  cancel: 'http://localhost:3000/payment/fail',
}
let count = 0

/** Page of a new payment intent, with the addresses that lead back. */
async function openStripePage() {
  const { stripe } = sandboxKeys(url)
  const reply = await fetch(`${stripe.apiUrl}/v1/payment_intents`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${stripe.secretKey}` },
    body: new URLSearchParams({ amount: '1999', currency: 'usd', description: 'Package Gold' }),
  })
  const { id } = (await reply.json()) as { id: string }
  return { id, page: `${url}/pay/stripe/${id}?${new URLSearchParams(addresses)}` }
}

/** Page of a new transaction at the sandbox `at`. */
async function openPaystackPage({ title = 'Package Gold', at = url } = {}) {
  const { paystack } = sandboxKeys(at)
  count += 1
  const reference = `order-${count}`
  const reply = await fetch(`${paystack.apiUrl}/transaction/initialize`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${paystack.secretKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      reference,
      amount: '1999',
      currency: 'USD',
      email: 'ada@example.org',
      callback_url: addresses.return,
      metadata: JSON.stringify({ cancel_action: addresses.cancel, title }),
    }),
  })
  const { data } = (await reply.json()) as { data: { authorization_url: string } }
  return { id: reference, page: data.authorization_url }
}

function choose(page: string, action: string, headers: Record<string, string> = {}) {
  const { searchParams } = new URL(page)
  const fields = {
    action,
    return: searchParams.get('return') ?? '',
    cancel: searchParams.get('cancel') ?? '',
  }
  return fetch(page.split('?')[0] ?? '', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  })
}

const findState = (gateway: SandboxGateway, id: string) => books.find(gateway, id)?.state

const act = (gateway: SandboxGateway, id: string, action: string) =>
  fetch(`${url}/control/payments/${gateway}/${id}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action }),
  })

const delivered = () => expect.poll(() => deliveries.pending, { interval: 5 }).toBe(0)

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
  const { page } = await openStripePage()
  for (const reply of [
    await fetch(page),
    await choose(page, 'challenge'),
    await choose(page, 'pay-close'),
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
  const { id, page } = await openStripePage()
  const reply = await choose(page, action)
  expect(reply.status).toBe(303)
  const { origin, pathname } = new URL(reply.headers.get('location') ?? '')
  expect([origin, pathname]).toEqual(['http://localhost:3000', path])
  expect(findState('stripe', id)).toBe(state)
})

test('never leads to another machine', async () => {
  const page = new URL((await openStripePage()).page)
  page.searchParams.set('return', 'https://evil.example/')
  const reply = await choose(page.href, 'pay')
  expect(reply.headers.get('location')).not.toContain('evil')
})

test('does not pay for a page of another site', async () => {
  const { id, page } = await openPaystackPage()
  expect((await choose(page, 'pay', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect(findState('paystack', id)).toBe('open')
})

test('escapes what the shop calls the package', async () => {
  const { page } = await openPaystackPage({ title: '<script>alert(1)</script>' })
  expect(await (await fetch(page)).text()).not.toContain('<script')
})

test.each([
  [{ Host: 'evil.example' }, 403],
  [{ 'X-Forwarded-For': '10.0.0.7' }, 403],
  [{}, 200],
])('answers a request with %j by %i', async (headers, status) => {
  expect(await statusWith(headers)).toBe(status)
})

test('sends copies, drops and forges as planned', async () => {
  const { id } = await openPaystackPage()
  const before = { ...deliveries.counts }
  deliveries.plan = { ...PLAIN_PLAN, copies: 3, shuffle: true, delayMs: [0, 20] }
  await act('paystack', id, 'pay')
  await delivered()
  expect(deliveries.counts.taken - before.taken).toBe(3)
  deliveries.plan = { ...PLAIN_PLAN, drop: 1, forge: 1, causes: ['secret'] }
  await act('paystack', id, 'refund')
  await delivered()
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
  const folder = mkdtempSync(join(tmpdir(), 'payment-sandbox-'))
  const path = join(folder, 'payments.json')
  try {
    const first = await startSandbox({ ports: [0], path, webhookUrl: () => 'http://127.0.0.1:1/' })
    const { id } = await openPaystackPage({ at: first.url })
    const payment = first.books.find('paystack', id)
    if (!payment) throw new Error('not in the books')
    first.deliveries.announce({ ...payment, state: 'paid' }, 'paid')
    await expect.poll(() => first.deliveries.counts.sent).toBeGreaterThan(1)
    expect(first.deliveries.counts.taken).toBe(0)
    await first.close()
    expect(existsSync(path)).toBe(true)
    const second = await startSandbox({ ports: [0], path, webhookUrl: () => 'http://127.0.0.1:1/' })
    expect(second.books.all().map(({ reference }) => reference)).toEqual([id])
    await second.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
})
