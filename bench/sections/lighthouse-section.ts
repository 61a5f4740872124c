import { ensureBrowser } from '@/scripts/browser.mjs'
import { HELLO, SHELL } from '@/scripts/page-weight.mjs'
import { publicPages } from '@/scripts/public-pages.ts'
import { createReport } from '@/scripts/report.mjs'
import { signInAgent } from '../agent-browser.ts'
import { pressRooms, pressTheme, timeFirstPresses } from '../first-press.ts'
import { ALL_POINTS, type Run, runOnce } from '../lighthouse-run.ts'
import { percentile } from '../one-client.ts'
import { builtRuntime, withBenchProduct } from '../product.ts'
import { amount, atMost, type Figure } from '../report.ts'

/** The most important pages, and one to read. */
const MEASURED = new Set(['home', 'properties', 'property', 'project', 'article'])
/** Hello-world page: the framework's own cost. */
const BARE = { name: 'hello', path: HELLO }
const MIN_PERFORMANCE = 95
const BEHIND_SHELL = 3
/** Relative to the shell's blocking time or first press. */
const TIMES_SHELL = 1.5
/** A shell that blocks less counts as this, the browser's threshold of a long task. */
const LONG_TASK_MILLISECONDS = 50
const LCP_SECONDS = 1.8
const CLS = 0.02
const FONT_KILOBYTES = 90
/** LIGHTHOUSE_RUNS=1 is enough during development. */
const RUNS = Number(process.env.LIGHTHOUSE_RUNS) || 5

const BLOCKING = ': blocking time'
const GATED = 'project'
const OPEN_PROJECT = 'project, signed in'

type Measured = { name: string; path: string; signIn?: string }

/**
 * Lighthouse with its simulated mid-range phone. Pages alternate, so that other load on the machine
 * affects all of them and the shell alike.
 */
export async function benchLighthouse(notes: string[]): Promise<Figure[]> {
  await ensureBrowser(await builtRuntime(), createReport(process.stderr))
  return withBenchProduct(async ({ address, apiUrl }) => {
    const found = (await publicPages(apiUrl)).filter(({ name }) => MEASURED.has(name))
    // Visitors see the gate; the page itself needs a package.
    const signIn = await signInAgent(address)
    const open = found
      .filter(({ name }) => name === GATED)
      .map(({ path }) => ({ name: OPEN_PROJECT, path, signIn }))
    const pages: Measured[] = [BARE, SHELL, ...found, ...open]
    const measured = new Map(pages.map(({ name }): [string, Run[]] => [name, []]))
    for (let run = 0; run < RUNS; run++) {
      for (const { name, path, signIn: kept } of pages) {
        measured.get(name)?.push(await runOnce(address + path, kept))
      }
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
      ...found.flatMap(({ name }) => toFigures(name, measured.get(name) ?? [], shell)),
      ...open.flatMap(({ name }) => openFigures(name, measured.get(name) ?? [], shell)),
      timesShell(
        'properties: request to the first filter that answers',
        percentile(presses.get('properties') ?? [], 0.5),
        percentile(presses.get(SHELL.name) ?? [], 0.5),
      ),
    ]
  })
}

/** For a page that the browser renders again for signed-in users. */
function openFigures(name: string, runs: Run[], shell: Run[]): Figure[] {
  const beside = besideFigures(name, runs).filter((figure) => !figure.name.endsWith(BLOCKING))
  return [...beside, blockingFigure(name, runs, shell)]
}

function besideFigures(name: string, runs: Run[]): Figure[] {
  const points = median(runs, ({ points: { performance } }) => performance)
  const lcp = median(runs, (run) => run.lcp)
  return [
    { name: `${name}: performance`, value: String(points) },
    { name: `${name}: largest contentful paint`, value: amount(lcp, 's') },
    {
      name: name + BLOCKING,
      value: amount(
        median(runs, ({ blocking }) => blocking),
        'ms',
      ),
    },
  ]
}

function timesShell(name: string, measured: number, ofShell: number): Figure {
  return {
    name,
    value: amount(measured, 'ms'),
    ratio: `${(measured / ofShell).toFixed(2)}x of the shell's ${amount(ofShell, 'ms')}`,
    budget: `≤ ${TIMES_SHELL}x`,
    ok: measured <= ofShell * TIMES_SHELL,
  }
}

function blockingFigure(name: string, runs: Run[], ofShell: Run[]): Figure {
  const shell = median(ofShell, ({ blocking }) => blocking)
  return timesShell(
    name + BLOCKING,
    median(runs, ({ blocking }) => blocking),
    Math.max(shell, LONG_TASK_MILLISECONDS),
  )
}

function toFigures(name: string, runs: Run[], ofShell: Run[]): Figure[] {
  const performance = median(runs, ({ points }) => points.performance)
  const shell = median(ofShell, ({ points }) => points.performance)
  const foreign = Math.max(...runs.map((run) => run.foreign.length))
  return [
    {
      name: `${name}: performance`,
      value: String(performance),
      ratio: `shell ${shell}`,
      budget: `≥ ${MIN_PERFORMANCE}, ≥ shell - ${BEHIND_SHELL}`,
      ok: performance >= MIN_PERFORMANCE && performance >= shell - BEHIND_SHELL,
    },
    ...ALL_POINTS.map((category) => {
      const points = median(runs, (run) => run.points[category])
      const figure = { name: `${name}: ${category}`, value: `${points}` }
      // Visitors see the project's gate, which is noindex.
      if (category === 'seo' && name === GATED) return figure
      return { ...figure, budget: '100', ok: points === 100 }
    }),
    atMost(
      `${name}: largest contentful paint`,
      median(runs, ({ lcp }) => lcp),
      LCP_SECONDS,
      's',
    ),
    blockingFigure(name, runs, ofShell),
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

function lostPoints(measured: Map<string, Run[]>): string[] {
  return [...measured].flatMap(([name, runs]) => {
    const lost = [...new Set(runs.flatMap((run) => run.lost))]
    return name !== SHELL.name && lost.length > 0 ? [`${name} loses points by ${lost.join()}`] : []
  })
}

function median(runs: Run[], figure: (run: Run) => number): number {
  return percentile(runs.map(figure), 0.5)
}
