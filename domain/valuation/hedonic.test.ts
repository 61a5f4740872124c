import { expect, test } from 'vitest'
import { inventSales } from '@/tests/support/invented-sales.ts'
import { fitHedonic, hedonicLogPrice } from './hedonic.ts'

const homes = inventSales(400)

test('finds the price of size and grade', () => {
  const logPrices = homes.map(({ area, grade }) => 9 + 0.6 * Math.log(area) + 0.1 * grade)
  const hedonic = fitHedonic(homes, logPrices)
  for (const [at, home] of homes.slice(0, 20).entries()) {
    expect(hedonicLogPrice(hedonic, home)).toBeCloseTo(logPrices[at] ?? 0, 1)
  }
})

test('counts an unknown fact as average', () => {
  const hedonic = fitHedonic(
    homes,
    homes.map(({ grade }) => 10 + grade),
  )
  const [home] = homes
  if (!home) throw new Error('no home')
  const mean = homes.reduce((sum, { grade }) => sum + grade, 0) / homes.length
  const unknown = hedonicLogPrice(hedonic, { ...home, grade: Number.NaN })
  expect(unknown).toBeCloseTo(10 + mean, 0)
})
