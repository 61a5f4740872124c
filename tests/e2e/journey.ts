import { type BrowserContext, test as base, type Page } from 'playwright/test'

/**
 * Journeys whose pages respond when `goto` and `reload` return. Scripts are fetched after the first paint, so `load`
 * says nothing about them; nobody types within that hundredth of a second, but a test would.
 */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled, baseURL }, use) => {
    if (javaScriptEnabled !== false) withLivePages(context)
    // A notice over the foot of every page of a phone, which its own journey looks at.
    if (baseURL) await context.addCookies([{ name: APP_BANNER, value: 'hidden', url: baseURL }])
    await use(context)
  },
})

const APP_BANNER = 'app-banner'

function withLivePages(context: BrowserContext): void {
  context.on('page', (page) => {
    const { goto, reload } = page
    page.goto = async (url, options) => {
      const reply = await goto.call(page, url, options)
      // Who does not wait for the page itself looks at it before it is alive.
      if (options?.waitUntil !== 'commit') await comesAlive(page)
      return reply
    }
    page.reload = async (...how) => {
      const reply = await reload.apply(page, how)
      await comesAlive(page)
      return reply
    }
  })
}

/** Until React has taken the page over; at once where there is no such page. */
async function comesAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !('__next_f' in window) ||
      Object.keys(document.body).some((key) => key.startsWith('__reactFiber')),
  )
}
