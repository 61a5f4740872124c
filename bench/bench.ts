// `npm run bench [-- section …]`: measures the performance budgets.
import { mkdirSync } from 'node:fs'
import { benchMapInBrowser, benchPanSteps } from './map-browser.ts'
import { embeddedRegion, HOME, postgresRegion, startServer } from './regions.ts'
import {
  type Figure,
  measureSection,
  printTable,
  type SectionResult,
  writeDocument,
} from './report.ts'
import { benchAlerts } from './sections/alerts-section.ts'
import { benchCharts } from './sections/charts-section.ts'
import { benchChat } from './sections/chat-section.ts'
import { benchExtract } from './sections/extract-section.ts'
import { benchImport } from './sections/import-section.ts'
import { benchInteractions } from './sections/interactions-section.ts'
import { benchLighthouse } from './sections/lighthouse-section.ts'
import { benchLive } from './sections/live-section.ts'
import { benchMap } from './sections/map-section.ts'
import { benchPages } from './sections/pages-section.ts'
import { benchPayments } from './sections/payments-section.ts'
import { benchReview } from './sections/review-section.ts'
import { benchSearch } from './sections/search-section.ts'
import { benchSignIns } from './sections/sign-ins-section.ts'
import { benchSizes } from './sections/sizes-section.ts'
import { benchStart } from './sections/start-section.ts'
import { benchStreets } from './sections/streets-section.ts'
import { benchUploads, benchUploadsEmbedded } from './sections/uploads-section.ts'
import { benchValuation } from './sections/valuation-section.ts'

/** Milliseconds from the end of a pan to the updated list. */
const PAN_BUDGET = 300
const FIFTY = 50_000
const HUNDRED = 100_000
const MILLION = 1_000_000

const SECTIONS: Record<string, () => Promise<SectionResult[]>> = {
  search: async () => [
    await measureSection('search-embedded', 'Search, embedded, 50,000 listings', async (notes) => {
      const dataDir = await embeddedRegion(FIFTY)
      const budget = { mixP95: 50, typingErrorP95: 150, eightClients: 0.6 }
      return benchSearch({ dataDir }, budget, notes)
    }),
    await searchOnPostgres('search-postgres', FIFTY, {
      mixP95: 50,
      typingErrorP95: 150,
      eightClients: 0.6,
    }),
  ],
  million: async () => [
    await searchOnPostgres('million', MILLION, { mixP95: 100, typingErrorP95: 600 }),
  ],
  map: async () => [
    await measureSection('map-embedded', 'Map, embedded, 50,000 listings', async () =>
      benchMap({ dataDir: await embeddedRegion(FIFTY) }, 50),
    ),
    await mapOnPostgres('map-postgres', HUNDRED, { budget: 50, inBrowser: true }),
    await mapOnPostgres('map-million', MILLION, { budget: 150 }),
  ],
  streets: async () => [
    await measureSection('streets', 'Streets, a town of 100,000 edges', benchStreets),
  ],
  extract: async () => [
    await measureSection('extract', 'Streets, an extract of a state', benchExtract),
  ],
  alerts: async () => [
    await measureSection('alerts-embedded', 'Alerts, embedded, 50,000 listings', async (notes) =>
      benchAlerts({ dataDir: await embeddedRegion(FIFTY) }, notes),
    ),
    await measureSection(
      'alerts-postgres',
      'Alerts, PostgreSQL, 50,000 listings',
      alertsOnPostgres,
    ),
  ],
  payments: async () => [
    await measureSection('payments-embedded', 'Payments, embedded', (notes) =>
      benchPayments('embedded', notes),
    ),
    await measureSection('payments-postgres', 'Payments, PostgreSQL', (notes) =>
      benchPayments('postgres', notes),
    ),
  ],
  live: async () => [await measureSection('live', 'Live events, PostgreSQL', benchLive)],
  chat: async () => [
    await measureSection('chat-embedded', 'Chat, embedded', (notes) =>
      benchChat('embedded', notes),
    ),
    await measureSection('chat-postgres', 'Chat, PostgreSQL', (notes) =>
      benchChat('postgres', notes),
    ),
  ],
  'sign-ins': async () => [
    await measureSection(
      'sign-ins',
      'Search during a flood of sign-ins, embedded, 50,000 listings',
      async (notes) => benchSignIns({ dataDir: await embeddedRegion(FIFTY) }, notes),
    ),
  ],
  review: async () => [
    await measureSection('review', 'Review queue, embedded, 50,000 listings', async (notes) =>
      benchReview({ dataDir: await embeddedRegion(FIFTY) }, notes),
    ),
  ],
  uploads: async () => [
    await measureSection('uploads', 'Photographs, PostgreSQL, 50,000 listings', uploadsOnPostgres),
    await measureSection('uploads-embedded', 'Photographs, demo region', benchUploadsEmbedded),
  ],
  valuation: async () => [await measureSection('valuation', 'Valuation, embedded', benchValuation)],
  pages: async () => [await measureSection('pages', 'Pages', benchPages)],
  sizes: async () => [await measureSection('sizes', 'First load', benchSizes)],
  lighthouse: async () => [await measureSection('lighthouse', 'Lighthouse', benchLighthouse)],
  interactions: async () => [
    await measureSection('interactions', 'From a press to the next picture', benchInteractions),
  ],
  charts: async () => [await measureSection('charts', 'Charts of machines', benchCharts)],
  start: async () => [await measureSection('start', 'Start', benchStart)],
  import: async () => [await measureSection('import', 'Import', benchImport)],
}

