import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ComparedHome } from '@/client/api/compare.ts'
import { createFormats } from '@/client/text/formats.ts'
import { loadOwnTexts } from '@/client/text/own-texts.ts'
import { createText } from '@/client/text/text.ts'
import { comparedHomes, fact } from '@/tests/stories/sample-comparison.ts'
import { compareGroups } from './compare-groups.tsx'

const text = createText({
  language: 'en',
  texts: await loadOwnTexts('en'),
  style: { currency: 'USD', currencySymbol: '$', abbreviatesPrices: false },
})

const rowsOf = (homes: readonly ComparedHome[]) => {
  const groups = compareGroups(homes, { ...text, distanceUnit: 'km' })
  return groups.flatMap(({ rows }) =>
    rows.map(({ label, values, differs }) => [label, values.map(words), differs] as const),
  )
}

function words(value: ReactNode): string | null {
  return value === null ? null : renderToStaticMarkup(value).replace(/<[^>]+>/g, '')
}

test('shows the full price as the title of an abbreviated one and compares by it', () => {
  const style = { currency: 'USD', currencySymbol: '$', abbreviatesPrices: true }
  const abbreviating = { ...text, formats: createFormats('en', style) }
  const homes = comparedHomes(2).map((home, n) => ({ ...home, price: 1_250_000 + n }))
  const prices = compareGroups(homes, { ...abbreviating, distanceUnit: 'km' })
    .flatMap(({ rows }) => rows)
    .find(({ key }) => key === 'price')
  expect(prices?.differs).toBe(true)
  expect(renderToStaticMarkup(prices?.values[1])).toBe(
    '<bdi title="$1,250,001.00"><span aria-hidden="true">$1.25M</span><span class="sr-only">$1,250,001.00</span></bdi>',
  )
})

test('lists every fact in a row and marks differences', () => {
  expect(rowsOf(comparedHomes(2))).toEqual([
    ['Offer', ['For sale', 'For sale'], false],
    ['Asking price', ['$845,000.00', '$612,000.00'], true],
    ['Price per area', ['$6,036 per m²', '$4,708 per m²'], true],
    ['City', ['Kirkland, Washington', 'Bellevue, Washington'], true],
    ['Address', ['12 Shore Road', '13 Shore Road'], true],
    ['Type of home', ['House', 'House'], false],
    ['Bedrooms', ['3', '3'], false],
    ['Living area', ['140 m²', '130 m²'], true],
    ['Outside', ['Garden, Garage', null], true],
    ['School', ['0.8 km', '1.8 km'], true],
    ['Ferry', ['1.5 km', null], true],
    ['Listed on', ['May 4, 2026', 'May 4, 2026'], false],
    ['Views', ['341', '340'], true],
    ['Favorited by', ['2', '2'], false],
  ])
})

test('shows a rent per area to the cent', () => {
  const [home] = comparedHomes(3).slice(2)
  if (!home) throw new Error('there is a home')
  const rows = rowsOf([home])
  expect(rows).toContainEqual(['Asking price', ['$1,450.00 per month'], false])
  expect(rows).toContainEqual(['Price per area', ['$12.08 per m²'], false])
})

test('omits rows without a value', () => {
  const homes = comparedHomes(2).map((home) => ({
    ...home,
    category: null,
    address: ' ',
    listedAt: null,
    nearby: [],
    parameters: [fact(1, 'Bedrooms', '0')],
  }))
  expect(rowsOf(homes).map(([label]) => label)).toEqual([
    'Offer',
    'Asking price',
    'City',
    'Views',
    'Favorited by',
  ])
})

test('shows a price on request without period and price per area', () => {
  const homes = comparedHomes(2).map((home, n) => ({
    ...home,
    type: 'rent' as const,
    rentPeriod: 'Monthly' as const,
    price: n === 0 ? 0 : 1_450,
  }))
  const rows = rowsOf(homes)
  expect(rows.find(([label]) => label === 'Asking price')?.[1]).toEqual([
    'Price on request',
    '$1,450.00 per month',
  ])
  const perArea = compareGroups(homes, { ...text, distanceUnit: 'km' })
    .flatMap(({ rows }) => rows)
    .find(({ key }) => key === 'perArea')
  expect(perArea?.values[0] ?? null).toBeNull()
})

test('omits files and long texts', () => {
  const [home] = comparedHomes(1)
  if (!home) throw new Error('there is a home')
  const parameters = [
    { ...fact(1, 'Plan', 'https://files.example/plan.pdf'), type_of_parameter: 'file' as const },
    fact(2, 'Remarks', 'long '.repeat(40)),
  ]
  const labels = rowsOf([{ ...home, parameters }]).map(([label]) => label)
  expect(labels).not.toContain('Plan')
  expect(labels).not.toContain('Remarks')
})

test('uses the nearest of several places and finds the area by its role', () => {
  const [home] = comparedHomes(1)
  if (!home) throw new Error('there is a home')
  const nearby = [3, 0.4].map((distance) => ({ name: 'School', distance }))
  const parameters = [{ ...fact(9, 'Room to live in', '1,200'), role: 'area' as const }]
  const rows = rowsOf([{ ...home, nearby, parameters }])
  expect(rows).toContainEqual(['School', ['0.4 km'], false])
  expect(rows).toContainEqual(['Price per area', ['$704 per m²'], false])
})
