/**
 * Screenshots of every page and state, at three widths, light, dark and in Arabic, into
 * `.screenshots/`:
 * `npm run screenshots [-- --page home,results] [--width 360] [--look dark]`.
 *
 * `--readme` takes the README's pictures into `docs/screenshots/` instead (all, or those selected).
 * `--address` and `--provider` use a running product.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium } from 'playwright'
import { ensureBrowser, launchOptions } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { createReport } from './report.mjs'
import { ensureRuntime, ROOT } from './runtime.mjs'
import { contactSheet, fileName } from './screenshots/contact-sheet.ts'
import { beSignedIn, getPerson, signInPeople } from './screenshots/demo-people.ts'
import { findFacts } from './screenshots/facts.ts'
import { type Studio, type Window, writeReadmePictures } from './screenshots/readme-pictures.ts'
import type { Shot } from './screenshots/shot.ts'
import { shots } from './screenshots/shots.ts'
import { withSites } from './screenshots/sites.ts'
import { type Look, looks, openWindow, take, widths } from './screenshots/take.ts'
import { withProduct } from './testing/test-product.mjs'

const FOLDER = join(ROOT, '.screenshots')
const WINDOWS_AT_ONCE = 2

type Wanted = { shots: readonly Shot[]; widths: readonly number[]; looks: readonly Look[] }
const report = createReport()
const { values } = parseArgs({
  options: {
    page: { type: 'string' },
    width: { type: 'string' },
    look: { type: 'string' },
    readme: { type: 'boolean' },
    address: { type: 'string' },
    provider: { type: 'string' },
  },
})
const faults: string[] = []
const wanted = readWanted()
await onProduct((product) =>
  withSites(product, async (addressOf) => {
    const facts = await findFacts(product.apiUrl)
    const people = wanted.shots.some(({ by }) => by)
      ? await signInPeople(product.address, facts.rent)
      : null
    const browser = await chromium.launch(launchOptions())
    const openFor = async ({ by, differs }: Shot, window: Window) => {
      const context = await openWindow(browser, window)
      if (by) await beSignedIn(context, getPerson(people, { by, differs }), product.address)
      return context
    }
    const addressFor = async ({ site = 'product', path }: Shot, look: Look) => {
      const found = path(facts, people)
      return found === null ? null : addressIn(await addressOf(site), found, look)
    }
    try {
      if (values.readme) await writeReadmePictures({ openFor, addressFor }, wanted.shots, report)
      else await takeAll({ openFor, addressFor })
    } finally {
      await browser.close()
    }
  }),
)
for (const fault of faults) report.line(`✗ ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0

async function takeAll(studio: Studio): Promise<void> {
  const windows = wanted.looks.flatMap((look) => wanted.widths.map((width) => ({ look, width })))
  const next = async () => {
    for (let one = windows.shift(); one; one = windows.shift()) {
      await takeInWindow(studio, one)
    }
  }
  await Promise.all(Array.from({ length: WINDOWS_AT_ONCE }, next))
  const taken = shots.map(({ name }) => ({ name, files: listed(join(FOLDER, name)) }))
  writeFileSync(join(FOLDER, 'index.html'), contactSheet(taken.filter(({ files }) => files.length)))
  report.line(`  All on one page: ${join(FOLDER, 'index.html')}`)
}

async function takeInWindow({ openFor, addressFor }: Studio, window: Window): Promise<void> {
  const { width, look } = window
  const open = new Map<string, Promise<BrowserContext>>()
  const contextFor = (shot: Shot) => {
    const who = JSON.stringify([shot.by, shot.differs])
    const context = open.get(who) ?? openFor(shot, window)
    open.set(who, context)
    return context
  }
  const fitting = wanted.shots.filter((shot) => shot.widths?.includes(width) ?? true)
  await report.step(`${width} pixels, ${look}`, async (say) => {
    for (const shot of fitting) {
      say(shot.name)
      try {
        const address = await addressFor(shot, look)
        if (address === null) throw new Error('the demo region has nothing like it')
        const folder = join(FOLDER, shot.name)
        mkdirSync(folder, { recursive: true })
        const picture = await take(await contextFor(shot), shot, address)
        writeFileSync(join(folder, fileName(width, look)), picture)
      } catch (error) {
        const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
        faults.push(`${shot.name}, ${width} pixels, ${look}: ${reason}`)
      }
    }
  })
  for (const context of open.values()) await (await context).close()
}

function addressIn(site: string, path: string, look: Look): string {
  const { language } = looks[look]
  return site + (language ? `/${language}${path === '/' ? '' : path}` : path)
}

async function onProduct<T>(
  work: (product: { address: string; apiUrl: string }) => Promise<T>,
): Promise<T> {
  const { address, provider } = values
  if (address && provider) return work({ address, apiUrl: provider })
  const runtime = await ensureRuntime(report)
  await ensureBrowser(runtime, report)
  await ensureBuilt(runtime, report)
  return withProduct(runtime, report, work)
}

function readWanted(): Wanted {
  const named = values.page?.split(',')
  const unknown = named?.filter((name) => !shots.some((shot) => shot.name === name)) ?? []
  if (unknown.length > 0) {
    console.error(`There is no page ${unknown}. Pages: ${shots.map(({ name }) => name).join(', ')}`)
    process.exit(64)
  }
  const names = Object.keys(looks).filter((name): name is Look => name in looks)
  return {
    shots: shots.filter(({ name }) => named?.includes(name) ?? true),
    widths: widths.filter((width) => !values.width || values.width.split(',').includes(`${width}`)),
    looks: names.filter((name) => values.look?.split(',').includes(name) ?? true),
  }
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
