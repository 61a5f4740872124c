import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildArea, streetsFolder } from '@hearth/streets/areas/build-area'
import { type Browser, chromium, type Page } from 'playwright/test'
import { ensureBrowser, launchOptions } from '@/scripts/browser.mjs'
import { createReport } from '@/scripts/report.mjs'
import { cityCentre } from './dataset.ts'
import { percentile } from './one-client.ts'
import { builtRuntime, type Product, withBenchProduct } from './product.ts'
import { amount, atMost, type Figure } from './report.ts'
import { streetTown } from './street-town.ts'

const PANS = 40
const WIDTH = 1280
const HEIGHT = 860
/** Initial span in degrees, and pixels per pan. */
const SPAN = 0.3
const STEP = 120
const PATIENCE = 60_000

/** Milliseconds from the press on "Show on map" to the picture with streets, code not loaded yet. */
const FIRST_PICTURE = 1000
const FIRST_PICTURES = 7

/** The product over a city that has streets. */
async function withStreets<T>(
  databaseUrl: string,
  work: (product: Product) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-bench-'))
  try {
    const elements = streetTown(cityCentre(1))
    const plan = { name: 'town', elements, attribution: 'Made', isInvented: true }
    await buildArea(streetsFolder(dataDir), plan)
    return await withBenchProduct(work, databaseUrl, dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** In a browser that has nothing of the site yet. */
async function timeFirstPicture(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  try {
    await page.goto(`${address}/properties?bounds=${boxAround(cityCentre(1))}`)
    await page.waitForLoadState('networkidle')
    const drawn = page.evaluate(untilDrawn)
    await page.getByRole('link', { name: 'Show on map' }).click()
    return await drawn
  } finally {
    await page.close()
  }
}

/** Runs in the page: time from the press to the picture with streets. */
function untilDrawn(): Promise<number> {
  return new Promise((resolve) => {
    let pressed = 0
    addEventListener(
      'click',
      () => {
        pressed = performance.now()
      },
      { once: true, capture: true },
    )
    const observer = new MutationObserver(() => {
      if (pressed === 0 || !document.querySelector('[data-drawn=streets]')) return
      observer.disconnect()
      resolve(performance.now() - pressed)
    })
    const attributes = { attributes: true, attributeFilter: ['data-drawn'] }
    observer.observe(document.body, { subtree: true, childList: true, ...attributes })
  })
}

/** From the end of a pan to the painted list in a real browser. */
export async function benchMapInBrowser(databaseUrl: string, budget: number): Promise<Figure[]> {
  await ensureBrowser(await builtRuntime(), createReport(process.stderr))
  return withStreets(databaseUrl, async ({ address }) => {
    const browser = await chromium.launch(launchOptions({ isWhole: true }))
    try {
      const pictures: number[] = []
      for (let n = 0; n < FIRST_PICTURES; n++)
        pictures.push(await timeFirstPicture(browser, address))
      const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
      await page.goto(`${address}/properties?view=map&bounds=${boxAround(cityCentre(1))}`)
      await page.locator('.map-sign').first().waitFor({ timeout: PATIENCE })
      const times: number[] = []
      for (let n = 0; n < PANS; n++) {
        const time = await timePan(
          page,
          // Back and forth over listings, but never exactly to an earlier view.
          n % 6 < 3 ? STEP : -STEP,
          n % 2 === 0 ? STEP / 4 : 4 - STEP / 4,
        )
        // Skips the first pans, which load code.
        if (n >= PANS / 8) times.push(time)
      }
      return [
        atMost(
          'map, in a browser: first picture with streets, p50',
          percentile(pictures, 0.5),
          FIRST_PICTURE,
          'ms',
          `longest ${amount(Math.max(...pictures), 'ms')}`,
        ),
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
  })
}

/** CPU slowdown, and the limit relative to an empty map. */
const SLOWER = 4
const BESIDE_EMPTY = 2
const STEPS = 30
const ROUNDS = 3
const EMPTY_STYLE = '/bench-empty-style.json'

/** On a CPU four times slower, compared to a map without style and listings. */
export async function benchPanSteps(databaseUrl: string): Promise<Figure[]> {
  return withStreets(databaseUrl, async ({ address }) => {
    const browser = await chromium.launch(launchOptions({ isWhole: true }))
    try {
      const steps: Record<'own' | 'empty', number[]> = { own: [], empty: [] }
      for (let round = 0; round < ROUNDS; round++) {
        for (const kind of ['empty', 'own'] as const) {
          steps[kind].push(...(await stepsOfPan(browser, address, kind)))
        }
      }
      const [own, empty] = [percentile(steps.own, 0.5), percentile(steps.empty, 0.5)]
      return [
        atMost(
          'map, in a browser four times slower: a step of a pan, p50',
          own / empty,
          BESIDE_EMPTY,
          'x',
          `${amount(own, 'ms')}, on an empty map ${amount(empty, 'ms')}`,
        ),
      ]
    } finally {
      await browser.close()
    }
  })
}

/** Milliseconds of each step, from the pointer move to the frame after the next. */
async function stepsOfPan(
  browser: Browser,
  address: string,
  kind: 'own' | 'empty',
): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  try {
    if (kind === 'empty') await emptyMap(page)
    await page.goto(`${address}/properties?view=map&bounds=${boxAround(cityCentre(1))}`)
    if (kind === 'own') {
      await page.locator('.map-sign').first().waitFor({ timeout: PATIENCE })
      await page.locator('[data-drawn=streets]').waitFor({ timeout: PATIENCE })
    }
    await page.locator('.maplibregl-canvas').waitFor({ timeout: PATIENCE })
    await page.waitForLoadState('networkidle')
    const box = await page.locator('.maplibregl-canvas').boundingBox()
    if (!box) throw new Error('the map is not there')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const [x, y] = [box.x + box.width / 4, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    const times: number[] = []
    for (let step = 1; step <= STEPS; step++) {
      const started = performance.now()
      await page.mouse.move(x + step * 8, y + step * 2)
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      times.push(performance.now() - started)
    }
    await page.mouse.up()
    return times
  } finally {
    await page.close()
  }
}

async function emptyMap(page: Page): Promise<void> {
  const style = { version: 8, sources: {}, layers: [] }
  await page.route(`**${EMPTY_STYLE}`, (route) => route.fulfill({ json: style }))
  await page.route('**/ext/map/clusters*', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: { ...(await reply.json()), total: 0, data: [] } })
  })
  await page.route('**/properties?view=map*', async (route) => {
    const reply = await route.fetch()
    const html = await reply.text()
    const body = html.replace('<html ', `<html data-map-style="${EMPTY_STYLE}" `)
    await route.fulfill({ response: reply, body })
  })
}

/** Drags the map without inertia; returns milliseconds. */
async function timePan(page: Page, right: number, down: number): Promise<number> {
  const box = await page.locator('.maplibregl-canvas').boundingBox()
  if (!box) throw new Error('the map is not there')
  const listed = page.evaluate(untilListed)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - right, y - down, { steps: 6 })
  // Holds still to prevent inertia.
  await page.waitForTimeout(250)
  await page.mouse.move(x - right, y - down)
  await page.mouse.up()
  return listed
}

/** Runs in the page: time from mouseup to the frame with the new list. */
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
