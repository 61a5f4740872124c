import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { buildArea, streetsFolder } from '@hearth/streets/areas/build-area'
import { webMercator } from '@hearth/streets/geometry/web-mercator'
import { openStreets } from '@hearth/streets/open-streets'
import { createServer } from '@/server/app.ts'
import { listen } from '@/server/listen.ts'
import { silentLogger } from '@/server/log.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { runLoad } from '../load.ts'
import { percentile, timeRequests } from '../one-client.ts'
import { amount, atLeast, atMost, type Figure } from '../report.ts'
import { streetName, streetTown, TOWN_MIDDLE } from '../street-town.ts'

const AREA_BUDGET_MS = 300
const SUGGESTION_BUDGET_MS = 50
const HOMES_BUDGET_MS = 100
const TILES_PER_SECOND = 1000
const BLOCK_BUDGET_MS = 50
const AREAS = 60
const SUGGESTIONS = 400
const TILES = 8000
const HOMES = 50_000
const RESOLUTION_MS = 5

/** A made town of 100,000 directed edges behind the provider's handlers. */
export async function benchStreets(notes: string[]): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-bench-'))
  const began = performance.now()
  const plan = { name: 'town', elements: streetTown(), attribution: 'Made', isInvented: true }
  const about = await buildArea(streetsFolder(dataDir), plan)
  const built = (performance.now() - began) / 1000
  notes.push(`The town: ${JSON.stringify(about.written)}.`)
  const streets = await openStreets({ dataDir }, silentLogger())
  const deps = testDeps({ config: { checkReplies: false } })
  const app = createServer({ ...deps, streets })
  const server = await listen({ host: '127.0.0.1', port: 0, app })
  const url = `http://127.0.0.1:${server.port}`
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  try {
    delay.enable()
    const areas = await areaFigures(url)
    const words = await timeRequests(url, suggestionPaths())
    const longest = delay.max / 1e6 - RESOLUTION_MS
    delay.disable()
    const tiles = await runLoad({
      url,
      paths: tilePaths(streets.version()),
      clients: 8,
      amount: TILES,
    })
    return [
      { name: 'town built: tiles, graph, places', value: amount(built, 's') },
      ...areas,
      atMost('suggestion: p95', percentile(words, 0.95), SUGGESTION_BUDGET_MS, 'ms'),
      ...(await homeFigures(streets)),
      atMost('longest block of the event loop', longest, BLOCK_BUDGET_MS, 'ms'),
      atLeast('tiles, 8 clients', tiles.rate, TILES_PER_SECOND, '/s'),
    ]
  } finally {
    await server.stop(1000)
    await streets.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Each request asks for another place, so that nothing is remembered. */
async function areaFigures(url: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const mode of ['foot', 'bicycle', 'car']) {
    let asked = 0
    const paths = () =>
      Array.from({ length: AREAS }, () => {
        const { latitude, longitude } = placeInTown(asked++)
        const travel = `${mode},20,${latitude.toFixed(5)},${longitude.toFixed(5)},`
        return `/api/ext/map/travel-area?travel=${encodeURIComponent(travel)}`
      })
    const times = await timeRequests(url, paths())
    const name = `area of 20 minutes, ${mode}: p95`
    figures.push(atMost(name, percentile(times, 0.95), AREA_BUDGET_MS, 'ms'))
  }
  return figures
}

/** Over the whole town but its rim. */
function placeInTown(n: number): { latitude: number; longitude: number } {
  return {
    latitude: TOWN_MIDDLE.latitude + 0.06 * Math.sin(n * 2.4),
    longitude: TOWN_MIDDLE.longitude + 0.08 * Math.cos(n * 1.7),
  }
}

/** Beginnings, house numbers and typing errors in turn. */
function suggestionPaths(): string[] {
  return Array.from({ length: SUGGESTIONS }, (_, n) => {
    const name = streetName((n * 37) % 5000)
    const swapped = name.charAt(0) + name.charAt(2) + name.charAt(1) + name.slice(3)
    const typed = [name.slice(0, 2), name.slice(0, 5), `5 ${name}`, swapped][n % 4] ?? name
    return `/api/ext/map/addresses?query=${encodeURIComponent(typed)}`
  })
}

async function homeFigures(streets: Awaited<ReturnType<typeof openStreets>>): Promise<Figure[]> {
  const homes = Array.from({ length: HOMES }, (_, n) => ({
    latitude: TOWN_MIDDLE.latitude + 0.06 * Math.sin(n * 2.4),
    longitude: TOWN_MIDDLE.longitude + 0.08 * Math.cos(n * 1.7),
  }))
  const times: number[] = []
  for (let n = 0; n < 21; n++) {
    const limit = { ...placeInTown(n), mode: 'foot' as const, minutes: 15, name: '' }
    const began = performance.now()
    await streets.minutesTo(limit, homes)
    times.push(performance.now() - began)
  }
  const [first = 0, ...others] = times
  return [
    { name: 'minutes to 50,000 homes, the first time', value: amount(first, 'ms') },
    atMost('minutes to 50,000 homes, later: p95', percentile(others, 0.95), HOMES_BUDGET_MS, 'ms'),
  ]
}

function tilePaths(version: string): string[] {
  const zoom = 14
  const { x, y } = webMercator(TOWN_MIDDLE)
  const [column, row] = [Math.floor(x * 2 ** zoom), Math.floor(y * 2 ** zoom)]
  return Array.from({ length: 36 }, (_, n) => {
    const [right, down] = [(n % 6) - 3, Math.floor(n / 6) - 3]
    return `/api/ext/map/tiles/${version}/${zoom}/${column + right}/${row + down}`
  })
}
