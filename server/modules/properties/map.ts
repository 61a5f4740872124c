import type { Kysely } from 'kysely'
import { boxOfArea } from '@/domain/drawn-area.ts'
import { overlaps } from '@/domain/map-box.ts'
import type { DB } from '@/generated/database.ts'
import { mergedSigns, zoomOnScreen } from './map-signs.ts'
import {
  type Cell,
  type CellSource,
  COUNTED_LEVELS,
  countedCells,
  countedInBoxes,
  type GridFilters,
  isKnownBySquare,
  type PinRow,
  readPins,
  searchedCells,
} from './map-store.ts'
import type { ListingFilters } from './search-conditions.ts'

export type MapView = { filters: ListingFilters & Pick<GridFilters, 'boxes'>; zoom: number }

export type MapResult = {
  clusters: (Cell & { listing: PinRow | null })[]
  total: number
  isEstimate: boolean
}

/**
 * Below this count the point index is fast, and current where the precomputed grid may be stale.
 */
const FEW = 2000
/** Above this count the precomputed grid is used if it supports the filters. */
const MANY = 10_000
/** Above this count a sample is used, unless the grid supports the filters. */
const MOST_COUNTED = 100_000
/** The same limit with excluded keywords, because the text of each listing is checked. */
const MOST_READ = 10_000
/** Listings read per sample. */
const SAMPLE_ROWS = 12_000
/** Listings read per sample if keywords are checked. */
const WORDY_SAMPLE_ROWS = 4000
/** Matches needed to extrapolate from a sample; with fewer, the indexes find all. */
const WORTHY_SAMPLE = 300
/** Above this share of all listings a sequential scan is faster than an index. */
const LARGE_SHARE = 0.2
/** Added to the zoom. Cells are then 64 to 128 pixels wide. */
const CELLS_OF_ZOOM = 3
const FINEST_LEVEL = 20
/** From this level the visible box is smaller than one index square. */
const STREET_LEVEL = 17

/**
 * Clusters the listings of a box with bounded work. A box larger than a screen uses the zoom at
 * which it fits. Counts are exact up to 100,000 listings in the box, or 10,000 if at most type and
 * category filter, and up to 10,000 with excluded keywords. Above, they come from grids counted
 * each minute, or from a sample for other filters.
 */
export async function mapOf(db: Kysely<DB>, view: MapView): Promise<MapResult> {
  const zoom = zoomOnScreen(view.filters.boxes, view.zoom)
  const filters = narrowed(view.filters)
  if (filters.boxes.length === 0) return { clusters: [], total: 0, isEstimate: false }
  const { cells, isEstimate } = await cellsOf(db, filters, levelOf(zoom))
  const clusters = mergedSigns(cells, zoom)
  const singles = clusters.flatMap(({ listings, id }) =>
    listings === 1 && id !== null ? [id] : [],
  )
  const pins = new Map((await readPins(db, singles)).map((row) => [row.id, row]))
  return {
    clusters: clusters.map((cell) => ({
      ...cell,
      listing: (cell.listings === 1 && cell.id !== null && pins.get(cell.id)) || null,
    })),
    total: clusters.reduce((sum, { listings }) => sum + listings, 0),
    isEstimate,
  }
}

/**
 * Limits the boxes to the surroundings of the drawn areas, so that the count in them picks a good
 * source.
 */
function narrowed(filters: MapView['filters']): MapView['filters'] {
  const around = filters.areas?.map(boxOfArea)
  return around ? { ...filters, boxes: overlaps(filters.boxes, around) } : filters
}

async function cellsOf(
  db: Kysely<DB>,
  filters: MapView['filters'],
  level: number,
): Promise<{ cells: Cell[]; isEstimate: boolean }> {
  const { propertyType, categoryId, boxes, ...rest } = filters
  const known = { propertyType, categoryId, boxes }
  const counted = Math.min(level, COUNTED_LEVELS.most)
  const { inside, all } = await countedInBoxes(db, known, counted)
  const isKnown = Object.values(rest).every((value) => value === undefined)
  if (isKnown && inside > MANY && level <= COUNTED_LEVELS.most) {
    return { cells: await countedCells(db, known, level), isEstimate: true }
  }
  if (inside <= (filters.excluded ? MOST_READ : MOST_COUNTED)) {
    const source = sourceOf(filters, level, { inside, all })
    return { cells: await searchedCells(db, filters, level, source), isEstimate: false }
  }
  return sampledCells(db, filters, level, inside)
}

/**
 * Streets use the point index, regions the squares; keywords and parameters have separate indexes.
 */
function sourceOf(
  filters: ListingFilters,
  level: number,
  { inside, all }: { inside: number; all: number },
): CellSource {
  if (level >= STREET_LEVEL || inside <= FEW) return { kind: 'indexes' }
  if (isKnownBySquare(filters)) return { kind: 'squares' }
  return inside > LARGE_SHARE * all ? { kind: 'rows' } : { kind: 'indexes' }
}

async function sampledCells(
  db: Kysely<DB>,
  filters: MapView['filters'],
  level: number,
  inside: number,
): Promise<{ cells: Cell[]; isEstimate: boolean }> {
  const rows = filters.query || filters.excluded ? WORDY_SAMPLE_ROWS : SAMPLE_ROWS
  const percent = (100 * rows) / inside
  const cells = await searchedCells(db, filters, level, { kind: 'sample', percent })
  const matches = cells.reduce((sum, { listings }) => sum + listings, 0)
  // Excluded keywords alone are not selective, so an index would not help.
  if (matches < WORTHY_SAMPLE && !filters.excluded) {
    const found = await searchedCells(db, filters, level, { kind: 'indexes' })
    return { cells: found, isEstimate: false }
  }
  const scaled = (listings: number) => Math.round((listings * 100) / percent)
  return {
    cells: cells.map((cell) => ({ ...cell, listings: scaled(cell.listings), id: null })),
    isEstimate: true,
  }
}

function levelOf(zoom: number): number {
  return Math.min(Math.floor(zoom) + CELLS_OF_ZOOM, FINEST_LEVEL)
}
