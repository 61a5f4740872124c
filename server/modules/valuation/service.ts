import type { Comparable } from '@/domain/valuation/comparables.ts'
import type { AskedFact, EstimateRefusal } from '@/domain/valuation/known-homes.ts'
import { REACH_KM } from '@/domain/valuation/known-homes.ts'
import type { HomeFacts } from '@/domain/valuation/sale.ts'
import { MIN_SALES } from '@/domain/valuation/train-model.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { type Failure, failure } from '@/server/contract/failure.ts'
import { type SoldHome, UNKNOWN_HOME } from './sold-homes.ts'
import { countSoldListings, listSoldTitles, type ModelFigures, type SoldTitle } from './store.ts'

/** Areas in square meters; absent facts are unknown. */
export type HomeQuestion = {
  latitude: number
  longitude: number
  categoryId: number
  area: number
  plot?: number | undefined
  bedrooms?: number | undefined
  bathrooms?: number | undefined
  floors?: number | undefined
  yearBuilt?: number | undefined
  yearRenovated?: number | undefined
}

/** Prices in minor units. */
export type HomeEstimate = {
  low: number
  middle: number
  high: number
  home: HomeFacts
  figures: ModelFigures
  salesInReach: number
  /** Newest sale, in days since 1970-01-01. */
  newestDay: number
  comparables: { comparable: Comparable<SoldHome>; title: SoldTitle }[]
}

/**
 * Estimates the price of a home by the sold ones. Raises conflict where fewer than 500 sales are in
 * reach or the model is not trained yet, and invalid for homes unlike them; `key` names the reason.
 */
export async function estimateHome(
  { deps }: ServiceContext,
  question: HomeQuestion,
): Promise<HomeEstimate> {
  const at = deps.clock()
  const { currency_code: currency } = await deps.settings.read()
  const valuation = await deps.valuations.read()
  if (!valuation || valuation.figures.currency !== currency) {
    const count = await countSoldListings(deps.db, { currency, at })
    throw count < MIN_SALES ? fewSales(count) : notTrained()
  }
  const home = toHome(question)
  const { estimator, figures, known, day } = valuation
  const sales = known.findSales(home)
  if ('refusal' in sales) throw await toFailure(sales.refusal, deps)
  const { comparables, ...range } = estimator.estimate(home, day)
  const ids = comparables.map(({ sale }) => sale.id)
  const titles = await listSoldTitles(deps.db, { ids, at })
  return {
    ...range,
    home,
    figures,
    salesInReach: sales.salesInReach,
    newestDay: day - 1,
    comparables: comparables.flatMap((comparable) => {
      const title = titles.find(({ id }) => id === comparable.sale.id)
      return title ? [{ comparable, title }] : []
    }),
  }
}

function toHome(question: HomeQuestion): HomeFacts {
  const { latitude, longitude, area, categoryId } = question
  return {
    ...UNKNOWN_HOME,
    latitude,
    longitude,
    area,
    category: categoryId,
    lot: question.plot ?? Number.NaN,
    bedrooms: question.bedrooms ?? Number.NaN,
    bathrooms: question.bathrooms ?? Number.NaN,
    floors: question.floors ?? Number.NaN,
    yearBuilt: question.yearBuilt ?? Number.NaN,
    yearRenovated: question.yearRenovated ?? Number.NaN,
  }
}

/** Names of the facts on the wire. */
const FIELDS: Record<AskedFact, string> = {
  area: 'area',
  lot: 'plot',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  floors: 'floors',
  yearBuilt: 'year_built',
}

async function toFailure(
  refusal: EstimateRefusal,
  { catalog }: ServiceContext['deps'],
): Promise<Failure> {
  switch (refusal.kind) {
    case 'fewSales':
      return fewSales(refusal.count, ` within ${REACH_KM} km`)
    case 'outside':
      return refuse('valuationOutside', {
        message: 'No homes were sold around this place, so there is nothing to compare with.',
        fields: { latitude: 'has no sales around it' },
        data: { nearest_meters: Math.round(refusal.nearestKm * 1000) },
      })
    case 'category': {
      const { categories } = await catalog.read()
      const names = refusal.known.flatMap((id) => categories.get(id)?.name ?? [])
      return refuse('valuationOtherCategory', {
        message: `Too few of this category were sold. Estimates are for: ${names.join(', ')}.`,
        fields: { category_id: 'has too few sales' },
        data: { category_ids: refusal.known },
      })
    }
    case 'missing': {
      const names = refusal.facts.map((fact) => FIELDS[fact])
      return refuse('valuationMissingFacts', {
        message: `An estimate needs: ${names.join(', ')}.`,
        fields: Object.fromEntries(names.map((name) => [name, 'must be given'])),
        data: null,
      })
    }
    case 'unusual': {
      const { least, most } = refusal
      const field = FIELDS[refusal.fact]
      const [from, to] = [Math.ceil(least), Math.floor(most)]
      return refuse('valuationUnusual', {
        message: `Hardly any home like this was sold: ${field} must be from ${from} to ${to}.`,
        fields: { [field]: `must be from ${from} to ${to}` },
        data: { field, least: from, most: to },
      })
    }
  }
}

function refuse(
  key: string,
  { message, ...more }: { message: string; fields: Record<string, string>; data: object | null },
): Failure {
  return failure('invalid', message, { key, ...more })
}

/** `place`: where they are counted, if not everywhere. */
function fewSales(sales: number, place = ''): Failure {
  return failure('conflict', `${sales} sales are known${place}; an estimate needs ${MIN_SALES}.`, {
    key: 'valuationFewSales',
    data: { sales, needed: MIN_SALES },
  })
}

function notTrained(): Failure {
  return failure('conflict', 'Estimates are being prepared. Try again in an hour.', {
    key: 'valuationNotTrained',
  })
}
