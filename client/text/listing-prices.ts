import { listingPriceText } from '@/domain/money/listing-price.ts'
import type { Formats } from './formats.ts'
import type { Text } from './text.ts'

/** Formats for prices of listings: zero is "Price on request". */
export function listingPrices({ t, formats }: Pick<Text, 't' | 'formats'>): Formats {
  const orOnRequest = (format: (amount: number) => string) => (amount: number) =>
    listingPriceText(amount, format, t('listingCard.priceOnRequest'))
  return {
    ...formats,
    price: orOnRequest(formats.price),
    briefPrice: orOnRequest(formats.briefPrice),
    fullPrice: orOnRequest(formats.fullPrice),
  }
}
