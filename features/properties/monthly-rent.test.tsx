import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadOwnTexts } from '@/client/text/own-texts.ts'
import { createText } from '@/client/text/text.ts'
import type { RentPeriod } from '@/domain/listing/rent-period.ts'
import { MonthlyRent } from './monthly-rent.tsx'

const style = { currency: 'USD', currencySymbol: '$', abbreviatesPrices: false, priceDecimals: 0 }
const text = createText({ language: 'en', texts: await loadOwnTexts('en'), style })

test.each<[RentPeriod | null, string]>([
  ['Daily', 'About $6,384 per month'],
  ['Quarterly', 'About $70 per month'],
  ['Yearly', 'About $18 per month'],
  ['Monthly', ''],
  [null, ''],
])('converts a rent with the period %s to "%s"', (rentduration, words) => {
  const markup = renderToStaticMarkup(
    <MonthlyRent property={{ price: 210, rentduration }} {...text} />,
  )
  expect(markup.replace(/<[^>]+>/g, '')).toBe(words)
})
