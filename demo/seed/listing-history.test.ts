import { expect, test } from 'vitest'
import { planHistory } from './listing-history.ts'

test('ends in the listing’s state, in order, and is reproducible', () => {
  const kinds = new Set<string>()
  for (let seed = 1; seed <= 400; seed++) {
    const propertyType = seed % 9 === 0 ? 2 : seed % 10 === 0 ? 3 : 0
    const listing = {
      price: 100_000 + seed * 3_000,
      propertyType,
      ageDays: (seed % 100) + 1,
      rentPeriod: null,
    } as const
    const events = planHistory(listing, seed)
    expect(planHistory(listing, seed)).toEqual(events)
    const days = events.map(({ daysAgo }) => daysAgo)
    expect(days).toEqual(days.toSorted((a, b) => b - a))
    expect(days.every((day) => day >= 0 && day <= listing.ageDays)).toBe(true)
    expect(events[0]?.kind).toBe('listed')
    const last = events.at(-1)
    expect(last?.price).toBe(listing.price)
    const state = propertyType === 2 ? ['sold'] : propertyType === 3 ? ['rented'] : null
    expect(state ?? ['listed', 'price', 'back']).toContain(last?.kind)
    for (const { kind } of events) kinds.add(kind)
  }
  expect([...kinds].sort()).toEqual(['back', 'listed', 'price', 'rented', 'sold', 'withdrawn'])
})
