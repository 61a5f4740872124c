import { expect, test } from 'vitest'
import { mapPrice } from '@/features/map/search/map-price.ts'
import { listingPrices } from './listing-prices.ts'
import { loadOwnTexts } from './own-texts.ts'
import { createText } from './text.ts'

const style = { currency: 'USD', currencySymbol: '$', abbreviatesPrices: true }
const textIn = async (language: string) =>
  createText({ language, texts: await loadOwnTexts(language), style })

test.each([
  ['en', 'Price on request'],
  ['de', 'Preis auf Anfrage'],
  ['es', 'Precio a consultar'],
  ['ar', 'السعر عند الطلب'],
])('words a price of zero in %s', async (language, words) => {
  const text = await textIn(language)
  const { price, briefPrice, fullPrice, money } = listingPrices(text)
  expect([price(0), briefPrice(0), fullPrice(0)]).toEqual([words, words, words])
  expect(price(450)).toBe(text.formats.price(450))
  expect(money(0)).toBe(text.formats.money(0))
  expect(mapPrice({ price: 0, rentduration: 'Monthly' }, text)).toBe(words)
})
