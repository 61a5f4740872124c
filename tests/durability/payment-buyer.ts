import { setTimeout as passed } from 'node:timers/promises'
import type { Action, Paying } from '@hearth/payment-sandbox/transitions'
import { PAYMENT_GATEWAYS, type PaymentGatewayName } from '@/server/gateways/payments/gateway.ts'
import type { SignedIn } from '@/tests/support/members.ts'
import type { Reply } from './killed-provider.ts'
import type { StormFixture } from './payment-storm-fixture.ts'

/** One buyer's package, by one script; what must come of it is known before it begins. */
export type Buying = {
  person: SignedIn
  package: StormFixture['packages'][number]
  script: ScriptName
  gateway: PaymentGatewayName
  other: PaymentGatewayName
}

/** `returned`: granted at most once, and ended. `waiting`: the operator has to decide. */
export type Outcome = 'nothing' | 'bought' | 'returned' | 'waiting'

type Script = { share: number; outcome: Outcome; run: (buyer: Buyer) => Promise<void> }

type Buyer = {
  buying: Buying
  start(gateway?: PaymentGatewayName): Promise<StartedPayment>
  /** The buyer comes back to the page. */
  comeBack(started: StartedPayment): Promise<void>
  breakOff(started: StartedPayment): Promise<void>
  act(started: StartedPayment, action: Action, paying?: Paying): Promise<void>
  transfer(): Promise<number>
  decide(id: number, decision: 'approve' | 'reject'): Promise<void>
}

export type StartedPayment = { id: number; gatewayId: string; gateway: PaymentGatewayName }

/** Shares of a hundred. */
const SCRIPTS = {
  paid: {
    share: 24,
    outcome: 'bought',
    run: async (buyer) => buyer.act(await buyer.start(), 'pay'),
  },
  'paid and returned': {
    share: 18,
    outcome: 'bought',
    async run(buyer) {
      const started = await buyer.start()
      await buyer.act(started, 'pay')
      await Promise.all([buyer.comeBack(started), buyer.comeBack(started)])
    },
  },
  'double click, paid': {
    share: 8,
    outcome: 'bought',
    async run(buyer) {
      const [one] = await Promise.all([buyer.start(), buyer.start()])
      if (one) await buyer.act(one, 'pay')
    },
  },
  'failed, then paid': {
    share: 6,
    outcome: 'bought',
    async run(buyer) {
      const started = await buyer.start()
      await buyer.act(started, 'fail')
      await buyer.comeBack(started)
      await buyer.act(started, 'pay')
    },
  },
  'paid, then broken off': {
    share: 4,
    outcome: 'bought',
    async run(buyer) {
      const started = await buyer.start()
      // Stripe's intents are canceled at once, so the money comes first.
      await buyer.act(started, 'pay')
      await buyer.breakOff(started)
    },
  },
  'paid at two gateways': {
    share: 5,
    outcome: 'bought',
    async run(buyer) {
      const [one, two] = [await buyer.start(), await buyer.start(buyer.buying.other)]
      await Promise.all([buyer.act(one, 'pay'), buyer.act(two, 'pay')])
      await Promise.all([buyer.comeBack(one), buyer.comeBack(two)])
    },
  },
  failed: {
    share: 6,
    outcome: 'nothing',
    run: async (buyer) => buyer.act(await buyer.start(), 'fail'),
  },
  'broken off': {
    share: 5,
    outcome: 'nothing',
    run: async (buyer) => buyer.breakOff(await buyer.start()),
  },
  'left open': {
    share: 5,
    outcome: 'nothing',
    run: async (buyer) => buyer.comeBack(await buyer.start()),
  },
  'another amount': {
    share: 2,
    outcome: 'waiting',
    run: async (buyer) => buyer.act(await buyer.start(), 'pay', { paidAmount: 1 }),
  },
  'another currency': {
    share: 1,
    outcome: 'waiting',
    run: async (buyer) => buyer.act(await buyer.start(), 'pay', { paidCurrency: 'EUR' }),
  },
  refunded: {
    share: 4,
    outcome: 'returned',
    async run(buyer) {
      const started = await buyer.start()
      await buyer.act(started, 'pay')
      await buyer.act(started, 'refund')
    },
  },
  'dispute lost': {
    share: 2,
    outcome: 'returned',
    async run(buyer) {
      const started = await buyer.start()
      await buyer.act(started, 'pay')
      await buyer.act(started, 'dispute')
      await buyer.act(started, 'lose')
    },
  },
  'transfer approved': {
    share: 6,
    outcome: 'bought',
    async run(buyer) {
      const id = await buyer.transfer()
      await Promise.all([buyer.decide(id, 'approve'), buyer.decide(id, 'approve')])
    },
  },
  'transfer rejected': {
    share: 4,
    outcome: 'nothing',
    run: async (buyer) => buyer.decide(await buyer.transfer(), 'reject'),
  },
} satisfies Record<string, Script>

export type ScriptName = keyof typeof SCRIPTS

export const outcomeOf = ({ script }: Buying): Outcome => SCRIPTS[script].outcome

