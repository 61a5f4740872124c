import { type Browser, chromium } from 'playwright'
import { launchOptions } from '@/scripts/browser.mjs'

/** Times slower than this machine; a phone in the middle of the market. */
const SLOWER = 4

/** Something to press, and the sign in the page that its press was answered. */
export type FirstPress = { name: string; path: string; press: () => boolean }

/**
 * Milliseconds from the request of a page to its first press that is answered, each page in turn in a
 * context of its own. Presses begin with the first HTML and go on until one is answered.
 */
export async function timeFirstPresses(
  address: string,
  presses: readonly FirstPress[],
  rounds: number,
): Promise<Map<string, number[]>> {
  const times = new Map(presses.map(({ name }): [string, number[]] => [name, []]))
  const browser = await chromium.launch(launchOptions())
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
    /** Milliseconds since the page was requested. */
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

/** Runs in the page: the theme of a shell, the first press that any page can answer. */
export function pressTheme(): boolean {
  const unset = [...document.querySelectorAll<HTMLInputElement>('input[name=theme]')]
  unset.find(({ checked, value }) => !checked && value !== 'system')?.click()
  return document.documentElement.dataset.theme !== undefined
}

/** Runs in the page: the rooms that are asked for, one more each time. */
export function pressRooms(): boolean {
  const field = document.querySelector<HTMLSelectElement>('select[name=bedrooms]')
  if (field) {
    field.selectedIndex = (field.selectedIndex % (field.options.length - 1)) + 1
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return location.search !== ''
}
