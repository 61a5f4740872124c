import { describe, expect, it } from 'vitest'
import { noFilters } from '../search/search-filters.ts'
import { createGazetteer } from './gazetteer.ts'
import { readWish } from './read-wish.ts'
import { toWishSearch } from './wish-search.ts'

const categories = [
  { slug: 'houses', name: 'Houses' },
  { slug: 'apartment', name: 'Apartment' },
]
const gazetteer = createGazetteer([
  { kind: 'city', name: 'Portland', hasListings: true },
  { kind: 'city', name: 'Salem', hasListings: true },
  { kind: 'neighborhood', name: 'Pearl District', hasListings: true },
])
const read = (text: string) => toWishSearch(readWish(text, 'en', gazetteer), categories)

describe('toWishSearch', () => {
  it.each([
    [
      'two-bedroom apartment for rent under 2,000',
      { offer: 'rent', category: 'apartment', bedrooms: 2, maxPrice: 2000 },
    ],
    [
      'house to buy in Portland or Salem',
      { offer: 'sell', category: 'houses', city: 'Portland', alsoCities: ['Salem'] },
    ],
    ['for rent up to 500 a week', { offer: 'rent', maxPrice: 2167 }],
    ['at least 80 square meters, cheapest first', { minArea: 80, sort: 'price_asc' }],
    ['listed this week', { postedSince: 'week' }],
  ])('reads %j as filters', (text, filters) => {
    expect(read(text).filters).toEqual({ ...noFilters, ...filters })
  })

  it('keeps filters that were chosen beside the wish, and lets it override them', () => {
    const chosen = { ...noFilters, offer: 'sell', maxPrice: 900, bathrooms: 1 } as const
    const wish = readWish('to rent, 2 bathrooms', 'en', gazetteer)
    expect(toWishSearch(wish, categories, chosen).filters).toEqual({
      ...chosen,
      offer: 'rent',
      bathrooms: 2,
    })
  })

  it('names places to be found on the map, and how far from them', () => {
    expect(read('in the Pearl District').spots).toEqual([{ name: 'Pearl District', travel: null }])
    const near = toWishSearch(
      { filters: { near: [{ name: 'Union Station', mode: 'bicycle', km: 5 }] }, sort: null },
      categories,
    )
    expect(near.spots).toEqual([
      { name: 'Union Station', travel: { mode: 'bicycle', minutes: 20 } },
    ])
  })

  it('lists what no filter stands for', () => {
    expect(read('villa with a pool built after 1990, dogs allowed, near a park').left).toEqual([
      'categories',
      'year',
      'near',
      'features',
      'pets',
    ])
    expect(read('studio').left).toEqual(['bedrooms'])
    expect(read('two bedrooms').left).toEqual([])
  })
})
