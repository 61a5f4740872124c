import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { launchOptions } from '@/scripts/browser.mjs'
import { keepSignIn } from './agent-browser.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export const ALL_POINTS = CATEGORIES.filter((category) => category !== 'performance')

export type Run = {
  points: Record<(typeof CATEGORIES)[number], number>
  /** Seconds. */
  lcp: number
  /** Total blocking time in milliseconds. */
  blocking: number
  cls: number
  /** Requests to other origins. */
  foreign: string[]
  fontKilobytes: number
  /** Failed audits, except performance. */
  lost: string[]
}

/** Chrome sometimes loses a trace; the page is then measured again, at most twice. */
export async function runOnce(url: string, signIn?: string, triesLeft = 2): Promise<Run> {
  const { lhr } = await runLighthouse(url, signIn)
  if (!lhr.runtimeError) return readRun(lhr, new URL(url).origin)
  if (triesLeft === 0) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  return runOnce(url, signIn, triesLeft - 1)
}

/** Fresh browser per run. */
async function runLighthouse(url: string, signIn?: string) {
  const { executablePath, args } = launchOptions({ isWhole: true })
  const browser = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...args],
    logLevel: 'silent',
  })
  try {
    if (signIn) await keepSignIn(browser.port, new URL(url).origin, signIn)
    const options = {
      port: browser.port,
      logLevel: 'silent' as const,
      onlyCategories: [...CATEGORIES],
      skipAudits: ['geolocation-on-start'],
      disableStorageReset: signIn !== undefined,
    }
    const outcome = await lighthouse(url, options)
    if (!outcome) throw new Error(`Lighthouse gave nothing for ${url}`)
    return outcome
  } finally {
    browser.kill()
  }
}

function readRun(result: Result, origin: string): Run {
  const points = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100)
  const requests = listRequests(result)
  const fonts = requests.filter(({ resourceType }) => resourceType === 'Font')
  return {
    points: {
      performance: points('performance'),
      accessibility: points('accessibility'),
      'best-practices': points('best-practices'),
      seo: points('seo'),
    },
    lcp: (result.audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000,
    blocking: result.audits['total-blocking-time']?.numericValue ?? Number.NaN,
    cls: result.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    foreign: requests.map(({ url }) => url).filter((url) => isForeign(url, origin)),
    fontKilobytes: fonts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
    lost: ALL_POINTS.flatMap((category) => result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  }
}

type Request = { url: string; resourceType: string; transferSize: number }

function listRequests(result: Result): Request[] {
  const details = result.audits['network-requests']?.details
  if (details?.type !== 'table') throw new Error('Lighthouse listed no requests')
  return details.items.map(({ url, resourceType, transferSize }) => ({
    url: String(url),
    resourceType: String(resourceType),
    transferSize: Number(transferSize ?? 0),
  }))
}

function isForeign(url: string, origin: string): boolean {
  const { protocol, origin: asked } = new URL(url)
  return protocol.startsWith('http') && asked !== origin
}
