import { createDice } from '@hearth/dice/dice'
import type { Sale } from '@/domain/valuation/sale.ts'

export const FIRST_DAY = 16_000

/**
 * Sales of a made-up city, ten a day. The price follows size, grade and distance from the center,
 * with an error of about 10 %.
 */
export function inventSales(count: number, seed = 1): Sale[] {
  const dice = createDice(seed)
  return Array.from({ length: count }, (_, at) => {
    const latitude = 47.5 + 0.2 * dice.roll()
    const longitude = -122.4 + 0.2 * dice.roll()
    const area = 60 + Math.round(200 * dice.roll())
    const grade = dice.between(5, 10)
    const center = Math.hypot(latitude - 47.6, longitude + 122.3)
    const error = 0.1 * (dice.roll() + dice.roll() + dice.roll() + dice.roll() - 2)
    const logPrice = 9.5 + 0.6 * Math.log(area) + 0.12 * grade - 3 * center + 1.7 * error
    return {
      day: FIRST_DAY + Math.floor(at / 10),
      price: Math.round(Math.exp(logPrice)),
      category: 1,
      latitude,
      longitude,
      area,
      lot: 400 + Math.round(600 * dice.roll()),
      bedrooms: Math.round(area / 40),
      bathrooms: dice.between(1, 3),
      floors: dice.between(1, 2),
      condition: 3,
      grade,
      view: Number.NaN,
      waterfront: 0,
      basement: 0,
      yearBuilt: dice.between(1920, 2014),
      yearRenovated: Number.NaN,
      areaAround: Number.NaN,
      lotAround: Number.NaN,
    }
  })
}
