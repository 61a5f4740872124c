import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDice } from '@hearth/dice/dice'
import { Kysely, PostgresDialect } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { silentLogger } from '@/server/log.ts'
import { createCatalog } from '@/server/modules/properties/catalog.ts'
import { createSettings } from '@/server/modules/settings/settings.ts'
import { trainIfDue } from '@/server/modules/valuation/training.ts'
import { NOON } from '@/tests/support/builders/listings.ts'
import { sellHomes } from '@/tests/support/builders/sold-homes.ts'
import { inventSales } from '@/tests/support/invented-sales.ts'
import { percentile } from '../one-client.ts'
import { openProvider } from '../provider.ts'
import { amount, atMost, type Figure } from '../report.ts'

const SALES = 20_000
const REQUESTS = 300
const ESTIMATE_MS = 50
const TRAINING_SECONDS = 300

/** Training on sold listings, and estimates of the trained model over HTTP, embedded. */
export async function benchValuation(notes: string[]): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-bench-valuation-'))
  const provider = await openProvider({ dataDir, demoRegion: false })
  try {
    const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: provider.pool }) })
    const category = await sellHomes(db, inventSales(SALES))
    const began = performance.now()
    await trainIfDue({
      db,
      clock: () => NOON,
      settings: createSettings(db, 0),
      catalog: createCatalog(db, 0),
      log: silentLogger(),
    })
    const training = (performance.now() - began) / 1000
    const first = await timeEstimate(provider.url, category, 0)
    const times: number[] = []
    for (let n = 1; n <= REQUESTS; n++) times.push(await timeEstimate(provider.url, category, n))
    notes.push(`${SALES.toLocaleString('en')} made-up sales; the model is trained in a process.`)
    return [
      atMost('training and judging', training, TRAINING_SECONDS, 's'),
      { name: 'first estimate, which loads the model', value: amount(first, 'ms') },
      { name: 'estimate: p50', value: amount(percentile(times, 0.5), 'ms') },
      atMost('estimate: p95', percentile(times, 0.95), ESTIMATE_MS, 'ms'),
    ]
  } finally {
    await provider.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Milliseconds. Throws if the home is refused. */
async function timeEstimate(url: string, category: number, seed: number): Promise<number> {
  const dice = createDice(seed)
  const query = new URLSearchParams({
    category_id: String(category),
    latitude: String(47.52 + 0.16 * dice.roll()),
    longitude: String(-122.38 + 0.16 * dice.roll()),
    area: String(dice.between(70, 240)),
    plot: String(dice.between(450, 950)),
    bedrooms: String(dice.between(2, 5)),
    bathrooms: String(dice.between(1, 3)),
    floors: String(dice.between(1, 2)),
    year_built: String(dice.between(1930, 2010)),
  })
  const began = performance.now()
  const reply = await fetch(`${url}/api/ext/valuation?${query}`)
  const text = await reply.text()
  if (reply.status !== 200) throw new Error(`An estimate was refused: ${text}`)
  return performance.now() - began
}
