import { expect, test } from 'vitest'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { pageTools } from '@/tests/stories/in-site.tsx'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { listMetadata } from './list-metadata.ts'

const { t, href } = pageTools
const page = {
  settings: sampleSettings,
  language: 'en',
  origin: 'https://homes.example.org',
  defaultLanguage: 'en',
  t,
  href,
}
const facts = {
  title: 'Homes in Buy pills now',
  emptyTitle: 'Homes',
  description: 'All of them.',
  path: '/properties?city=Buy+pills+now',
}
const NOTHING = { rows: [] }
const SOME = { rows: [1] }

test.each([1, 2, 417])('keeps an empty page %i of a list out of search engines', (number) => {
  for (const seo_settings of [true, false]) {
    const settings = { ...sampleSettings, seo_settings }
    const told = listMetadata({ ...page, settings }, { ...facts, number, list: NOTHING })
    expect(told).toMatchObject({ title: 'Homes', robots: { index: false, follow: true } })
    expect(told.alternates?.canonical).toBeUndefined()
    expect(told.alternates?.languages).toBeUndefined()
    expect(JSON.stringify(told)).not.toContain('pills')
    expect(String(told.title)).not.toContain(String(number))
  }
})

test('gives a page with rows its number and address', () => {
  const first = listMetadata(page, { ...facts, number: 1, list: SOME })
  expect(first.title).toBe(facts.title)
  expect(first.robots).toBeUndefined()
  expect(first.alternates?.canonical).toBe(page.origin + facts.path)
  expect(listMetadata(page, { ...facts, number: 3, list: SOME }).title).toContain('3')
  const hidden = listMetadata(page, { ...facts, number: 1, list: SOME, isHidden: true })
  expect(hidden.robots).toEqual({ index: false, follow: true })
})

test('does not take a failure for an empty list', () => {
  const list = new ApiError('network', { message: '' })
  expect(listMetadata(page, { ...facts, number: 2, list }).robots).toBeUndefined()
})
