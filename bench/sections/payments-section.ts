import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as passed } from 'node:timers/promises'
import { PAYMENT_GATEWAYS } from '@/server/gateways/payments/gateway.ts'
import { openStormFixture, type StormFixture } from '@/tests/durability/payment-storm-fixture.ts'
import type { SignedIn } from '@/tests/support/members.ts'
import { startPostgres } from '@/tests/support/postgres.ts'
import { percentile } from '../one-client.ts'
import { amount, atMost, type Figure } from '../report.ts'

const NOTICE_BUDGET_MS = 100
const SETTLED_BUDGET_MS = 2_000
const PATIENCE_MS = 30_000
/** For manual runs. */
const BUYERS = 100

/**
 * Time to answer a gateway's notice, and from the payment at the gateway until the buyer's open
 * page hears of it.
 */
export async function benchPayments(
  engine: 'embedded' | 'postgres',
  notes: string[],
): Promise<Figure[]> {
  const server = engine === 'postgres' ? await startPostgres({ durable: true }) : undefined
  const fixture = await openStormFixture(server?.url(), BUYERS)
  try {
    const { sent, heard } = await payAll(fixture)
    notes.push(
      `${BUYERS} buyers, one page open each, pay one after the other at the sandbox of five gateways, which sends ${sent.length} notices.`,
    )
    return [
      { name: 'notice of a gateway: p50', value: amount(percentile(sent, 0.5), 'ms') },
      atMost('notice of a gateway: p95', percentile(sent, 0.95), NOTICE_BUDGET_MS, 'ms'),
      atMost('paid until seen in the page: p95', percentile(heard, 0.95), SETTLED_BUDGET_MS, 'ms'),
    ]
  } finally {
    await fixture.close()
    await server?.stop()
  }
}

async function payAll(fixture: StormFixture): Promise<{ sent: number[]; heard: number[] }> {
  const { sandbox, people, packages, address } = fixture
  const sent: number[] = []
  sandbox.deliveries.onSent = (millis) => sent.push(millis)
  const heard: number[] = []
  for (const [n, person] of people.entries()) {
    const gateway = PAYMENT_GATEWAYS[n % PAYMENT_GATEWAYS.length]
    const wanted = packages[n % packages.length]
    const page = await openPage(address, person)
    const reply = await fetch(`${address}/api/create-payment-intent`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        package_id: wanted?.id,
        platform_type: 'web',
        payment_method: gateway,
      }),
    })
    const { data } = await reply.json()
    const since = performance.now()
    const payment = `${gateway}/${encodeURIComponent(data.payment_intent.id)}`
    await fetch(`${sandbox.url}/control/payments/${payment}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'pay' }),
    })
    heard.push((await page.heard) - since)
    page.close()
  }
  while (sandbox.deliveries.pending > 0) await passed(20)
  return { sent, heard }
}

/** One event stream; resolves with the moment of the first event about a payment. */
async function openPage(address: string, { token }: SignedIn) {
  const request = get(`${address}/api/ext/account/events`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const [reply]: IncomingMessage[] = await once(request, 'response')
  if (reply?.statusCode !== 200) throw new Error(`A page was answered ${reply?.statusCode}`)
  reply.setEncoding('utf8')
  reply.on('error', () => {})
  const heard = new Promise<number>((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error('A page heard nothing')), PATIENCE_MS)
    reply.on('data', (text: string) => {
      if (!text.includes('event: payment')) return
      clearTimeout(patience)
      resolve(performance.now())
    })
  })
  return { heard, close: () => reply.destroy() }
}
