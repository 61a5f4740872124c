import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { GatewayState } from '@/server/gateways/payments/gateway.ts'
import {
  deletePerson,
  findAccountToDelete,
} from '@/server/modules/account/deletion/deletion-store.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { call } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { type SignedIn, signedIn } from '@/tests/support/members.ts'
import { openPayments } from '@/tests/support/payment-fixture.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const PRICE = 4_900n
const PART = 900n

type Fixture = ReturnType<typeof openPayments>
type Scene = {
  fixture: Fixture
  person: SignedIn
  packageId: number
  id: number
  reference: string
  token: string
}

/** What the gateway says from now on; the provider hears of it. */
async function says({ fixture, reference }: Scene, state: GatewayState): Promise<void> {
  const payment = fixture.gateway().of(reference)
  payment.state = state
  const isMoney = RECEIVED.includes(state)
  if (isMoney) payment.paid ??= { amount: PRICE, currency: 'USD' }
  if (state === 'partly_refunded') payment.refunded = PART
  if (state === 'refunded') payment.refunded = payment.paid?.amount ?? PRICE
  await fixture.sendNotice(fixture.gateway().notice(reference))
  await fixture.runJobs()
}

const RECEIVED: readonly GatewayState[] = [
  'paid',
  'partly_refunded',
  'refunded',
  'disputed',
  'dispute_won',
  'dispute_lost',
]

const gatewaySays = (state: GatewayState) => (scene: Scene) => says(scene, state)

const STATES: Record<string, (scene: Scene) => Promise<void>> = {
  pending: async () => {},
  failed: gatewaySays('failed'),
  canceled: gatewaySays('canceled'),
  expired: gatewaySays('expired'),
  async held(scene) {
    scene.fixture.gateway().of(scene.reference).paid = { amount: 100n, currency: 'USD' }
    await says(scene, 'paid')
  },
  paid: gatewaySays('paid'),
  async partly_refunded(scene) {
    await says(scene, 'paid')
    await says(scene, 'partly_refunded')
  },
  async disputed(scene) {
    await says(scene, 'paid')
    await says(scene, 'disputed')
  },
  async dispute_won(scene) {
    await STATES.disputed?.(scene)
    await says(scene, 'dispute_won')
  },
  async dispute_lost(scene) {
    await STATES.disputed?.(scene)
    await says(scene, 'dispute_lost')
  },
  async refunded(scene) {
    await says(scene, 'paid')
    await says(scene, 'refunded')
  },
}

const EVENTS: Record<string, (scene: Scene) => Promise<void>> = {
  'The gateway says: being processed': gatewaySays('pending'),
  'The gateway says: failed': gatewaySays('failed'),
  'The gateway says: canceled': gatewaySays('canceled'),
  'The gateway says: expired': gatewaySays('expired'),
  'The gateway says: paid': gatewaySays('paid'),
  'The gateway says: refunded in part': gatewaySays('partly_refunded'),
  'The gateway says: refunded': gatewaySays('refunded'),
  'The gateway says: disputed': gatewaySays('disputed'),
  'The gateway says: dispute won': gatewaySays('dispute_won'),
  'The gateway says: dispute lost': gatewaySays('dispute_lost'),
  async 'The gateway says: paid, with another amount'(scene) {
    scene.fixture.gateway().of(scene.reference).paid ??= { amount: 100n, currency: 'USD' }
    await says(scene, 'paid')
  },
  async 'The account is deleted, then the gateway says: paid'(scene) {
    await db.transaction().execute(async (tx) => {
      const account = await findAccountToDelete(tx, scene.person.id)
      if (account) await deletePerson(tx, account)
    })
    await says(scene, 'paid')
  },
  async 'The buyer breaks it off'({ fixture, id, token }) {
    const body = { payment_transaction_id: id }
    await call(fixture.app, 'failPaymentTransaction', { token, body })
    await fixture.runJobs()
  },
  async 'Nothing is heard for three days'({ fixture }) {
    fixture.later(73 * 60)
    await fixture.reconcile()
    await fixture.runJobs()
  },
}

