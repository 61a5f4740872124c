import { boxOfArea } from '@hearth/streets/geometry/drawn-area'
import { overlaps } from '@hearth/streets/geometry/position'
import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ListingFilters } from './listing-filters.ts'
import { mergedMarkers, zoomOnScreen } from './map-markers.ts'
import {
  type Cell,
  type CellSource,
  COUNTED_LEVELS,
  countedCells,
  countedInBoxes,
  type GridFilters,
  isKnownBySquare,
  type MarkerRow,
  readMarkers,
  searchedCells,
} from './map-store.ts'

export type MapView = { filters: ListingFilters & Pick<GridFilters, 'boxes'>; zoom: number }

export type MapResult = {
  clusters: (Cell & { listing: MarkerRow | null })[]
  total: number
  isEstimate: boolean
}

/** Up to this count the point index is fast, and more current than the grid. */
const FEW = 2000
/** Above this count the grid is used if it supports the filters. */
const MANY = 10_000
/** Above this count other filters use a sample. */
const MAX_COUNTED = 100_000
/** The same for excluded keywords, which are slow to test. */
const MAX_READ = 10_000
const SAMPLE_ROWS = 12_000
/** Lower, because keywords are slow to test. */
const WORDY_SAMPLE_ROWS = 4000
/** Matches needed to extrapolate a sample; otherwise the indexes are used. */
const WORTHY_SAMPLE = 300
/** Share of all listings above which a sequential scan is faster. */
const LARGE_SHARE = 0.2
/** Cells are 64 to 128 pixels wide. */
const CELLS_OF_ZOOM = 3
const FINEST_LEVEL = 20
/** From this level on, the visible box is smaller than an index square. */
const STREET_LEVEL = 17

/**
 * Clusters the listings of a box with bounded work. Counts are exact up to 100,000 listings, or
 * 10,000 with excluded keywords or with only type and category filters. Above, they come from the
 * grid counted each minute, or from a sample. Boxes larger than a screen use a lower zoom.
 */
export async function toMapClusters(db: Kysely<DB>, view: MapView): Promise<MapResult> {
  const zoom = zoomOnScreen(view.filters.boxes, view.zoom)
  const filters = narrowed(view.filters)
  if (filters.boxes.length === 0) return { clusters: [], total: 0, isEstimate: false }
  const { cells, isEstimate } = await countCells(db, filters, toLevel(zoom))
  const clusters = mergedMarkers(cells, zoom)
  const singles = clusters.flatMap(({ listings, id }) =>
    listings === 1 && id !== null ? [id] : [],
  )
  const pins = new Map((await readMarkers(db, singles)).map((row) => [row.id, row]))
  return {
    clusters: clusters.map((cell) => ({
      ...cell,
      listing: (cell.listings === 1 && cell.id !== null && pins.get(cell.id)) || null,
    })),
    total: clusters.reduce((sum, { listings }) => sum + listings, 0),
    isEstimate,
  }
}

function narrowed(filters: MapView['filters']): MapView['filters'] {
  const around = filters.areas?.map(boxOfArea)
  return around ? { ...filters, boxes: overlaps(filters.boxes, around) } : filters
}

async function countCells(
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
  if (inside <= (filters.excluded ? MAX_READ : MAX_COUNTED)) {
    const source = pickSource(filters, level, { inside, all })
    return { cells: await searchedCells(db, filters, level, source), isEstimate: false }
  }
  return sampledCells(db, filters, level, inside)
}

/**
 * Streets use the point index, regions the squares; keywords and parameters have their own index.
 */
function pickSource(
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
  // Excluded keywords alone have no index.
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

function toLevel(zoom: number): number {
  return Math.min(Math.floor(zoom) + CELLS_OF_ZOOM, FINEST_LEVEL)
}
