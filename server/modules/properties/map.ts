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

/** Up to here the point index finds them at once, and what came since the grid was counted. */
const FEW = 2000
/** From here on the counted grid answers what it knows. */
const MANY = 10_000
/** Boxes up to here are counted listing by listing whatever the filters are; wider ones are sampled. */
const MOST_COUNTED = 100_000
/** The same where the words of each are read, because some are excluded. */
const MOST_READ = 10_000
/** Listings of the box that a sample looks at. */
const SAMPLE_ROWS = 12_000
/** The same where each costs a look at its words. */
const WORDY_SAMPLE_ROWS = 4000
/** Matches that make a sample worth scaling; else the indexes find all of them. */
const WORTHY_SAMPLE = 300
/** A share of all listings above which going through all rows is quicker than an index. */
const LARGE_SHARE = 0.2
/** Cells are a sixty-fourth of 512 pixels wide at most, half that at least. */
const CELLS_OF_ZOOM = 3
const FINEST_LEVEL = 20
/** From here on a box is smaller than a square. */
const STREET_LEVEL = 17

/**
 * Every listing of a box, near ones together, with bounded work at any size; a box larger than a screen is drawn for
 * the zoom at which it fits one. Counted exactly up to 100,000 in the
 * box; above, and from 10,000 on where only kind and category filter, from the grids counted each minute, or from
 * a sample where they do not know the filters.
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

/** Of what a map shows, what lies around the drawn areas: how much is there decides where it is read. */
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

/** A street is found by its point, a region square by square; words and parameters by their own index. */
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
  // Excluded words alone narrow nothing that an index could find.
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
