import { type Browser, chromium, type Page } from 'playwright'
import { ensureBrowser, launchOptions } from '@/scripts/browser.mjs'
import { createReport } from '@/scripts/report.mjs'
import { percentile } from '../one-client.ts'
import { builtRuntime, withBenchProduct } from '../product.ts'
import { atMost, type Figure } from '../report.ts'

/** CPU slowdowns with budgets in milliseconds. */
const SPEEDS = [
  { name: 'this machine', slower: 1, most: 150 },
  { name: 'four times slower', slower: 4, most: 300 },
]
/** The browser reports no shorter events; they count as this long. */
const SHORTEST_MILLISECONDS = 16
const ROUNDS = 3

type Scene = { name: string; path: string; act: (page: Page) => Promise<void> }

/** Time from a press to the next paint, from the Event Timing API (as for INP). */
export async function benchInteractions(): Promise<Figure[]> {
  await ensureBrowser(await builtRuntime(), createReport(process.stderr))
  return withBenchProduct(async ({ address, apiUrl }) => {
    const scenes = listScenes(await listingWithPictures(apiUrl))
    const browser = await chromium.launch(launchOptions({ isWhole: true }))
    try {
      const figures: Figure[] = []
      for (const { name: speed, slower, most } of SPEEDS) {
        for (const scene of scenes) {
          const times: number[] = []
          for (let round = 0; round < ROUNDS; round++) {
            times.push(...(await measurePresses(browser, address, scene, slower)))
          }
          const name = `${scene.name}, ${speed}: p95 of ${times.length}`
          figures.push(atMost(name, percentile(times, 0.95), most, 'ms'))
        }
      }
      return figures
    } finally {
      await browser.close()
    }
  })
}

function listScenes(listing: string): Scene[] {
  return [
    {
      name: 'results',
      path: '/properties?type=sell',
      act: async (page) => {
        await choose(page, 'bedrooms', '2')
        await choose(page, 'bathrooms', '1')
        await choose(page, 'sort', 'price_asc')
        await page.locator('a[href*="view=list"]').first().click()
        await settled(page)
        await page.locator('a[href*="page=2"]').first().click()
        await settled(page)
      },
    },
    {
      name: 'map',
      path: '/properties?city=Portland&view=map',
      act: async (page) => {
        const sign = page.locator('.map-sign').first()
        await sign.waitFor({ timeout: 60_000 })
        const map = page.locator('.maplibregl-canvas')
        await map.focus()
        for (const key of ['+', 'ArrowLeft', 'ArrowUp', '-']) {
          await page.keyboard.press(key)
          await settled(page)
        }
        await sign.waitFor({ timeout: 60_000 })
        await sign.click({ force: true })
        await settled(page)
      },
    },
    {
      name: 'gallery',
      path: listing,
      act: async (page) => {
        await page.getByRole('link', { name: /^Open picture 1 of/ }).click()
        await page.locator('dialog[open], [role=dialog]').first().waitFor()
        for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', '+', '-', 'Escape']) {
          await page.keyboard.press(key)
          await page.waitForTimeout(300)
        }
      },
    },
  ]
}

/** Milliseconds of each press, on a fresh page. */
async function measurePresses(
  browser: Browser,
  address: string,
  scene: Scene,
  slower: number,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  try {
    await page.addInitScript(watchPresses, SHORTEST_MILLISECONDS)
    await page.goto(address + scene.path, { waitUntil: 'load' })
    await settled(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await scene.act(page)
    await page.waitForTimeout(500)
    return await page.evaluate(() => window.pressTimes?.() ?? [])
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    pressTimes?: () => number[]
  }
}

/** Runs in the page: records the longest event of each press. */
function watchPresses(shortest: number): void {
  const presses = new Map<number, number>()
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue
      const known = presses.get(entry.interactionId) ?? shortest
      presses.set(entry.interactionId, Math.max(known, entry.duration))
    }
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  const wanted = { type: 'event', durationThreshold: shortest, buffered: true }
  observer.observe(wanted)
  window.pressTimes = () => {
    note(observer.takeRecords())
    const { interactionCount } = performance as Performance & { interactionCount?: number }
    const quick = Math.max(0, (interactionCount ?? presses.size) - presses.size)
    return [...presses.values(), ...Array.from({ length: quick }, () => shortest)]
  }
}

async function choose(page: Page, name: string, value: string): Promise<void> {
  const field = page.locator(`select[name=${name}]:visible`)
  await field.focus()
  await page.keyboard.press('ArrowDown')
  await field.selectOption(value)
  await settled(page)
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {})
  await page.waitForTimeout(300)
}

async function listingWithPictures(apiUrl: string): Promise<string> {
  const reply = await fetch(`${apiUrl}/api/get-property-list?limit=20`)
  const { data }: { data: { slug_id: string; gallery: unknown[] }[] } = await reply.json()
  const home = data.find(({ gallery }) => gallery.length >= 4) ?? data[0]
  return `/properties-details/${encodeURIComponent(home?.slug_id ?? '')}`
}
