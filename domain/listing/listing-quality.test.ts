import { expect, test } from 'vitest'
import { projectQuality, propertyQuality } from './listing-quality.ts'
import { noListing } from './listing-values.ts'

const bare = { price: null, parameters: null, nearby: 0, hasPanorama: false }
const picture = (key: string) => ({ key, alt: 'The front', url: '' })
const full = {
  ...noListing,
  title: 'Light flat by the harbour',
  description: 'a'.repeat(300),
  pictures: 'abcdefghij'.split('').map(picture),
  documents: [{ key: 'd', name: 'plan.pdf', bytes: 1 }],
  video_link: 'https://youtu.be/aaaaaaaaaaa',
  address: '8 Quay',
  city: 'Hamburg',
  state: 'Hamburg',
  country: 'Germany',
  position: { latitude: 53.5, longitude: 9.9 },
  meta_description: 'b'.repeat(80),
}

test('scores 0 for an empty listing and 100 for a complete one', () => {
  expect(propertyQuality(noListing, bare).score).toBe(0)
  const own = { price: 9, parameters: { all: 5, answered: 3 }, nearby: 3, hasPanorama: false }
  expect(propertyQuality(full, own)).toMatchObject({ score: 100, missing: [] })
  expect(projectQuality(noListing, { plans: 0 }).score).toBe(0)
  expect(projectQuality(full, { plans: 1 })).toMatchObject({ score: 100, missing: [] })
})

test('adds up to 100 points for properties and projects', () => {
  for (const { points } of [propertyQuality(full, bare), projectQuality(full, { plans: 0 })])
    expect(points.reduce((sum, { points: worth }) => sum + worth, 0)).toBe(100)
})

test('lists missing items with their field, most points first', () => {
  const { missing } = propertyQuality({ ...full, description: 'short', pictures: [] }, bare)
  expect(missing.map(({ name, field }) => [name, field])[0]).toEqual(['description', 'description'])
  expect(missing.map(({ name }) => name)).toContain('photo')
  expect(missing.every(({ points }, index) => points <= (missing[index - 1]?.points ?? 100))).toBe(
    true,
  )
})

test('reports missing alt text when one picture lacks it', () => {
  const pictures = [...full.pictures, { key: 'z', alt: ' ', url: '' }]
  expect(projectQuality({ ...full, pictures }, { plans: 1 }).missing).toMatchObject([
    { name: 'alt', field: 'pictures' },
  ])
})
