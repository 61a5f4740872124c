import { setTimeout as passed } from 'node:timers/promises'
import type { Dice } from '@hearth/dice/dice'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '@/server/config.ts'
import { connectCommand } from '@/server/db/connect.ts'
import { silentLogger } from '@/server/log.ts'
import { reconcile } from '@/server/modules/payments/jobs.ts'
import { type Provider, startProvider } from '@/server/start-provider.ts'
import { type PostgresServer, startPostgres } from '@/tests/support/postgres.ts'
import { listEngines } from './engines.ts'
import { buy, planBuying } from './payment-buyer.ts'
import {
  type Booked,
  ledgerFaults,
  purchaseFaults,
  ruleFaults,
  stormTable,
} from './payment-faults.ts'
import { openStormFixture, type StormFixture } from './payment-storm-fixture.ts'
import { printSeedOfFailures, seededDice } from './seed.ts'

const IS_FULL = process.env.HEARTH_FULL === '1'
const PURCHASES = Number(process.env.HEARTH_STORM_PURCHASES ?? (IS_FULL ? 2_000 : 60))
const KILLS = Number(process.env.HEARTH_STORM_KILLS ?? (IS_FULL ? 20 : 2))
/** Each buyer buys every package. */
const CROWD = Math.ceil(PURCHASES / 4)
const AT_ONCE = 16
/** At most, sent between two kills: buyers send more than these in all. */
const MAX_REQUESTS = Math.floor((PURCHASES * 1.2) / KILLS)
const MAX_MILLIS = 60
const MAX_DELIVERY_MS = IS_FULL ? 60_000 : 5_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** The times of the reconciliation, and the end of an unpaid payment's three days. */
const LATER_MS = [3 * MINUTE_MS, 11 * MINUTE_MS, 61 * MINUTE_MS, 74 * HOUR_MS, 200 * HOUR_MS]

printSeedOfFailures()

describe.each(listEngines('embedded'))('on the database %s', (engine) => {
  let server: PostgresServer | undefined
  let fixture: StormFixture

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined
    fixture = await openStormFixture(server?.url(), CROWD)
  }, 5 * MINUTE_MS)

  afterAll(async () => {
    await fixture.close()
    await server?.stop()
  })

  test(
    `${PURCHASES} purchases are granted once and no unpaid one is, through ${KILLS} kills`,
    async () => {
      const began = Date.now()
      const { sandbox } = fixture
      sandbox.deliveries.plan = {
        ...sandbox.deliveries.plan,
        copies: 3,
        delayMs: [0, 1_500],
        shuffle: true,
        drop: 0.05,
        forge: 0.05,
      }
      const plan = planBuying(fixture, PURCHASES)
      const waiting = [...plan]
      const wrong: string[] = []
      const buyers = Array.from({ length: AT_ONCE }, async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const { script, gateway } = next
          await buy(fixture, next).catch((error: unknown) => {
            wrong.push(`${script} at ${gateway}: ${error}`)
          })
        }
      })
      await Promise.all([killRepeatedly(fixture, seededDice(engine)), ...buyers])
      // Those that are not taken by then are lost like the dropped ones.
      await Promise.race([quiet(() => sandbox.deliveries.pending === 0), passed(MAX_DELIVERY_MS)])
      await fixture.kill()
      const faults = await laterOn(fixture, async ({ deps: { db } }) => {
        const reply = await fetch(`${sandbox.url}/control/books`)
        const { payments } = (await reply.json()) as { payments: Booked[] }
        report(engine, { fixture, payments, began })
        process.stdout.write(await stormTable(db, payments))
        return {
          purchases: await purchaseFaults(db, plan),
          rules: await ruleFaults(db),
          ledger: await ledgerFaults(db, payments),
        }
      })
      expect({ wrong, ...faults }).toEqual({ wrong: [], purchases: [], rules: [], ledger: [] })
    },
    IS_FULL ? HOUR_MS : 10 * MINUTE_MS,
  )
})

async function killRepeatedly(fixture: StormFixture, dice: Dice): Promise<void> {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await fixture.killAfter(dice.between(1, MAX_REQUESTS), dice.between(0, MAX_MILLIS))
    await fixture.restart()
  }
}

/** Starts the provider once more and lets its clock run on for days, as it does where notices are lost. */
async function laterOn<T>(
  { dataDir, databaseUrl, env }: StormFixture,
  look: (provider: Provider) => Promise<T>,
): Promise<T> {
  await releaseJobs({ dataDir, databaseUrl })
  const variables = { ...env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, API_PORT: '0' }
  const provider = await startProvider(loadConfig(variables), silentLogger(), () => {})
  try {
    const { deps } = provider
    const hasJobs = async () => {
      const { rows } = await sql`
        select 1 from queue.job where name in ('payments.event', 'payments.cancel', 'payments.refund')
          and state in ('created', 'retry', 'active') limit 1`.execute(deps.db)
      return rows.length > 0
    }
    const isIdle = async () => !(await hasJobs())
    await quiet(isIdle)
    const start = Date.now()
    for (const ms of LATER_MS) {
      await reconcile({ ...deps, clock: () => new Date(start + ms) })
      await quiet(isIdle)
    }
    return await look(provider)
  } finally {
    await provider.close()
  }
}

/** As the queue itself does minutes after a kill, so that nobody has to wait for it. */
async function releaseJobs(place: Pick<StormFixture, 'dataDir' | 'databaseUrl'>): Promise<void> {
  const database = await connectCommand(place, silentLogger())
  await sql`
    update queue.job set state = 'retry', start_after = now() where state in ('active', 'retry') and name like 'payments.%'`
    .execute(database.db)
    .finally(() => database.close())
}

/** Resolves once it is. */
async function quiet(isQuiet: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isQuiet())) await passed(100)
}

function report(
  engine: string,
  { fixture, payments, began }: { fixture: StormFixture; payments: Booked[]; began: number },
): void {
  const { counts } = fixture.sandbox.deliveries
  const paid = payments.filter(({ state }) => state === 'paid').length
  const seconds = Math.round((Date.now() - began) / 1000)
  process.stdout.write(
    `${engine}: ${PURCHASES} purchases, ${KILLS} kills, ${payments.length} payments at five gateways, ` +
      `${paid} of them paid; ${counts.sent} notices sent, ${counts.taken} taken, ${counts.dropped} lost, ` +
      `${counts.forged} forged, ${counts.forgedTaken} of these signed rightly and taken; ${fixture.silences} buyers pressed again because a gateway was silent; ${seconds} s\n`,
  )
}
