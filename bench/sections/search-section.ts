import { setTimeout as passed } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { MAX_COUNT_MILLIS } from '@/server/modules/properties/upkeep.ts'
import { COUNT_NAMES, refreshCount } from '@/server/modules/properties/upkeep-store.ts'
import { advertFigures } from '../adverts.ts'
import { examine } from '../examined.ts'
import { runLoad } from '../load.ts'
import { KINDS, type Kind } from '../mix.ts'
import {
  percentile,
  type Recorded,
  recordMix,
  replay,
  type Timing,
  timeMix,
} from '../one-client.ts'
import { type BenchProvider, openProvider } from '../provider.ts'
import { amount, atMost, type Figure, rateBeside } from '../report.ts'
import { similarFigures } from '../similar.ts'

export type SearchBudget = {
  /** Milliseconds. */
  mixP95: number
  typingErrorP95: number
  /** Minimum share of the bare driver's rate; absent: not measured. */
  eightClients?: number
}

const REQUESTS = 1000
const CLIENTS = 8
const MAX_EXAMINED = 20_000
const ROUNDS = 3
const TYPING_ERROR: Kind = 'typing error'

/** Compared to bare SQL, by eight clients, and with scanned rows. */
export async function benchSearch(
  place: { dataDir: string; databaseUrl?: string },
  budget: SearchBudget,
  notes: string[],
): Promise<Figure[]> {
  const provider = await openProvider(place)
  try {
    const mix = await recordMix(provider, REQUESTS)
    const timings = await timeMix(provider, mix)
    const eight = budget.eightClients ? await eightClients(provider, mix, budget.eightClients) : []
    return [
      ...latencyFigures(timings, budget),
      ...eight,
      ...(await examinedFigures(provider, mix, notes)),
      ...(await advertFigures(provider, mix)),
      ...(await similarFigures(provider)),
      ...(await countingFigures(provider)),
    ]
  } finally {
    await provider.close()
  }
}

function latencyFigures(timings: Timing[], budget: SearchBudget): Figure[] {
  const kinds = KINDS.map((kind) => {
    const own = timings.filter((it) => it.kind === kind)
    const http = percentile(
      own.map((it) => it.http),
      0.5,
    )
    const bare = percentile(
      own.map((it) => it.bare),
      0.5,
    )
    const ratio = `${(http / bare).toFixed(2)}x of ${amount(bare, 'ms')}`
    return {
      ...atMost(`${kind}: p50`, http, 2 * bare + 2, 'ms', ratio),
      budget: `≤ 2x + 2 ms = ${amount(2 * bare + 2, 'ms')}`,
    }
  })
  const p95 = (isTypingError: boolean, part: 'http' | 'bare') =>
    percentile(
      timings.filter(({ kind }) => (kind === TYPING_ERROR) === isTypingError).map((it) => it[part]),
      0.95,
    )
  const beside = (bare: number) => `bare SQL ${amount(bare, 'ms')}`
  return [
    ...kinds,
    atMost('mix: p95', p95(false, 'http'), budget.mixP95, 'ms', beside(p95(false, 'bare'))),
    atMost(
      'typing errors: p95',
      p95(true, 'http'),
      budget.typingErrorP95,
      'ms',
      beside(p95(true, 'bare')),
    ),
  ]
}

/** Alternating rounds; the medians count. */
async function eightClients(
  provider: BenchProvider,
  mix: Recorded[],
  least: number,
): Promise<Figure[]> {
  const paths = mix.map(({ path }) => path)
  const rates: number[] = []
  const bareRates: number[] = []
  const latencies: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    bareRates.push(await bareRate(provider, mix))
    const load = await runLoad({ url: provider.url, paths, clients: CLIENTS, amount: REQUESTS })
    rates.push(load.rate)
    latencies.push(...load.latencies)
  }
  return [
    rateBeside('eight clients', percentile(rates, 0.5), percentile(bareRates, 0.5), least),
    {
      name: 'eight clients: p50 and p95',
      value: [0.5, 0.95].map((share) => amount(percentile(latencies, share), 'ms')).join(' and '),
    },
  ]
}

/**
 * The counts refreshed by each minute's maintenance job; a count over its time limit is aborted and
 * fails here. Beyond six seconds in total, the job runs less than once a minute.
 */
async function countingFigures({ pool }: BenchProvider): Promise<Figure[]> {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const times: number[] = []
  for (const name of COUNT_NAMES) {
    let began = performance.now()
    // The provider's own job may hold the lock.
    while (!(await refreshCount(db, { name, longestMillis: MAX_COUNT_MILLIS }))) {
      await passed(LOOK_MS)
      began = performance.now()
    }
    times.push((performance.now() - began) / 1000)
  }
  const sum = times.reduce((total, time) => total + time, 0)
  const most = MAX_COUNT_MILLIS / 1000
  return [
    { name: 'counts rewritten', value: amount(sum, 's') },
    atMost('counts rewritten: the longest of them', Math.max(...times), most, 's'),
  ]
}

const LOOK_MS = 50

async function bareRate(provider: BenchProvider, mix: Recorded[]): Promise<number> {
  let next = 0
  const client = async () => {
    for (;;) {
      const request = mix[next++]
      if (!request) return
      await replay(provider, request.statements)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return mix.length / ((performance.now() - began) / 1000)
}

async function examinedFigures(
  provider: BenchProvider,
  mix: Recorded[],
  notes: string[],
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const kind of KINDS) {
    let rows = 0
    let entries = 0
    for (const request of mix.filter((it) => it.kind === kind)) {
      const seen = await examine(provider, request.statements)
      if (seen.rows > rows && seen.rows > MAX_EXAMINED) {
        notes.push(`${kind}: ${seen.rows} rows for ${request.path}`)
      }
      rows = Math.max(rows, seen.rows)
      entries = Math.max(entries, seen.entries)
    }
    const beside = entries > 0 ? `${amount(entries, '')} index entries` : undefined
    figures.push(atMost(`${kind}: rows examined`, rows, MAX_EXAMINED, '', beside))
  }
  return figures
}
