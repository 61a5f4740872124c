import { expect, test } from 'vitest'
import type { HomeSection } from '@/client/api/cards/home-sections.ts'
import type { PropertyCard } from '@/client/api/cards/property-card.ts'
import type { HomePage } from '@/client/api/home.ts'
import { propertyCards } from '@/tests/stories/sample-listings.ts'
import { heroHome } from './hero-home.ts'

const pageOf = (...sections: HomeSection[]): HomePage => ({
  sections,
  slides: [],
  isNarrowed: false,
})

const carousel =
  (type: 'featured_properties_section' | 'most_viewed_properties_section') =>
  (...rows: PropertyCard[]): HomeSection => ({ type, title: type, rows })
const featured = carousel('featured_properties_section')
const viewed = carousel('most_viewed_properties_section')

const [home] = propertyCards(1)
if (!home) throw new Error('there is a home')
const rent: PropertyCard = { ...home, id: 2, type: 'rent', rentPeriod: 'Monthly' }
const unpictured: PropertyCard = { ...home, id: 3, picture: { ...home.picture, url: '' } }
const sale: PropertyCard = { ...home, id: 4 }

test('prefers a featured home for sale, wherever its section stands', () => {
  const page = pageOf(viewed({ ...sale, id: 9 }), featured(unpictured, rent, sale))
  expect(heroHome(page)?.id).toBe(4)
})

test('falls back to the first rental with a picture', () => {
  expect(heroHome(pageOf(viewed(unpictured, rent)))?.id).toBe(2)
})

test('is undefined without a picture', () => {
  expect(heroHome(pageOf(viewed(unpictured)))).toBe(undefined)
  expect(heroHome(pageOf({ type: 'faqs_section', title: 'Questions', rows: [] }))).toBe(undefined)
})