type Facts = {
  state: string
  held: string
  entries: string[]
  cases: string[]
  notices: string[]
}

async function facts(id: number): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select t.state,
      (select case when paused_at is not null then 'paused' when ends_at > paid.at then 'granted' else 'ended' end
        from user_package u where u.payment_transaction_id = t.id) as held,
      array(select kind || ' ' || (amount_minor / 100.0)::numeric(10, 2) from payment_entry e where e.payment_transaction_id = t.id order by e.id) as entries,
      array(select cause from payment_mismatch m where m.payment_transaction_id = t.id order by m.id) as cases,
      array(select kind from notification n where n.payment_transaction_id = t.id order by n.id) as notices
    from payment_transaction t cross join lateral (select coalesce(t.paid_at, t.created_at) + interval '5 days' as at) paid
    where t.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no purchase ${id}`)
  return row
}

const HOLDING: Readonly<Record<string, string>> = {
  granted: 'the package is granted',
  paused: 'the package is paused',
  ended: 'the package ends',
}

/** In words, what an event did. */
function difference(before: Facts, after: Facts): string[] {
  const added = (name: 'entries' | 'cases' | 'notices') => after[name].slice(before[name].length)
  const resumed = before.held === 'paused' && after.held === 'granted'
  const holding = resumed ? 'the package goes on' : HOLDING[after.held]
  return [
    ...(before.held !== after.held && holding ? [holding] : []),
    ...added('entries').map((entry) => `ledger: ${entry}`),
    ...added('cases').map((cause) => `case for the operator: ${cause}`),
    ...added('notices').map((kind) => `notice: ${kind}`),
  ]
}

const table: string[] = []

test.each(Object.entries(STATES))(
  'of a purchase that is %s, each event does what the table says',
  async (state, reach) => {
    for (const [event, happen] of Object.entries(EVENTS)) {
      await truncate(db)
      const fixture = openPayments(db)
      const features = [{ id: 1, limit: 25 }]
      const packageId = await offeredPackage(db, { name: 'Agency', priceMinor: 4_900, features })
      const person = await signedIn(db)
      const { token } = person
      const { id, reference } = await fixture.start(token, packageId)
      const scene = { fixture, person, packageId, id, reference, token }
      await reach(scene)
      const before = await facts(id)
      expect(before.state).toBe(state)
      await happen(scene)
      const after = await facts(id)
      if (event.startsWith('The gateway says')) {
        await happen(scene)
        expect(await facts(id)).toEqual(after)
      }
      const does = difference(before, after)
      const becomes = after.state === state ? '' : `\`${after.state}\``
      if (becomes || does.length > 0) {
        table.push(`| \`${state}\` | ${event} | ${becomes || 'stays'} | ${does.join('; ')} |`)
      }
      // Money never grants twice, and what went back whole grants nothing.
      expect(after.entries.filter((entry) => entry.startsWith('charge ')).length).toBeLessThan(2)
      if (after.state === 'refunded' || after.state === 'dispute_lost')
        expect(after.held).not.toBe('granted')
    }
  },
  300_000,
)

test('the table is in docs/payment-states.md', async () => {
  expect(table.length).toBeGreaterThan(50)
  await expect(page()).toMatchFileSnapshot('../../../docs/payment-states.md')
})

/** The table for readers; events that change nothing are left out. */
function page(): string {
  return [
    '# States of a payment',
    '',
    '`server/modules/payments/payment-states.db.test.ts` lets every event happen in every state of a purchase at a gateway and writes',
    'this table; the price is 49.00. An event that is missing from a state changes nothing there. Events that come twice change',
    'nothing the second time.',
    '',
    'On the wire, `pending` and `held` are `pending`; `failed`, `canceled` and `expired` are `failed`; the others are `success`. Bank',
    'transfers are `pending`, then `review`, then `paid` or `rejected`, by an administrator.',
    '',
    '| State | Event | Becomes | Does |',
    '|---|---|---|---|',
    ...table,
    '',
  ].join('\n')
}
