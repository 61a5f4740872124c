import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { readChart } from '@hearth/machine-lab/chart/read-chart'
import { drawChart } from '@hearth/machine-lab/draw/draw-chart'
import { chromium, type Page } from 'playwright'
import { build } from 'vite'
import { ensureBrowser, launchOptions } from '@/scripts/browser.mjs'
import { createReport } from '@/scripts/report.mjs'
import { ensureRuntime } from '@/scripts/runtime.mjs'
import { sourceAlias } from '@/scripts/source-alias.mjs'
import { machineOfSixty } from './machine-of-sixty.ts'
import { percentile } from './one-client.ts'
import { atMost, type Figure } from './report.ts'

const PRE_DRAWN_BUDGET_MS = 150
const LAYOUT_BUDGET_MS = 1_000
const LIGHT_BUDGET_MS = 50
const PAGES = 5

/** A chart of 60 states in a browser: each page has nothing loaded yet but its own code. */
export async function benchChartsInBrowser(): Promise<Figure[]> {
  const report = createReport()
  await ensureBrowser(await ensureRuntime(report), report)
  const { address, stop } = await servePage()
  const browser = await chromium.launch(launchOptions({ isWhole: true }))
  const each = async (work: (page: Page) => Promise<number[]>) => {
    const times: number[] = []
    for (let count = 0; count < PAGES; count += 1) {
      const page = await browser.newPage()
      await page.goto(address)
      await page.waitForFunction('window.measure !== undefined')
      times.push(...(await work(page)))
      await page.close()
    }
    return times
  }
  const measured = (name: string) => async (page: Page) =>
    [await page.evaluate<number | number[]>(`window.measure.${name}()`)].flat()
  try {
    const preDrawn = await each(measured('showPreDrawn'))
    const byLayout = await each(measured('showByLayout'))
    const lit = await each(measured('light'))
    return [
      atMost('chart in a browser, pre-drawn', percentile(preDrawn, 0.5), PRE_DRAWN_BUDGET_MS, 'ms'),
      atMost('chart in a browser, by layout', percentile(byLayout, 0.5), LAYOUT_BUDGET_MS, 'ms'),
      atMost('from an event to its lit state, p95', percentile(lit, 0.95), LIGHT_BUDGET_MS, 'ms'),
    ]
  } finally {
    await browser.close()
    stop()
  }
}

async function servePage() {
  const files = new Map([
    ['/', PAGE],
    ['/sixty.svg', await drawChart(readChart(machineOfSixty()))],
    ...(await builtScripts()),
  ])
  const server = createServer(({ url = '' }, reply) => {
    const text = files.get(url)
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html'
    reply.writeHead(text === undefined ? 404 : 200, { 'Content-Type': type }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { address: `http://127.0.0.1:${port}/`, stop }
}

const PAGE = `<!doctype html><title>Charts</title><body>
<script type="module">window.measure = await import('/assets/chart-page.js')</script>`

async function builtScripts(): Promise<[string, string][]> {
  const root = fileURLToPath(new URL('../', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root,
    resolve: { alias: sourceAlias },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'bench/chart-page.tsx',
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/[name].js' },
      },
    },
  })
  if (!('output' in built)) throw new Error('no single build')
  return built.output.flatMap((each) =>
    each.type === 'chunk' ? [[`/${each.fileName}`, each.code] as [string, string]] : [],
  )
}
