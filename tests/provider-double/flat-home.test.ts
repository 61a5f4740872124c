import { expect, test } from 'vitest'
import { homeQueries } from '@/client/api/home.ts'
import { clientWith, read } from './asking.ts'
import { createProviderDouble } from './double.ts'

test('reads a home page with a key per section as sections without titles', async () => {
  const older = clientWith(null, createProviderDouble({ hasFlatHome: true }))
  const [flat, home] = await Promise.all([
    read(homeQueries.page(older)),
    read(homeQueries.page(clientWith(null))),
  ])
  expect(flat.sections.map(({ type }) => type)).toEqual([
    'featured_properties_section',
    'agents_list_section',
    'projects_section',
    'articles_section',
    'categories_section',
    'faqs_section',
    'properties_by_cities_section',
  ])
  expect(flat.sections.every(({ title }) => title === '')).toBe(true)
  expect(flat.sections[0]?.rows).toEqual(home.sections[0]?.rows)
  expect(flat.slides).toEqual(home.slides)
  expect(flat.isNarrowed).toBe(false)
})
