import { expect, test } from 'vitest'
import { isPriceOnRequest, listingPriceText } from './listing-price.ts'

test.each([
  [0, true],
  [-0, true],
  [0.01, false],
  [1, false],
  [450_000, false],
])('takes %s for a price on request: %s', (amount, isOnRequest) => {
  expect(isPriceOnRequest(amount)).toBe(isOnRequest)
  const text = listingPriceText(amount, (price) => `$${price}`, 'Price on request')
  expect(text).toBe(isOnRequest ? 'Price on request' : `$${amount}`)
})
