import type { PropertyCard } from '@/client/api/cards/property-card.ts'

const CARDS = 24

/** A full page of results, with every field of a card. */
export const memoryCards: readonly PropertyCard[] = Array.from({ length: CARDS }, (_, index) => ({
  id: index + 1,
  slug: `house-by-the-orchard-${index + 1}`,
  title: `House by the orchard, number ${index + 1}, with a workshop behind it`,
  price: 380_000 + index * 12_500,
  type: index % 3 === 0 ? 'rent' : 'sell',
  rentPeriod: index % 3 === 0 ? 'Monthly' : null,
  city: 'Millbrook',
  state: 'North Vale',
  country: 'Alderland',
  position: { latitude: 47.6 + index / 100, longitude: -122.3 },
  category: 'House',
  picture: {
    url: `http://localhost/api/ext/files/images/${index}-house.jpg`,
    width: 1280,
    height: 960,
    hash: 'L6PZfSi_.AyE_3t7t7R**0o#DgR4',
  },
  isPremium: index % 5 === 0,
  isFeatured: index % 4 === 0,
  isFavourite: false,
  distanceKm: null,
  facts: [
    { id: 1, name: 'Bedrooms', value: String(2 + (index % 4)) },
    { id: 2, name: 'Bathrooms', value: String(1 + (index % 2)) },
    { id: 3, name: 'Living area', value: `${80 + index * 3} m²` },
  ],
}))
