import { fromPromise } from 'xstate'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import {
  estimateHome,
  type WireComparable,
  type WireDifferences,
  type WireValuation,
} from '@/client/api/valuation.ts'
import { isRecord } from '@/domain/values/records.ts'
import { homeValuationMachine } from '@/machines/valuation/home-valuation.machine.ts'
import {
  type ComparableSale,
  type HomeFact,
  type SaleFacts,
  type Valuation,
  type ValuationRefusal,
  ValuationRefused,
  type ValuedHome,
} from '@/machines/valuation/home-valuation.types.ts'

type Latest = { readonly current: { client: ApiClient } }

/** Valuation of a home by the provider. */
export function homeValuation(tools: Latest) {
  return homeValuationMachine.provide({
    actors: {
      estimate: fromPromise<Valuation, ValuedHome>(async ({ input, signal }) => {
        try {
          return toValuation(await estimateHome(tools.current.client, toQuery(input), signal))
        } catch (error) {
          const refusal = error instanceof ApiError ? toRefusal(error) : null
          throw refusal ? new ValuationRefused(refusal) : error
        }
      }),
    },
  })
}

const factByField: Readonly<Record<string, HomeFact>> = {
  area: 'area',
  plot: 'plot',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  floors: 'floors',
  year_built: 'yearBuilt',
  year_renovated: 'yearRenovated',
}

function toRefusal({ key, fields, data }: ApiError): ValuationRefusal | null {
  const facts = isRecord(data) ? data : {}
  switch (key) {
    case 'valuationFewSales':
      return { kind: 'fewSales', sales: Number(facts.sales), needed: Number(facts.needed) }
    case 'valuationNotTrained':
      return { kind: 'notTrained' }
    case 'valuationOutside':
      return { kind: 'outside' }
    case 'valuationOtherCategory': {
      const { category_ids: ids } = facts
      return { kind: 'otherCategory', categoryIds: Array.isArray(ids) ? ids.map(Number) : [] }
    }
    case 'valuationUnusual': {
      const fact = factByField[String(facts.field)]
      const [least, most] = [Number(facts.least), Number(facts.most)]
      return fact ? { kind: 'unusual', fact, least, most } : null
    }
    case 'valuationMissingFacts':
      return {
        kind: 'missing',
        facts: Object.keys(fields).flatMap((field) => factByField[field] ?? []),
      }
    default:
      return null
  }
}

function toQuery(home: ValuedHome) {
  return {
    latitude: home.latitude,
    longitude: home.longitude,
    category_id: home.categoryId,
    area: home.area,
    plot: home.plot ?? undefined,
    bedrooms: home.bedrooms ?? undefined,
    bathrooms: home.bathrooms ?? undefined,
    floors: home.floors ?? undefined,
    year_built: home.yearBuilt ?? undefined,
    year_renovated: home.yearRenovated ?? undefined,
  }
}

function toValuation({ model, comparables, ...range }: WireValuation): Valuation {
  return {
    low: range.low,
    middle: range.middle,
    high: range.high,
    salesInReach: range.sales_in_reach,
    newestSale: range.newest_sale,
    model: {
      sales: model.sales,
      judged: model.judged,
      medianError: model.median_error,
      coverage: model.coverage,
    },
    comparables: comparables.map(toComparable),
  }
}

function toComparable(sale: WireComparable): ComparableSale {
  return {
    id: sale.property_id,
    slug: sale.slug_id,
    title: sale.title,
    soldOn: sale.sold_on,
    price: sale.price,
    adjustedPrice: sale.adjusted_price,
    distanceMeters: sale.distance_meters,
    facts: toFacts(sale),
    differences: toFacts(sale.differences),
  }
}

function toFacts({ year_built: yearBuilt, ...facts }: WireDifferences): SaleFacts {
  const { area, plot, bedrooms, bathrooms, floors } = facts
  return { area, plot, bedrooms, bathrooms, floors, yearBuilt }
}
