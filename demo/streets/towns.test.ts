import { isInRing } from '@hearth/streets/geometry/drawn-area'
import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_CITIES, type DemoCity } from '../seed/region.ts'
import { districtBorders } from './district-borders.ts'
import { planTown } from './plan-town.ts'
import { seaAround } from './sea.ts'
import type { Town } from './town.ts'

const named = (name: string): DemoCity => {
  const city = DEMO_CITIES.find((it) => it.name === name)
  if (!city) throw new Error(`${name} is no demo city`)
  return city
}

describe.each(['Bend', 'Astoria', 'Santa Cruz'])('the town of %s', (name) => {
  const city = named(name)
  let town: Town
  beforeAll(async () => {
    town = await planTown(city)
  })

  test('is the same each time', async () => {
    const again = await planTown(city)
    expect(again.segments).toEqual(town.segments)
    expect(again.lots).toEqual(town.lots)
    expect(again.places).toEqual(town.places)
  })

  test('can be crossed from everywhere to everywhere', () => {
    const reached = new Set([town.segments[0]?.from.id])
    for (let before = 0; before < reached.size; ) {
      before = reached.size
      for (const { from, to } of town.segments) {
        if (reached.has(from.id)) reached.add(to.id)
        if (reached.has(to.id)) reached.add(from.id)
      }
    }
    const crossings = new Set(town.segments.flatMap(({ from, to }) => [from.id, to.id]))
    expect(reached.size).toBe(crossings.size)
  })

  test('gives each plot an address of its own beside its street', () => {
    const addresses = town.lots.map(({ number, street }) => `${number} ${street}`)
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const { street, district, postalCode } of town.lots) {
      expect(street).not.toBe('')
      expect(city.districts).toContain(district)
      expect(postalCode).toMatch(/^\d{5}$/)
    }
  })

  test('has a border around each district, with its plots inside', () => {
    const borders = districtBorders(town.districts, town.lots)
    expect(borders.map(({ name: own }) => own).toSorted()).toEqual(city.districts.toSorted())
    const rings = borders.map((it) => ({ ...it, ring: it.corners.map(town.toPosition) }))
    const misplaced = town.lots.filter((lot) => {
      const around = rings.filter(({ ring }) => isInRing(ring, town.toPosition(lot)))
      return !around.some(({ name: own }) => own === lot.district)
    })
    // On a border itself, the rounding to a meter decides.
    expect(misplaced.length).toBeLessThan(town.lots.length / 500)
  })

  test('keeps streets and plots out of the sea', async () => {
    const sea = await seaAround(city)
    const wet = town.lots.filter((lot) => sea(town.toPosition(lot)))
    // The coast of the country map is known to 250 m, and plots are tested in cells of 60 m.
    expect(wet.length).toBeLessThan(town.lots.length / 50)
  })

  test('has what people look for', () => {
    const values = [...town.places, ...town.patches].flatMap(({ tags }) => Object.values(tags))
    for (const wanted of ['station', 'bus_stop', 'supermarket', 'school', 'park', 'cafe']) {
      expect(values).toContain(wanted)
    }
  })
})
