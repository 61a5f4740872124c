import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { type Buying, outcomeOf } from './payment-buyer.ts'

type Db = Kysely<DB>

/** An entry of the sandbox's books, as `GET /control/books` tells it, in the gateway's own units. */
export type Booked = {
  gateway: string
  reference: string
  state: string
  dispute: string
  paid: number
  refunded: number
  currency: string
}

type Held = {
  account_id: number
  package_id: number
  grants: number
  held: number
  net: number
  waiting: number
}

/** What is wrong with what became of each purchase, by the script of its buyer. */
export async function purchaseFaults(db: Db, plan: readonly Buying[]): Promise<string[]> {
  const { rows } = await sql<Held>`
    select t.account_id, t.package_id, sum(g.grants)::int as grants, sum(g.held)::int as held,
      coalesce(sum(m.net), 0)::int as net, sum(w.waiting)::int as waiting
    from payment_transaction t
    cross join lateral (select count(*) as grants, count(*) filter (where closed_at is null and paused_at is null
      and ends_at > now() + interval '10 days') as held from user_package u where u.payment_transaction_id = t.id) g
    cross join lateral (select sum(amount_minor) as net from payment_entry e where e.payment_transaction_id = t.id) m
    cross join lateral (select count(*) as waiting from payment_mismatch m where m.payment_transaction_id = t.id
      and m.decided_at is null) w
    group by t.account_id, t.package_id`.execute(db)
  const found = new Map(rows.map((row) => [`${row.account_id} ${row.package_id}`, row]))
  return plan.flatMap((buying) => {
    const row = found.get(`${buying.person.id} ${buying.package.id}`)
    const fault = row ? faultOf(buying, row) : 'no purchase'
    const { script, gateway, person } = buying
    return fault ? [`${script} at ${gateway}, account ${person.id}: ${fault}`] : []
  })
}

function faultOf(buying: Buying, { grants, held, net, waiting }: Held): string | null {
  const price = buying.package.priceMinor
  const said = `granted ${grants}, held ${held}, kept ${net} of ${price}, ${waiting} to decide`
  const isRight = {
    nothing: grants === 0 && net === 0 && waiting === 0,
    bought: grants === 1 && held === 1 && net === price && waiting === 0,
    returned: grants <= 1 && held === 0 && net === 0 && waiting === 0,
    waiting: grants === 0 && waiting === 1,
  }[outcomeOf(buying)]
  return isRight ? null : said
}

type Entered = { gateway: string; reference: string; net: number; currency: string | null }

/** Payments whose ledger differs from the gateways' own books, in either direction. */
export async function ledgerFaults(db: Db, books: readonly Booked[]): Promise<string[]> {
  const { rows } = await sql<Entered>`
    select a.gateway, a.reference, coalesce(sum(e.amount_minor), 0)::int as net, min(e.currency) as currency
    from payment_attempt a left join payment_entry e on e.payment_attempt_id = a.id group by a.id`.execute(
    db,
  )
  const entered = new Map(rows.map((row) => [`${row.gateway} ${row.reference}`, row]))
  const faults = [...netByReference(books)].flatMap(([name, { net, currency }]) => {
    const row = entered.get(name)
    entered.delete(name)
    const isSame = row?.net === net && (row.currency ?? currency) === currency
    return isSame ? [] : [`${name}: the books have ${net} ${currency}, we ${row?.net}`]
  })
  const strangers = [...entered.values()].filter(({ net }) => net !== 0)
  return [...faults, ...strangers.map(({ reference }) => `${reference} is in no book`)]
}

/** A double click makes two orders at Razorpay, of which people see one. */
function netByReference(books: readonly Booked[]): Map<string, { net: number; currency: string }> {
  const sums = new Map<string, { net: number; currency: string }>()
  for (const booked of books) {
    const name = `${booked.gateway} ${booked.reference}`
    const before = sums.get(name)?.net ?? 0
    const net = booked.dispute === 'lost' ? 0 : toCents(booked)
    sums.set(name, { net: before + net, currency: booked.currency })
  }
  return sums
}

/** Cents that the gateway took and did not give back. */
function toCents({ gateway, paid, refunded }: Booked): number {
  const isMajor = gateway === 'paypal' || gateway === 'flutterwave'
  return Math.round((paid - refunded) * (isMajor ? 100 : 1))
}

/** What breaks a rule that holds for all purchases alike. */
export async function ruleFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'receipts of ' || receipt_year || ': ' || count(*) || ', the last is ' || max(receipt_number) as fault
    from payment_transaction where receipt_year is not null group by receipt_year
    having count(*) <> max(receipt_number) or min(receipt_number) <> 1
    union all
    select 'credit notes of ' || year || ': ' || count(*) || ', the last is ' || max(number) from credit_note group by year
    having count(*) <> max(number) or min(number) <> 1
    union all
    select 'purchase ' || id || ' is ' || state || ' without a receipt' from payment_transaction
    where (paid_at is null) <> (receipt_number is null) or (status = 'success') <> (paid_at is not null)
    union all
    select 'purchase ' || t.id || ' was told of ' || count(*) || ' times' from payment_transaction t
    join notification n on n.payment_transaction_id = t.id and n.kind = 'payment-paid' group by t.id having count(*) > 1
    union all
    select 'purchase ' || u.payment_transaction_id || ' was granted and not told of' from user_package u
    where not exists (select from notification n where n.payment_transaction_id = u.payment_transaction_id and n.kind = 'payment-paid')
    union all
    select 'event ' || id || ' of ' || gateway || ' is not handled' from gateway_event where handled_at is null
    union all
    select 'attempt ' || id || ' of ' || gateway || ' is still ' || state from payment_attempt where state = 'pending'
    union all
    select 'mismatch ' || cause from payment_mismatch where cause not in ('amount', 'currency')`.execute(
    db,
  )
  return rows.map(({ fault }) => fault)
}

/** Purchases, grants and money per gateway, in cents, beside the gateways' own books. */
export async function stormTable(db: Db, books: readonly Booked[]): Promise<string> {
  const { rows } = await sql<{ gateway: string; granted: number; net: number }>`
    select coalesce(a.gateway, 'bank transfer') as gateway, coalesce(sum(e.amount_minor), 0)::int as net,
      (select count(*)::int from user_package u join payment_transaction p on p.id = u.payment_transaction_id
        left join payment_attempt b on b.id = p.paid_attempt_id
        where coalesce(b.gateway, 'bank transfer') = coalesce(a.gateway, 'bank transfer')) as granted
    from payment_entry e left join payment_attempt a on a.id = e.payment_attempt_id
    group by a.gateway order by 1`.execute(db)
  return rows
    .map(({ gateway, granted, net }) => {
      const own = books.filter((booked) => booked.gateway === gateway)
      const kept = own.map((it) => (it.dispute === 'lost' ? 0 : toCents(it)))
      const sum = kept.reduce((before, cents) => before + cents, 0)
      const compared = own.length > 0 ? `, books ${sum}, difference ${net - sum}` : ''
      return `  ${gateway}: ${granted} granted, ledger ${net}${compared}\n`
    })
    .join('')
}