/** Each buyer buys every package once; scripts in their shares, gateways in turn. */
export function planBuying({ people, packages }: StormFixture, count: number): Buying[] {
  const names = Object.entries(SCRIPTS).flatMap(([name, { share }]) =>
    Array.from({ length: share }, () => name as ScriptName),
  )
  return Array.from({ length: count }, (_, n) => {
    const person = people[Math.floor(n / packages.length)]
    const wanted = packages[n % packages.length]
    // A step without a common divisor visits every script before any comes again.
    const script = names[(n * 37) % names.length]
    const gateway = PAYMENT_GATEWAYS[n % PAYMENT_GATEWAYS.length]
    const other = PAYMENT_GATEWAYS[(n + 2) % PAYMENT_GATEWAYS.length]
    if (!person || !wanted || !script || !gateway || !other) throw new Error('too few people')
    return { person, package: wanted, script, gateway, other }
  })
}

/** Buys as planned, asking again whenever a kill took the answer. @throws Error for a wrong answer. */
export async function buy(fixture: StormFixture, buying: Buying): Promise<void> {
  await SCRIPTS[buying.script].run(openBuyer(fixture, buying))
}

const TRIES = 40
const PAUSE_MS = 100

function openBuyer(fixture: StormFixture, buying: Buying): Buyer {
  const { person, gateway: first } = buying
  const package_id = buying.package.id
  const buyer: Buyer = {
    buying,
    async start(gateway = first) {
      const body = { package_id, platform_type: 'web', payment_method: gateway }
      const { data } = read(await insistOnGateway(fixture, person, json(body)), [200])
      const { payment_intent: intent } = data
      return { id: intent.payment_transaction_id, gatewayId: intent.id, gateway }
    },
    async comeBack({ id }) {
      const body = { payment_transaction_id: id }
      read(await insist(fixture, person, 'ext/payments/check', json(body)), [200])
    },
    async breakOff({ id }) {
      const body = { payment_transaction_id: id }
      // 409: paid meanwhile, or broken off by a request whose answer was lost.
      read(await insist(fixture, person, 'payment-transaction-fail', json(body)), [200, 409])
    },
    async act(started, action, paying) {
      for (let turn = 0; turn < TRIES; turn += 1) {
        if (await atSandbox(fixture, started, { action, ...(paying && { paying }) })) return
        // PayPal's money is taken only when the provider asks.
        await buyer.comeBack(started)
        await passed(PAUSE_MS)
      }
      throw new Error(`${buying.script}: ${started.gateway} does not ${action}`)
    },
    transfer: () => beginTransfer(fixture, buying),
    async decide(id, decision) {
      const reason = decision === 'reject' ? 'It cannot be read.' : ''
      const body = { payment_transaction_id: id, decision, reason }
      const path = 'ext/admin/bank-transfers/decisions'
      read(await insist(fixture, fixture.admin, path, json(body)), [200, 409])
    },
  }
  return buyer
}

async function beginTransfer(fixture: StormFixture, { person, package: wanted }: Buying) {
  const form = () => {
    const sent = new FormData()
    sent.append('package_id', String(wanted.id))
    sent.append('file', new File([RECEIPT], 'receipt.pdf'))
    return { body: sent }
  }
  const reply = await insist(fixture, person, 'initiate-bank-transfer', form)
  if (reply.status !== 409) return read(reply, [200]).data.id
  // An earlier request began it, and the kill took its answer.
  const path = 'get_payment_details?offset=0&limit=100&payment_type=bank%20transfer'
  const { data } = read(await insist(fixture, person, path, () => ({ method: 'GET' })), [200])
  return data.find(({ package_id }: { package_id: number }) => package_id === wanted.id).id
}

const RECEIPT = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'

const json = (body: object) => () => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

async function insist(
  fixture: StormFixture,
  { token }: SignedIn,
  path: string,
  request: () => { method?: string; headers?: Record<string, string>; body?: BodyInit },
): Promise<Reply> {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const { method = 'POST', headers, body } = request()
    const reply = await fixture.ask(`/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body === undefined ? {} : { body }),
    })
    if (reply) return reply
    await passed(PAUSE_MS)
  }
  throw new Error(`${path}: no answer in ${TRIES} tries`)
}

/** A gateway that does not answer in time is asked again, as the page tells buyers to. */
async function insistOnGateway(
  fixture: StormFixture,
  person: SignedIn,
  request: ReturnType<typeof json>,
): Promise<Reply> {
  for (let turn = 1; ; turn += 1) {
    const reply = await insist(fixture, person, 'create-payment-intent', request)
    const isSilent = reply.status === 409 && String(reply.body).includes('gatewayUnreachable')
    if (!isSilent || turn === TRIES) return reply
    fixture.silences += 1
    await passed(PAUSE_MS)
  }
}

function read({ status, body }: Reply, allowed: readonly number[]) {
  if (!allowed.includes(status)) throw new Error(`${status} ${body}`)
  return JSON.parse(String(body))
}

async function atSandbox(
  { sandbox }: StormFixture,
  { gateway, gatewayId }: StartedPayment,
  body: object,
): Promise<boolean> {
  const url = `${sandbox.url}/control/payments/${gateway}/${encodeURIComponent(gatewayId)}`
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await reply.arrayBuffer()
  if (reply.status === 404) throw new Error(`${gateway} does not know ${gatewayId}`)
  return reply.ok
}
