import { roundTo } from '@/domain/money/decimal.ts'
import { toMajor } from '@/domain/money/price.ts'
import type { HomeFacts } from '@/domain/valuation/sale.ts'
import { formatSaleDay } from '@/domain/valuation/sale-day.ts'
import { wireDate } from '@/server/contract/wire-values.ts'
import type { HomeEstimate } from './service.ts'

export function toValuation({ figures, home, comparables, ...estimate }: HomeEstimate) {
  const { currency } = figures
  const price = (minor: number) => toMajor(Math.round(toThreeDigits(minor)), currency)
  return {
    low: price(estimate.low),
    middle: price(estimate.middle),
    high: price(estimate.high),
    currency,
    sales_in_reach: estimate.salesInReach,
    newest_sale: formatSaleDay(estimate.newestDay),
    model: {
      trained_at: wireDate(figures.trained_at),
      sales: figures.sale_count,
      judged: figures.judged_count,
      median_error: toPercent(figures.median_error),
      coverage: toPercent(figures.coverage),
    },
    comparables: comparables.map(
      ({ comparable: { sale, distanceMeters, adjustedPrice }, title }) => ({
        property_id: title.id,
        slug_id: title.slug,
        title: title.title,
        sold_on: formatSaleDay(sale.day),
        price: toMajor(sale.price, currency),
        adjusted_price: price(adjustedPrice),
        distance_meters: distanceMeters,
        latitude: String(sale.latitude),
        longitude: String(sale.longitude),
        ...toFacts(sale),
        differences: toFacts(sale, home),
      }),
    ),
  }
}

/** Known facts, or what they are more than those of another home. */
function toFacts(facts: HomeFacts, other?: HomeFacts) {
  const entry = (fact: keyof HomeFacts) => {
    const value = facts[fact] - (other?.[fact] ?? 0)
    return Number.isFinite(value) ? roundTo(value, 2) : null
  }
  return {
    area: entry('area'),
    plot: entry('lot'),
    bedrooms: entry('bedrooms'),
    bathrooms: entry('bathrooms'),
    floors: entry('floors'),
    year_built: entry('yearBuilt'),
  }
}

/** More digits would promise what the range does not hold. */
function toThreeDigits(value: number): number {
  return Number(value.toPrecision(3))
}

function toPercent(share: number): number {
  return roundTo(share * 100, 1)
}
