import { expect, test } from 'vitest'
import { propertyDetail } from '@/tests/stories/sample-listings.ts'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { propertyData } from './property-data.ts'

const origin = 'https://homes.example'
const site = { settings: sampleSettings, language: 'en', origin, href: (path: string) => path }

test('offers a home at its price, and makes no offer for a price on request', () => {
  expect(propertyData(propertyDetail({ price: 450_000 }), site).offers).toMatchObject({
    '@type': 'Offer',
    price: 450_000,
  })
  for (const property_type of ['sell', 'rent', 'sold'] as const) {
    const told = JSON.stringify(propertyData(propertyDetail({ price: 0, property_type }), site))
    expect(told).not.toMatch(/Offer|"price"/)
  }
})
