import { type Browser, chromium } from 'playwright'
import { launchOptions } from '@/scripts/browser.mjs'

/** CPU slowdown factor of a mid-range phone. */
const SLOWER = 4

/** Something to press; `press` returns true once the page has responded. */
export type FirstPress = { name: string; path: string; press: () => boolean }

/**
 * Milliseconds from a page's request to its first response to a press. Each page gets a fresh
 * context; presses repeat from the first HTML on.
 */
export async function timeFirstPresses(
  address: string,
  presses: readonly FirstPress[],
  rounds: number,
): Promise<Map<string, number[]>> {
  const times = new Map(presses.map(({ name }): [string, number[]] => [name, []]))
  const browser = await chromium.launch(launchOptions({ isWhole: true }))
  try {
    for (let round = 0; round < rounds; round++) {
      for (const each of presses) times.get(each.name)?.push(await timeOnce(browser, address, each))
    }
  } finally {
    await browser.close()
  }
  return times
}

async function timeOnce(browser: Browser, address: string, { path, press }: FirstPress) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.addInitScript(`(${pressUntilAnswered})(${press})`)
    await page.goto(address + path, { waitUntil: 'commit' })
    const answered = await page.waitForFunction(() => window.firstAnswer, null, { timeout: 60_000 })
    return (await answered.jsonValue()) ?? Number.NaN
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    firstAnswer?: number
  }
}

/** Runs in the page. */
function pressUntilAnswered(press: () => boolean): void {
  const timer = setInterval(() => {
    if (!press()) return
    window.firstAnswer = performance.now()
    clearInterval(timer)
  }, 20)
}

/** Runs in the page: the theme switch, present on every page. */
export function pressTheme(): boolean {
  const unset = [...document.querySelectorAll<HTMLInputElement>('input[name=theme]')]
  unset.find(({ checked, value }) => !checked && value !== 'system')?.click()
  return document.documentElement.dataset.theme !== undefined
}

/** Runs in the page: increases the number of bedrooms. */
export function pressRooms(): boolean {
  const field = document.querySelector<HTMLSelectElement>('select[name=bedrooms]')
  if (field) {
    field.selectedIndex = (field.selectedIndex % (field.options.length - 1)) + 1
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return location.search !== ''
}
