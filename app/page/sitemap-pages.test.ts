import { expect, test } from 'vitest'
import { routes } from '@/domain/web/routes.ts'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { fixedPages } from './sitemap-pages.ts'

const page = {
  origin: 'https://homes.example.org',
  language: 'en',
  defaultLanguage: 'en',
  categories: async () => [],
}

test("lists the operator's pages that have content", async () => {
  const { about_us: _, privacy_policy: __, ...rest } = sampleSettings
  const settings = { ...rest, terms_conditions: '<p>Be kind.</p>' }
  const map = await fixedPages({ ...page, settings })
  const isNamed = (path: string) => map.includes(`<loc>${page.origin}${path}</loc>`)
  expect(
    [routes.terms(), routes.contact(), routes.mortgage(), routes.area()].filter(isNamed),
  ).toHaveLength(4)
  expect([routes.about(), routes.privacy()].filter(isNamed)).toEqual([])
})

test('lists the valuation once the provider offers it', async () => {
  const isListed = async (extensions: string[]) => {
    const map = await fixedPages({ ...page, settings: { ...sampleSettings, extensions } })
    return map.includes(`<loc>${page.origin}${routes.valuation()}</loc>`)
  }
  expect(await isListed(['valuation'])).toBe(true)
  expect(await isListed([])).toBe(false)
})
