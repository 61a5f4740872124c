import { chromium, type Page } from 'playwright/test'
import { ensureBrowser, launchOptions } from '@/scripts/browser.mjs'
import { createReport } from '@/scripts/report.mjs'
import { cityCentre } from './dataset.ts'
import { percentile } from './one-client.ts'
import { builtRuntime, withBenchProduct } from './product.ts'
import { amount, atMost, type Figure } from './report.ts'

const PANS = 40
const WIDTH = 1280
const HEIGHT = 860
/** Degrees that the map shows at the beginning, and pixels that each pan moves it by. */
const SPAN = 0.3
const STEP = 120
const PATIENCE = 60_000

/** From the end of a pan to the moment that the list beside shows what is there, as a visitor's browser paints it. */
export async function benchMapInBrowser(databaseUrl: string, budget: number): Promise<Figure[]> {
  await ensureBrowser(await builtRuntime(), createReport(process.stderr))
  return withBenchProduct(async ({ address }) => {
    const browser = await chromium.launch(launchOptions())
    try {
      const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
      await page.goto(`${address}/properties?view=map&bounds=${boxAround(cityCentre(1))}`)
      await page.locator('.map-sign').first().waitFor({ timeout: PATIENCE })
      const times: number[] = []
      for (let n = 0; n < PANS; n++) {
        const time = await timePan(
          page,
          n % 20 < 10 ? STEP : -STEP,
          n % 2 === 0 ? STEP / 2 : -STEP / 3,
        )
        // The first look at each part of the code is not what is asked.
        if (n >= PANS / 8) times.push(time)
      }
      return [
        atMost(
          'map, in a browser: p95 from the end of a pan to the list',
          percentile(times, 0.95),
          budget,
          'ms',
          `p50 ${amount(percentile(times, 0.5), 'ms')}`,
        ),
      ]
    } finally {
      await browser.close()
    }
  }, databaseUrl)
}

/** Drags the map without a fling; answers milliseconds. */
async function timePan(page: Page, right: number, down: number): Promise<number> {
  const box = await page.locator('.maplibregl-canvas').boundingBox()
  if (!box) throw new Error('the map is not there')
  const listed = page.evaluate(untilListed)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - right, y - down, { steps: 6 })
  // Held still, so that the map does not go on by itself.
  await page.waitForTimeout(250)
  await page.mouse.move(x - right, y - down)
  await page.mouse.up()
  return listed
}

/** In the page: resolves with the time from the button's release to the frame that shows another list. */
function untilListed(): Promise<number> {
  return new Promise((resolve) => {
    let ended = 0
    let wasStale = false
    addEventListener(
      'mouseup',
      () => {
        ended = performance.now()
      },
      { once: true, capture: true },
    )
    const observer = new MutationObserver(() => {
      const list = document.querySelector('[data-state=stale], [data-state=fresh]')
      const state = list?.getAttribute('data-state')
      if (state === 'stale') wasStale = true
      if (!wasStale || state !== 'fresh' || ended === 0) return
      observer.disconnect()
      requestAnimationFrame(() => resolve(performance.now() - ended))
    })
    const attributes = { attributes: true, attributeFilter: ['data-state'] }
    observer.observe(document.body, { subtree: true, childList: true, ...attributes })
  })
}

function boxAround({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const half = SPAN / 2
  return [latitude - half, longitude - half, latitude + half, longitude + half]
    .map((edge) => edge.toFixed(5))
    .join()
}
