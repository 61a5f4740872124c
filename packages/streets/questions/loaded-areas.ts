import { join } from 'node:path'
import { isInside, type Position } from '../geometry/position.ts'
import { readGraph, type StreetGraph } from '../graph/street-graph.ts'
import type { IndexedPlaces } from '../places/find-addresses.ts'
import { readPlaces } from '../places/place-book.ts'
import { indexWords } from '../places/word-index.ts'
import type { QuestionArea } from './question.ts'

export type LoadedAreas = {
  /** Null where it cannot be read. */
  graph: (area: QuestionArea) => Promise<StreetGraph | null>
  places: (area: QuestionArea) => Promise<IndexedPlaces | null>
  /** Forgets areas that are gone or were built again. */
  keepOnly: (areas: readonly QuestionArea[]) => void
  /** Called when an area leaves memory: what was found in it must, too. */
  onDrop: (listener: () => void) => void
}

/** An index takes about this many times the bytes of its file. */
const INDEX_SHARE = 2

/** Reads areas when first asked for; beyond `maxBytes`, those not asked for longest are dropped. */
export function createLoadedAreas(maxBytes: number, warn: (text: string) => void): LoadedAreas {
  // In the order of use: a map keeps the order of its insertions.
  const loaded = new Map<string, { value: unknown; bytes: number }>()
  let tellDrop = () => {}
  const drop = (key: string) => {
    loaded.delete(key)
    tellDrop()
  }
  const load = async <Value>(
    key: string,
    read: () => Promise<{ value: Value; bytes: number }>,
  ): Promise<Value | null> => {
    const known = loaded.get(key)
    if (known) {
      loaded.delete(key)
      loaded.set(key, known)
      return known.value as Value | null
    }
    try {
      const { value, bytes } = await read()
      makeRoom(loaded, maxBytes - bytes, drop)
      loaded.set(key, { value, bytes })
      return value
    } catch (error) {
      warn(error instanceof Error ? error.message : String(error))
      loaded.set(key, { value: null, bytes: 0 })
      return null
    }
  }
  return {
    graph: (area) =>
      load(`graph ${toKey(area)}`, async () => {
        const value = await readGraph(join(area.folder, 'graph.bin'))
        return { value, bytes: value.bytes }
      }),
    places: (area) =>
      load(`places ${toKey(area)}`, async () => {
        const book = await readPlaces(join(area.folder, 'places.bin'))
        return { value: { book, index: indexWords(book) }, bytes: (1 + INDEX_SHARE) * book.bytes }
      }),
    keepOnly: (areas) => {
      const keys = new Set(areas.flatMap((it) => [`graph ${toKey(it)}`, `places ${toKey(it)}`]))
      for (const key of [...loaded.keys()]) if (!keys.has(key)) drop(key)
    },
    onDrop: (listener) => {
      tellDrop = listener
    },
  }
}

/**
 * Areas that hold the position, or end a few hundred meters before it; the one it lies deepest in
 * first. Invented ones step aside where a real one holds it, if only as a map.
 */
export function areasAt(areas: readonly QuestionArea[], position: Position): QuestionArea[] {
  const { latitude, longitude } = position
  const depth = ({ bounds: { south, west, north, east } }: QuestionArea) => {
    const scale = Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
    const width = west <= east ? east - west : east - west + 360
    const fromWest = ((longitude - west + 540) % 360) - 180
    const across = Math.min(fromWest, width - fromWest) * scale
    return Math.min(latitude - south, north - latitude, across)
  }
  const isReal = isOnRealStreets(areas, position)
  return areas
    .filter((area) => area.hasTravel && !(isReal && area.isInvented))
    .filter((area) => depth(area) > -BESIDE_DEGREES)
    .sort((a, b) => depth(b) - depth(a))
}

export function isOnRealStreets(areas: readonly QuestionArea[], position: Position): boolean {
  return areas.some(({ isInvented, bounds }) => !isInvented && isInside(bounds, position))
}

/** Somewhat more than streets are snapped to. */
const BESIDE_DEGREES = 0.005

function toKey({ folder, version }: QuestionArea): string {
  return `${folder} ${version}`
}

function makeRoom(
  loaded: ReadonlyMap<string, { bytes: number }>,
  most: number,
  drop: (key: string) => void,
): void {
  let bytes = loaded.values().reduce((sum, one) => sum + one.bytes, 0)
  for (const [key, one] of [...loaded]) {
    if (bytes <= most) return
    drop(key)
    bytes -= one.bytes
  }
}