const DOCUMENT_ORDER = [
  'search-embedded',
  'search-postgres',
  'million',
  'map-embedded',
  'map-postgres',
  'map-million',
  'streets',
  'extract',
  'alerts-embedded',
  'alerts-postgres',
  'payments-embedded',
  'payments-postgres',
  'live',
  'chat-embedded',
  'chat-postgres',
  'sign-ins',
  'review',
  'uploads',
  'uploads-embedded',
  'valuation',
  'pages',
  'sizes',
  'lighthouse',
  'interactions',
  'charts',
  'start',
  'import',
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in SECTIONS))
if (unknown.length > 0) {
  console.error(
    `There is no section ${unknown.join()}. Sections: ${Object.keys(SECTIONS).join(', ')}`,
  )
  process.exit(64)
}
mkdirSync(HOME, { recursive: true })
const results: SectionResult[] = []
for (const [name, section] of Object.entries(SECTIONS)) {
  if (wanted.length === 0 || wanted.includes(name)) results.push(...(await section()))
}
printTable(results)
writeDocument(results, DOCUMENT_ORDER)
process.exitCode = results.some(({ figures }) => figures.some(({ ok }) => ok === false)) ? 1 : 0

function searchOnPostgres(
  section: string,
  listings: number,
  budget: Parameters<typeof benchSearch>[1],
): Promise<SectionResult> {
  const title = `Search, PostgreSQL, ${listings.toLocaleString('en')} listings`
  return measureSection(section, title, async (notes) => {
    const server = await startServer()
    try {
      const databaseUrl = await postgresRegion(server, listings)
      return await benchSearch({ dataDir: `${HOME}/data`, databaseUrl }, budget, notes)
    } finally {
      await server.stop()
    }
  })
}

function mapOnPostgres(
  section: string,
  listings: number,
  { budget, inBrowser = false }: { budget: number; inBrowser?: boolean },
): Promise<SectionResult> {
  const title = `Map, PostgreSQL, ${listings.toLocaleString('en')} listings`
  return measureSection(section, title, async () => {
    const server = await startServer()
    try {
      const databaseUrl = await postgresRegion(server, listings)
      const figures = await benchMap({ dataDir: `${HOME}/data`, databaseUrl }, budget)
      if (!inBrowser) return figures
      const pans = await benchMapInBrowser(databaseUrl, PAN_BUDGET)
      return [...figures, ...pans, ...(await benchPanSteps(databaseUrl))]
    } finally {
      await server.stop()
    }
  })
}

async function alertsOnPostgres(notes: string[]): Promise<Figure[]> {
  const server = await startServer()
  try {
    const databaseUrl = await postgresRegion(server, FIFTY)
    return await benchAlerts({ dataDir: `${HOME}/data`, databaseUrl }, notes)
  } finally {
    await server.stop()
  }
}

async function uploadsOnPostgres(notes: string[]): Promise<Figure[]> {
  const server = await startServer()
  try {
    return await benchUploads(await postgresRegion(server, FIFTY), notes)
  } finally {
    await server.stop()
  }
}
