import { CATEGORIES, CITIES, cityCentre } from '../dataset.ts'
import { percentile, timeRequests } from '../one-client.ts'
import { openProvider } from '../provider.ts'
import { atMost, type Figure } from '../report.ts'

/** As in the contract. */
const VIEWS = { street: 14.5, town: 11.5, region: 8.5, country: 4.2 }

type View = keyof typeof VIEWS

const WINDOW = { width: 900, height: 800 }
const FILTERS: Record<string, string>[] = [
  {},
  { property_type: '0' },
  { category_id: String(CATEGORIES) },
  { min_price: '300000' },
  { min_bedrooms: '3', max_price: '600000' },
]
const ROUNDS = 12

export async function benchMap(
  place: { dataDir: string; databaseUrl?: string },
  budget: number,
): Promise<Figure[]> {
  const provider = await openProvider(place)
  try {
    const views = Object.keys(VIEWS).filter((name): name is View => name in VIEWS)
    const figures: Figure[] = []
    const all: number[] = []
    for (const view of views) {
      const times = await timeRequests(provider.url, listPaths(view))
      all.push(...times)
      const median = percentile(times, 0.5)
      figures.push({
        name: `map, ${view}: p50 and p95`,
        value: `${median.toFixed(1)} and ${percentile(times, 0.95).toFixed(1)} ms`,
      })
    }
    return [...figures, atMost('map: p95', percentile(all, 0.95), budget, 'ms')]
  } finally {
    await provider.close()
  }
}

function listPaths(view: View): string[] {
  const zoom = VIEWS[view]
  return Array.from({ length: ROUNDS * FILTERS.length }, (_, at) => {
    const centre = cityCentre(1 + (Math.floor(at / FILTERS.length) % CITIES))
    const query = { ...FILTERS[at % FILTERS.length], bounds: boxAround(centre, zoom) }
    return `/api/ext/map/clusters?${new URLSearchParams({ ...query, zoom: String(zoom) })}`
  })
}

function boxAround(centre: { latitude: number; longitude: number }, zoom: number): string {
  const degrees = 360 / (512 * 2 ** zoom)
  const east = (WINDOW.width / 2) * degrees
  const north = (WINDOW.height / 2) * degrees * Math.cos((centre.latitude * Math.PI) / 180)
  const { latitude, longitude } = centre
  return [latitude - north, longitude - east, latitude + north, longitude + east]
    .map((it) => it.toFixed(5))
    .join()
}
