import type { Browser, BrowserContext, Page } from 'playwright'
import { letSay } from './says.ts'
import type { Shot } from './shot.ts'

/** Color scheme and language. */
export const looks = {
  light: { colorScheme: 'light', language: '' },
  dark: { colorScheme: 'dark', language: '' },
  arabic: { colorScheme: 'light', language: 'ar' },
} as const

export type Look = keyof typeof looks

export const widths = [360, 768, 1280] as const
const HEIGHTS: Record<number, number> = { 360: 780, 768: 1024, 1280: 800 }

/** `scale` is the device pixel ratio. */
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

/** Takes a JPEG. Throws if the page fails to load or `prepare` fails. */
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

/** Scrolls down to trigger lazy loading; disables `content-visibility: auto`. */
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

/** Sticky bars would cover the middle of a full-page screenshot. */
async function hideBars(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, bottom } = getComputedStyle(element)
      if (/fixed|sticky/.test(position) && bottom === '0px') element.style.visibility = 'hidden'
    }
  })
}

/** Waits for network, fonts and requested images. */
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
