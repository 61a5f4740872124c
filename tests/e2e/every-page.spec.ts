import { expect } from 'playwright/test'
import { publicPages } from '@/scripts/public-pages.ts'
import { test } from './journey.ts'

/** What holds for each kind of public page, whatever it shows. */
const provider = process.env.API_BASE_URL ?? ''

for (const language of ['', '/ar']) {
  test(`no page ${language} asks anybody else for anything, and the console stays empty @once`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    const seen: string[] = []
    page.on('pageerror', (error) => seen.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) seen.push(message.text())
    })
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== baseURL) seen.push(request.url())
    })
    page.on('response', (reply) => {
      if (reply.status() >= 400) seen.push(`${reply.status()} ${reply.url()}`)
    })
    for (const { name, path } of await publicPages(provider)) {
      seen.length = 0
      const reply = await page.goto(language + (language && path === '/' ? '' : path), {
        waitUntil: 'networkidle',
      })
      expect(reply?.status(), name).toBe(200)
      // What waits until it is near must come from here, too.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await page.waitForLoadState('networkidle')
      expect(seen, name).toEqual([])
    }
  })
}

test('every page stays within its window, with one main heading', async ({ page }) => {
  test.setTimeout(120_000)
  for (const { name, path } of await publicPages(provider)) {
    await page.goto(path)
    const { wide, window: room } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      window: document.documentElement.clientWidth,
    }))
    expect(wide, `${name} scrolls sideways`).toBeLessThanOrEqual(room)
    // Also where a dialog stands over it, as on the pages of members.
    await expect(page.locator('h1'), name).toHaveCount(1)
  }
})
