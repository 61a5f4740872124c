import type { Browser, BrowserContext, Page } from 'playwright'
import { letSay } from './says.ts'
import type { Shot } from './shot.ts'

/** How the site is looked at: its colours and its language. */
export const looks = {
  light: { colorScheme: 'light', language: '' },
  dark: { colorScheme: 'dark', language: '' },
  arabic: { colorScheme: 'light', language: 'ar' },
} as const

export type Look = keyof typeof looks

export const widths = [360, 768, 1280] as const
const HEIGHTS: Record<number, number> = { 360: 780, 768: 1024, 1280: 800 }

/** A window of that width and look; pictures are as many times finer as `scale` says. */
export function openWindow(
  browser: Browser,
  { width, look, scale = 1 }: { width: number; look: Look; scale?: number },
): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 800 },
    colorScheme: looks[look].colorScheme,
    reducedMotion: 'reduce',
    deviceScaleFactor: scale,
    hasTouch: width < 768,
    isMobile: width < 768,
    locale: 'en-US',
    timezoneId: 'UTC',
  })
}

/**
 * One shot as a JPEG.
 * @throws Error when the page does not come or what is to be done there cannot be done
 */
export async function take(
  context: BrowserContext,
  shot: Pick<Shot, 'prepare' | 'isWindow' | 'says'>,
  address: string,
): Promise<Buffer> {
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  try {
    if (shot.says) await letSay(page, shot.says)
    await page.goto(address, { waitUntil: 'load', timeout: 30_000 })
    if (!shot.isWindow) await walkDown(page)
    await settled(page)
    await shot.prepare?.(page)
    await settled(page)
    if (!shot.isWindow) await hideBars(page)
    return await page.screenshot({
      fullPage: !shot.isWindow,
      type: 'jpeg',
      quality: 88,
      animations: 'disabled',
    })
  } finally {
    await context.setOffline(false)
    await page.close()
  }
}

/**
 * What waits until it is near comes when somebody has been there; what is painted only while it is
 * near is painted all the time.
 */
async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') {
        element.style.contentVisibility = 'visible'
      }
    }
    const step = window.innerHeight
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    window.scrollTo(0, 0)
  })
}

/**
 * A bar at the window's foot would lie across the middle of a picture of the whole page, and its header
 * wherever it was scrolled to.
 */
async function hideBars(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, bottom } = getComputedStyle(element)
      if (/fixed|sticky/.test(position) && bottom === '0px') element.style.visibility = 'hidden'
    }
  })
}

/** Calls of its own are answered; fonts are there, and the pictures that were asked for. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})
  await page.evaluate(async () => {
    await document.fonts.ready
    const isNear = (image: HTMLImageElement) => image.loading !== 'lazy' || image.currentSrc !== ''
    const waiting = [...document.images].filter((image) => isNear(image) && !image.complete)
    const ended = (image: HTMLImageElement) =>
      new Promise((resolve) => {
        image.onload = resolve
        image.onerror = resolve
        setTimeout(resolve, 5000)
      })
    await Promise.all(waiting.map(ended))
  })
  await page.waitForTimeout(250)
}
