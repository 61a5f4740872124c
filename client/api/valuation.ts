import type { components } from '@/generated/api-types.ts'
import type {
  ComparableSale,
  SaleFacts,
  Valuation,
  ValuedHome,
} from '@/machines/valuation/home-valuation.types.ts'
import { type ApiClient, getReply } from './calls/api-client.ts'

type Wire = components['schemas']

/**
 * Estimates what a home is worth, by the sold ones.
 * @throws ApiError `valuation…` keys for homes that cannot be estimated.
 */
export async function estimateHome(
  client: ApiClient,
  home: ValuedHome,
  signal: AbortSignal,
): Promise<Valuation> {
  const query = {
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
  const call = client.http.GET('/ext/valuation', { params: { query }, signal })
  return toValuation(getReply(await call).data)
}

function toValuation({ model, comparables, ...range }: Wire['Valuation']): Valuation {
  return {
    low: range.low,
    middle: range.middle,
    high: range.high,
    currency: range.currency,
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

function toComparable(sale: Wire['ComparableSale']): ComparableSale {
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

function toFacts({ year_built: yearBuilt, ...facts }: Wire['FactDifferences']): SaleFacts {
  const { area, plot, bedrooms, bathrooms, floors } = facts
  return { area, plot, bedrooms, bathrooms, floors, yearBuilt }
}
