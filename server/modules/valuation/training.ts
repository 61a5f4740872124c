import { gzipSync } from 'node:zlib'
import type { Sale } from '@/domain/valuation/sale.ts'
import { DAY_MS } from '@/domain/valuation/sale-day.ts'
import { MAX_SALES, MIN_SALES, type ValuationModel } from '@/domain/valuation/train-model.ts'
import type { Deps } from '@/server/deps.ts'
import { askOwnProcess } from '@/server/gateways/own-process.ts'
import { toSoldHomes } from './sold-homes.ts'
import {
  countSoldListings,
  deleteModel,
  findModelFigures,
  listSoldListings,
  type ModelFigures,
  saveModel,
} from './store.ts'

export type TrainingQuestion = { sales: Sale[]; until: number }

export type TrainingAnswer = {
  judged: number
  medianError: number
  coverage: number
  model: ValuationModel
}

type TrainingDeps = Pick<Deps, 'db' | 'clock' | 'queue' | 'settings' | 'catalog' | 'log'>

const EVERY_HOUR = '23 * * * *'
const WEEK_MS = 7 * DAY_MS
/** Share of new sales after which the model is trained before its week is over. */
const ENOUGH_NEW = 0.1
/** Share of the sales, the newest, by which the model is judged. */
const JUDGED_SHARE = 0.2
/** 60,000 sales take about two minutes and 700 MB, longer on a busy machine. */
const LIMITS = { patienceMs: 45 * 60_000, maxMegabytes: 1000 }

/** Looks once an hour over all processes. Call before the queue starts. */
export function scheduleTraining(deps: TrainingDeps): void {
  deps.queue.work('valuation.train', async () => {
    await trainIfDue(deps)
  })
  deps.queue.schedule('valuation.train', EVERY_HOUR, {})
}

/**
 * Trains the model when there is none, after a week, or when a tenth of its sales is new, and
 * deletes it where too few sales are left. Throws if the training ends without an answer.
 */
export async function trainIfDue(deps: Omit<TrainingDeps, 'queue'>): Promise<void> {
  const { db, catalog, log } = deps
  const at = deps.clock()
  const { currency_code: currency } = await deps.settings.read()
  const known = await findModelFigures(db)
  const count = await countSoldListings(db, { currency, at })
  if (count < MIN_SALES) {
    if (known) await deleteModel(db)
    return
  }
  if (known && !isDue(known, { count, currency, at })) return
  const rows = await listSoldListings(db, { currency, at, most: MAX_SALES })
  const sales = toSoldHomes(rows, await catalog.read())
  const until = findFirstJudgedDay(sales)
  if (until === undefined) {
    if (known) await deleteModel(db)
    return
  }
  const answer = await askOwnProcess<TrainingAnswer>(
    new URL('./training-process.ts', import.meta.url),
    { sales, until } satisfies TrainingQuestion,
    LIMITS,
  )
  if (!answer) throw new Error('The training of the valuation ended without a model')
  await saveModel(db, {
    trained_at: at,
    sale_count: sales.length,
    sold_count: count,
    judged_count: answer.judged,
    median_error: answer.medianError,
    coverage: answer.coverage,
    currency,
    model: gzipSync(JSON.stringify(answer.model)),
  })
  log.info({ sales: sales.length, medianError: answer.medianError }, 'The valuation was trained')
}

function isDue(
  known: ModelFigures,
  { count, currency, at }: { count: number; currency: string; at: Date },
): boolean {
  const isOld = at.getTime() - known.trained_at.getTime() >= WEEK_MS
  return isOld || known.currency !== currency || count >= known.sold_count * (1 + ENOUGH_NEW)
}

/** Leaves enough sales before it to train on; undefined without. */
function findFirstJudgedDay(sales: readonly Sale[]): number | undefined {
  if (sales.length < MIN_SALES) return undefined
  const until = sales[Math.floor(sales.length * (1 - JUDGED_SHARE))]?.day
  const isLater = until !== undefined && until > (sales[0]?.day ?? until)
  return isLater ? until : undefined
}
