import { gunzipSync } from 'node:zlib'
import type { Kysely } from 'kysely'
import { createEstimator, type Estimator } from '@/domain/valuation/estimator.ts'
import { createKnownHomes, type KnownHomes } from '@/domain/valuation/known-homes.ts'
import { MAX_SALES, type ValuationModel } from '@/domain/valuation/train-model.ts'
import type { DB } from '@/generated/database.ts'
import type { Catalog } from '@/server/modules/properties/catalog.ts'
import { type SoldHome, toSoldHomes } from './sold-homes.ts'
import { findModel, findModelFigures, listSoldListings, type ModelFigures } from './store.ts'

/** A model in memory, with the sales that it compares to. */
export type Valuation = {
  figures: ModelFigures
  sales: SoldHome[]
  estimator: Estimator<SoldHome>
  known: KnownHomes
  /** Days since 1970-01-01: the day after the newest sale. */
  day: number
}

type Sources = { db: Kysely<DB>; clock: () => Date; catalog: Catalog }

export type Valuations = {
  /** Null while none is trained. */
  read(): Promise<Valuation | null>
  /** Of the prices that the model learned; null while none is trained. Does not load the model. */
  findCurrency(): Promise<string | null>
}

/** Looks for a newer model after `freshMs` milliseconds. */
export function createValuations(sources: Sources, freshMs: number): Valuations {
  let current: Promise<Valuation | null> | undefined
  let until = 0
  const refresh = async (known: Valuation | null): Promise<Valuation | null> => {
    const figures = await findModelFigures(sources.db)
    if (!figures) return null
    if (known?.figures.trained_at.getTime() === figures.trained_at.getTime()) return known
    return await load(sources)
  }
  return {
    findCurrency: async () => (await findModelFigures(sources.db))?.currency ?? null,
    read() {
      if (current && performance.now() < until) return current
      const before = current ?? Promise.resolve(null)
      const next = before.catch(() => null).then(refresh)
      current = next
      until = performance.now() + freshMs
      next.catch(() => {
        if (current === next) current = undefined
      })
      return next
    },
  }
}

async function load({ db, clock, catalog }: Sources): Promise<Valuation | null> {
  const row = await findModel(db)
  if (!row) return null
  const { model, ...figures } = row
  const sold = await listSoldListings(db, {
    currency: figures.currency,
    at: clock(),
    most: MAX_SALES,
  })
  const sales = toSoldHomes(sold, await catalog.read())
  const parsed: ValuationModel = JSON.parse(gunzipSync(model).toString())
  return {
    figures,
    sales,
    estimator: createEstimator(parsed, sales),
    known: createKnownHomes(sales),
    day: (sales.at(-1)?.day ?? 0) + 1,
  }
}
