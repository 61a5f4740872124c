import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arrangeFeatured, inTurn, SLOT_DEPTH, turnAt } from './featured-rotation.ts'

const ascending = (a: number, b: number) => a - b
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('pages of a turn', () => {
  test('contain every listing exactly once, whatever the sizes', () => {
    const list = fc.uniqueArray(fc.integer({ min: 1, max: 5000 }), { maxLength: 700 })
    const sizes = fc.infiniteStream(fc.integer({ min: 1, max: 60 }))
    const isFeatured = fc.func(fc.boolean())
    const turn = fc.integer({ min: 0, max: 50_000_000 })
    fc.assert(
      fc.property(list, isFeatured, turn, sizes, (natural, isOne, now, limits) => {
        const featured = inTurn(natural.filter(isOne), now)
        const seen: number[] = []
        while (seen.length < natural.length) {
          const offset = seen.length
          const { value: limit } = limits.next()
          const known = natural.slice(0, offset + limit)
          const rows = arrangeFeatured({ natural: known, featured, offset, limit })
          expect(rows).toHaveLength(Math.min(limit, natural.length - offset))
          seen.push(...rows)
        }
        expect(seen.toSorted(ascending)).toEqual(natural.toSorted(ascending))
      }),
      { seed: 18 },
    )
  })

  test('hold at most two pulled ones of twelve, and show nothing later than that', () => {
    const natural = numbers(500)
    const featured = inTurn(
      numbers(200).map((n) => n + 300),
      7,
    )
    const rows = arrangeFeatured({ natural, featured, offset: 0, limit: 500 })
    for (let from = 0; from < SLOT_DEPTH; from += 12) {
      expect(rows.slice(from, from + 12).filter((id) => id > 300)).toHaveLength(2)
    }
    expect(rows.indexOf(300)).toBeLessThanOrEqual(299 + SLOT_DEPTH / 6)
    for (const [place, id] of rows.entries()) {
      if (id > 300) expect(place).toBeLessThanOrEqual(id - 1 + SLOT_DEPTH / 6)
    }
  })

  test('keep the natural order without featured listings', () => {
    const natural = numbers(30)
    expect(arrangeFeatured({ natural, featured: [], offset: 12, limit: 12 })).toEqual(
      natural.slice(12, 24),
    )
  })
})

test('shows each of 200 adverts about equally often over a day', () => {
  const natural = numbers(2000)
  const adverts = natural.filter((id) => id % 10 === 5)
  const midnight = turnAt(new Date('2026-11-24T00:00:00Z'))
  const shown = new Map(adverts.map((id) => [id, 0]))
  for (let turn = 0; turn < 2880; turn += 1) {
    const featured = inTurn(adverts, midnight + turn)
    for (const id of arrangeFeatured({ natural, featured, offset: 0, limit: 24 })) {
      // Those on the first page anyway are no turn.
      if (shown.has(id) && id > 24) shown.set(id, (shown.get(id) ?? 0) + 1)
    }
  }
  const counts = adverts.filter((id) => id > 24).map((id) => shown.get(id) ?? 0)
  expect(adverts).toHaveLength(200)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(50)
  expect(Math.max(...counts) / Math.min(...counts)).toBeLessThan(1.25)
})

test('changes the order once each has begun', () => {
  const ids = numbers(200)
  const [one, other] = [inTurn(ids, 0), inTurn(ids, 200)]
  expect(one).not.toEqual(other)
  expect(one.toSorted(ascending)).toEqual(ids)
})
