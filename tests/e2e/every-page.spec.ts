import { expect, type Page } from 'playwright/test'
import { routes } from '@/domain/web/routes.ts'
import { measuredPages, publicPages } from '@/scripts/public-pages.ts'
import { dictionaryKeysIn } from '@/tests/support/dictionary-keys.ts'
import { watchComplaints } from './complaints.ts'
import { settled, test } from './journey.ts'
import { COLOR_RULES, expectNoViolations } from './no-violations.ts'

/** Checks that hold for every kind of public page. */
test.describe.configure({ timeout: 600_000 })

const provider = process.env.API_BASE_URL ?? ''

const looks = [
  { language: '', colorScheme: 'light', tag: '@once', rules: undefined },
  // The first look checks the other rules.
  { language: '/ar', colorScheme: 'dark', tag: '@phone', rules: COLOR_RULES },
] as const

for (const { language, colorScheme, tag, rules } of looks) {
  test(`every public page ${language} is whole, accessible and from this origin alone ${tag}`, async ({
    page,
    baseURL,
  }) => {
    await page.emulateMedia({ colorScheme })
    const seen = watchComplaints(page)
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== baseURL) seen.push(request.url())
    })
    page.on('response', (reply) => {
      if (reply.status() >= 400) seen.push(`${reply.status()} ${reply.url()}`)
    })
    for (const { name, path } of await publicPages(provider)) {
      seen.length = 0
      const reply = await page.goto(language + (language && path === '/' ? '' : path))
      expect(reply?.status(), name).toBe(200)
      // Content loaded on scroll must come from this origin too.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await settled(page)
      expect(seen, name).toEqual([])
      expect(dictionaryKeysIn(await page.content()), name).toEqual([])
      await expectWithinWindow(page, name)
      await expectNoViolations(page, 'html', process.env.HEARTH_FULL ? undefined : rules)
    }
  })
}

for (const [language, tag] of [
  ['', '@full'],
  ['/de', ''],
  ['/es', '@full'],
  ['/ar', '@full'],
]) {
  test(`no page ${language} shows a dictionary key @once ${tag}`, async ({ page }) => {
    const shown: string[] = []
    // All languages have the same keys, so one is enough for content added in the browser.
    const isOpened = language === '' || Boolean(process.env.HEARTH_FULL)
    // The second of two listings shows the first as recently viewed.
    const listings = await addressesOf('get-property-list', routes.property)
    // The test above opens the public pages in English.
    const pages = (await measuredPages(provider)).filter(
      ({ isOfMembers }) => isOfMembers || language !== '',
    )
    for (const path of [...pages.map(({ path }) => path), ...listings]) {
      const address = language + (language && path === '/' ? '' : path)
      const keys = dictionaryKeysIn(
        isOpened ? await contentOf(page, address) : await (await page.request.get(address)).text(),
      )
      if (keys.length > 0) shown.push(`${path}: ${keys.join(' ')}`)
    }
    expect(shown).toEqual([])
  })
}

/** The content of a page after scrolling to its end. */
async function contentOf(page: Page, address: string): Promise<string> {
  await page.goto(address)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await settled(page)
  return page.content()
}

/** Paths of the first three items of a list. */
async function addressesOf(call: string, path: (slug: string) => string): Promise<string[]> {
  const reply = await fetch(`${provider}/api/${call}?limit=3`, {
    headers: { Accept: 'application/json' },
  })
  const { data }: { data: { slug_id: string }[] } = await reply.json()
  return data.map(({ slug_id }) => path(slug_id))
}

/** Nothing scrolls sideways, and the page has one main heading. */
async function expectWithinWindow(page: Page, name: string): Promise<void> {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }))
  expect(wide, `${name} scrolls sideways`).toBeLessThanOrEqual(room)
  // By CSS selector: headings beneath a dialog, as on member pages, count too.
  await expect(page.locator('h1'), name).toHaveCount(1)
}
