import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseTaxRate, taxPercent, taxWithin } from './tax.ts'

const gross = fc.integer({ min: 0, max: 1_000_000_000_000 })
const rate = fc.integer({ min: 1, max: 100_000 })

describe('tax within a gross amount', () => {
  test.each([
    [11_900, 19_000, 1_900],
    [4_900, 19_000, 782],
    [1_000, 8_875, 82],
    [1, 100_000, 1],
    [0, 19_000, 0],
  ])('of %i at %i thousandths of a percent is %i', (amount, at, tax) => {
    expect(taxWithin(amount, at)).toBe(tax)
  })

  test('is what was added to a net price', () => {
    fc.assert(
      fc.property(gross, rate, (net, at) => {
        const added = Number((2n * BigInt(net) * BigInt(at) + 100_000n) / 200_000n)
        expect(taxWithin(net + added, at)).toBe(added)
      }),
    )
  })

  test('never falls when the amount grows', () => {
    fc.assert(
      fc.property(gross, gross, rate, (one, two, at) => {
        const [less = 0, more = 0] = [one, two].sort((a, b) => a - b)
        expect(taxWithin(less, at)).toBeLessThanOrEqual(taxWithin(more, at))
      }),
    )
  })

  test('is refused for fractions and negative amounts', () => {
    expect(() => taxWithin(-1, 19_000)).toThrow(RangeError)
    expect(() => taxWithin(1.5, 19_000)).toThrow(RangeError)
  })
})

test('writes a rate as a percentage', () => {
  expect(taxPercent(8_875)).toBe(8.875)
})

test.each([
  ['', 0],
  [' 19 ', 19],
  ['8,875', 8.875],
  ['8.875 %', 8.875],
  ['100', 100],
  ['100.001', null],
  ['8.8755', null],
  ['-1', null],
  ['1e1', null],
  ['nineteen', null],
])('reads the rate %j as %s', (typed, rate) => {
  expect(parseTaxRate(typed)).toBe(rate)
})
