import { describe, expect, test } from 'vitest'
import { daysOnMarket, type ListingEventKind, priceChange } from './price-history.ts'

const now = new Date('2026-06-15T12:00:00Z')

function history(...happened: [ListingEventKind, daysAgo: number][]) {
  return happened.map(([kind, daysAgo]) => ({
    kind,
    at: new Date(now.getTime() - daysAgo * 86_400_000),
  }))
}

describe('days on the market', () => {
  test.each<[string, ReturnType<typeof history>, number]>([
    ['of one that is offered', history(['listed', 10]), 10],
    ['do not begin again with a price', history(['listed', 10], ['price', 4]), 10],
    ['end with the sale', history(['listed', 30], ['price', 20], ['sold', 5]), 25],
    ['leave out a break', history(['listed', 30], ['withdrawn', 20], ['back', 5]), 15],
    ['of one that was never seen on offer', history(['sold', 5]), 0],
    ['of one without a history', [], 0],
    ['never fall below none', history(['listed', -1]), 0],
  ])('are counted: %s', (_, events, days) => {
    expect(daysOnMarket(events, now)).toBe(days)
  })
})

test('computes the change from the previous price in percent', () => {
  expect([
    priceChange(800, 760),
    priceChange(800, 1000),
    priceChange(800, 800),
    priceChange(null, 800),
    priceChange(0, 800),
  ]).toEqual([-5, 25, null, null, null])
})
