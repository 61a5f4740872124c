import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { planTowns } from '@/demo/streets/towns.ts'
import { planListings } from './listing-plan.ts'
import { titleSubject } from './seed-plans.ts'
import { NEIGHBORS, pickTitles } from './title-pictures.ts'

const names = readdirSync(join(import.meta.dirname, '../pictures')).sort()
const picturesOf = (category: string) =>
  names.filter((name) => name.replace(/-\d+\.webp$/, '') === titleSubject(category))
const listings = planListings(40, await planTowns()).sort((a, b) => b.ageDays - a.ageDays)
const titles = pickTitles(listings, picturesOf)
const shown = listings.map((listing, at) => ({ ...listing, title: titles[at] ?? '' }))

test('gives every listing a picture of its kind', () => {
  for (const { title, category } of shown) expect(picturesOf(category)).toContain(title)
})

test('repeats no picture among neighbors, newest first', () => {
  expect(nearest(shown)).toBeGreaterThanOrEqual(NEIGHBORS)
})

test.each([0, 1, 2, 3])('repeats no picture among neighbors of type %i', (type) => {
  expect(nearest(shown.filter((it) => it.propertyType === type))).toBeGreaterThanOrEqual(NEIGHBORS)
})

test.each([...new Set(listings.map((it) => it.category))])(
  'shows every picture of a category before most repeat: %s',
  (category) => {
    const enough = Math.min(NEIGHBORS, Math.floor(picturesOf(category).length * 0.7))
    expect(nearest(shown.filter((it) => it.category === category))).toBeGreaterThanOrEqual(enough)
  },
)

/** Smallest distance between two listings with the same picture. */
function nearest(list: readonly { title: string }[]): number {
  const last = new Map<string, number>()
  let fewest = Number.POSITIVE_INFINITY
  for (const [at, { title }] of list.entries()) {
    fewest = Math.min(fewest, at - (last.get(title) ?? Number.NEGATIVE_INFINITY))
    last.set(title, at)
  }
  return fewest
}
