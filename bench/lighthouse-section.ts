import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { ensureBrowser, launchOptions } from '@/scripts/browser.mjs'
import { HELLO, SHELL } from '@/scripts/page-weight.mjs'
import { publicPages } from '@/scripts/public-pages.ts'
import { createReport } from '@/scripts/report.mjs'
import { pressRooms, pressTheme, timeFirstPresses } from './first-press.ts'
import { percentile } from './one-client.ts'
import { builtRuntime, withBenchProduct } from './product.ts'
import { amount, atMost, type Figure } from './report.ts'

/** Of `domain/routes`: what people come for, and one page to read. */
const MEASURED = new Set(['home', 'properties', 'property', 'project', 'article'])
/** A page that says hello: what the frame itself costs. */
const BARE = { name: 'hello', path: HELLO }
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const ALL_POINTS = CATEGORIES.filter((category) => category !== 'performance')
const LEAST_PERFORMANCE = 95
const BEHIND_SHELL = 3
/** Of the shell's blocking time, and of its first press. */
const TIMES_SHELL = 1.5
/** A shell that blocks less counts as this: the browser calls a task long from here on. */
const LONG_TASK_MILLISECONDS = 50
const LCP_SECONDS = 1.8
const CLS = 0.02
const FONT_KILOBYTES = 90
/** While developing one is enough: LIGHTHOUSE_RUNS=1. */
const RUNS = Number(process.env.LIGHTHOUSE_RUNS) || 5

/** What one run of one page gave. */
type Run = {
  points: Record<(typeof CATEGORIES)[number], number>
  /** Seconds. */
  lcp: number
  /** Milliseconds beyond the first 50 of each long task. */
  blocking: number
  cls: number
  /** Requests to anybody else. */
  foreign: string[]
  fontKilobytes: number
  /** Audits that took points away, performance left out. */
  lost: string[]
}

/**
 * Lighthouse as on a middling phone (its own simulated network and processor), pages in turn, so
 * that what else the machine does meets each of them and the page that is only a shell.
 */
export async function benchLighthouse(notes: string[]): Promise<Figure[]> {
  await ensureBrowser(await builtRuntime(), createReport(process.stderr))
  return withBenchProduct(async ({ address, apiUrl }) => {
    const found = (await publicPages(apiUrl)).filter(({ name }) => MEASURED.has(name))
    const pages = [BARE, SHELL, ...found]
    const measured = new Map(pages.map(({ name }): [string, Run[]] => [name, []]))
    for (let run = 0; run < RUNS; run++) {
      for (const { name, path } of pages) measured.get(name)?.push(await runOnce(address + path))
    }
    const shell = measured.get(SHELL.name) ?? []
    const presses = await timeFirstPresses(
      address,
      [
        { ...SHELL, press: pressTheme },
        { name: 'properties', path: '/properties', press: pressRooms },
      ],
      RUNS,
    )
    notes.push(`Lighthouse mobile, median of ${RUNS}; the audit geolocation-on-start is set aside.`)
    notes.push(...lostPoints(measured))
    return [
      ...[BARE, SHELL].flatMap(({ name }) => besideFigures(name, measured.get(name) ?? [])),
      ...found.flatMap(({ name }) => figuresOf(name, measured.get(name) ?? [], shell)),
      timesShell(
        'properties: request to the first filter that answers',
        percentile(presses.get('properties') ?? [], 0.5),
        percentile(presses.get(SHELL.name) ?? [], 0.5),
      ),
    ]
  })
}

/** What the pages' figures stand beside, on the same machine in the same minutes. */
function besideFigures(name: string, runs: Run[]): Figure[] {
  const points = median(runs, ({ points: { performance } }) => performance)
  const lcp = median(runs, (run) => run.lcp)
  return [
    { name: `${name}: performance`, value: String(points) },
    { name: `${name}: largest contentful paint`, value: amount(lcp, 's') },
    {
      name: `${name}: blocking time`,
      value: amount(
        median(runs, ({ blocking }) => blocking),
        'ms',
      ),
    },
  ]
}

/** A time held against the shell's. */
function timesShell(name: string, measured: number, ofShell: number): Figure {
  return {
    name,
    value: amount(measured, 'ms'),
    ratio: `${(measured / ofShell).toFixed(2)}x of the shell's ${amount(ofShell, 'ms')}`,
    budget: `≤ ${TIMES_SHELL}x`,
    ok: measured <= ofShell * TIMES_SHELL,
  }
}

function figuresOf(name: string, runs: Run[], ofShell: Run[]): Figure[] {
  const performance = median(runs, ({ points }) => points.performance)
  const shell = median(ofShell, ({ points }) => points.performance)
  const foreign = Math.max(...runs.map((run) => run.foreign.length))
  return [
    {
      name: `${name}: performance`,
      value: String(performance),
      ratio: `shell ${shell}`,
      budget: `≥ ${LEAST_PERFORMANCE}, ≥ shell - ${BEHIND_SHELL}`,
      ok: performance >= LEAST_PERFORMANCE && performance >= shell - BEHIND_SHELL,
    },
    ...ALL_POINTS.map((category) => {
      const points = median(runs, (run) => run.points[category])
      return { name: `${name}: ${category}`, value: `${points}`, budget: '100', ok: points === 100 }
    }),
    atMost(
      `${name}: largest contentful paint`,
      median(runs, ({ lcp }) => lcp),
      LCP_SECONDS,
      's',
    ),
    timesShell(
      `${name}: blocking time`,
      median(runs, ({ blocking }) => blocking),
      Math.max(
        median(ofShell, ({ blocking }) => blocking),
        LONG_TASK_MILLISECONDS,
      ),
    ),
    atMost(
      `${name}: layout shift`,
      median(runs, ({ cls }) => cls),
      CLS,
      '',
    ),
    atMost(`${name}: requests to others`, foreign, 0, ''),
    atMost(
      `${name}: fonts`,
      median(runs, (run) => run.fontKilobytes),
      FONT_KILOBYTES,
      'KB',
    ),
  ]
}

/** A trace of the browser's is lost now and then; the page is then measured again, at most twice. */
async function runOnce(url: string, triesLeft = 2): Promise<Run> {
  const { lhr } = await lighthouseOf(url)
  if (!lhr.runtimeError) return readRun(lhr, new URL(url).origin)
  if (triesLeft === 0) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  return runOnce(url, triesLeft - 1)
}

/** A browser of its own for each run: nothing kept from the one before. */
async function lighthouseOf(url: string) {
  const { executablePath, args } = launchOptions()
  const browser = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...args],
    logLevel: 'silent',
  })
  try {
    const options = {
      port: browser.port,
      logLevel: 'silent' as const,
      onlyCategories: [...CATEGORIES],
      skipAudits: ['geolocation-on-start'],
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
  const requests = requestsOf(result)
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

function requestsOf(result: Result): Request[] {
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

function lostPoints(measured: Map<string, Run[]>): string[] {
  return [...measured].flatMap(([name, runs]) => {
    const lost = [...new Set(runs.flatMap((run) => run.lost))]
    return name !== SHELL.name && lost.length > 0 ? [`${name} loses points by ${lost.join()}`] : []
  })
}

function median(runs: Run[], figure: (run: Run) => number): number {
  return percentile(runs.map(figure), 0.5)
}
