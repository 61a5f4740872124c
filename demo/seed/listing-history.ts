import { createDice } from '@hearth/dice/dice'
import type { ListingEventKind } from '@/domain/listing/price-history.ts'
import type { PlannedListing } from './plans/listing-plan.ts'

/** An event of a demo listing. Price in major units. */
export type PlannedEvent = { kind: ListingEventKind; price: number; daysAgo: number }

type Facts = Pick<PlannedListing, 'price' | 'propertyType' | 'ageDays' | 'rentPeriod'>

/**
 * Events of a listing, oldest first: some get one or two price cuts, a few are off the market for a
 * while. Ends with the listing's current price and state.
 */
export function planHistory(listing: Facts, seed: number): PlannedEvent[] {
  const { price, propertyType, ageDays } = listing
  const dice = createDice(seed)
  const isClosed = propertyType > 1
  const offeredDays = isClosed ? ageDays * (0.4 + dice.roll() * 0.5) : ageDays
  const prices = priceSteps(listing, dice.chance(0.4) && offeredDays > 20 ? dice.between(1, 2) : 0)
  const events: PlannedEvent[] = prices.map((askedPrice, at) => ({
    kind: at === 0 ? ('listed' as const) : ('price' as const),
    price: askedPrice,
    daysAgo: ageDays - (offeredDays * at) / (prices.length + 0.4 + dice.roll()),
  }))
  const last = events.at(-1)
  if (!isClosed && last && last.daysAgo > 25 && dice.chance(0.08)) {
    events.push({ kind: 'withdrawn', price, daysAgo: last.daysAgo * 0.6 })
    events.push({ kind: 'back', price, daysAgo: last.daysAgo * 0.25 })
  }
  if (isClosed) {
    const kind = propertyType === 2 ? ('sold' as const) : ('rented' as const)
    events.push({ kind, price, daysAgo: ageDays - offeredDays })
  }
  return events
}

/** From the first asking price down to the current one, two to six percent per step. */
function priceSteps({ price, rentPeriod }: Facts, cuts: number): number[] {
  const step = rentPeriod ? (rentPeriod === 'Daily' ? 5 : 25) : 5000
  const prices = [price]
  for (let cut = 0; cut < cuts; cut++) {
    const before = prices[0] ?? price
    const dearer = Math.ceil((before * (1.02 + ((before / step) % 5) / 100)) / step) * step
    prices.unshift(Math.max(dearer, before + step))
  }
  return prices
}
