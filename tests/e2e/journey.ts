import { type BrowserContext, test as base, expect, type Page, type Request } from 'playwright/test'

/**
 * Journeys whose pages respond when `goto` and `reload` return. Scripts are fetched after the first paint, so `load`
 * says nothing about them; nobody types within that hundredth of a second, but a test would.
 */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled, baseURL }, use) => {
    context.on('page', watchRequests)
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

const requests = new WeakMap<Page, { open: Set<Request>; begun: number }>()
/** Never ends. */
const LIVE_STREAM = /\/account\/events/

function watchRequests(page: Page): void {
  const watched = { open: new Set<Request>(), begun: 0 }
  requests.set(page, watched)
  page.on('request', (request) => {
    if (LIVE_STREAM.test(request.url())) return
    // Aborted requests of the previous document are not always reported.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) watched.open.clear()
    watched.open.add(request)
    watched.begun += 1
  })
  const end = (request: Request) => watched.open.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/** Resolves when the page has done all that it does by itself: no request is open, and idle time brings no other. */
export async function settled(page: Page): Promise<void> {
  const watched = requests.get(page)
  if (!watched) throw new Error('The page is not one of a journey')
  for (let quiet = 0; quiet < 2; ) {
    const { begun } = watched
    await expect.poll(() => watched.open.size, { timeout: 60_000, intervals: [50] }).toBe(0)
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          requestAnimationFrame(() => requestIdleCallback(() => done()))
        }),
    )
    quiet = watched.begun === begun ? quiet + 1 : 0
  }
}
