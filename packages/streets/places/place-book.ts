import type { Cells, CellsInfo } from '../cells.ts'
import type { Bounds } from '../geometry/position.ts'
import { readPacked } from '../packed-file.ts'
import { PLACE_UNITS } from './things.ts'
import { PLACES_MAGIC } from './write-places.ts'

type Words = {
  labelName: Uint32Array
  labelFirst: Uint32Array
  labelLanguage: Uint32Array
  labelTranslation: Uint32Array
}

/** Names and places as written by `writePlaces`. Streets are the first things. */
export type PlaceBook = Words & {
  bytes: number
  streetCount: number
  thingKind: Uint8Array
  thingLabel: Uint32Array
  thingNeighborhood: Uint32Array
  thingCity: Uint32Array
  thingState: Uint32Array
  thingCountry: Uint32Array
  thingPostal: Uint32Array
  thingPosition: Int32Array
  thingBox: Int32Array
  /** Code of the border, or an empty string; null in areas that were built without borders. */
  thingArea: Uint32Array | null
  houseFirst: Uint32Array
  houseNumber: Uint32Array
  housePostal: Uint32Array
  houseNeighborhood: Uint32Array
  housePosition: Int32Array
  segmentStreet: Uint32Array
  segmentNeighborhood: Uint32Array
  segmentLine: Int32Array
  segmentCells: Cells
  spotKind: Uint8Array
  spotLabel: Uint32Array
  spotPosition: Int32Array
  entryFirst: Uint32Array
  entryPosition: Int32Array
  spotCells: Cells
  string: (id: number) => string
}

/** Throws DamagedFile, or the error of the file system. */
export async function readPlaces(file: string): Promise<PlaceBook> {
  const packed = await readPacked(file, PLACES_MAGIC)
  const { uint8, uint32, int32 } = packed
  const [text, textFirst] = [uint8('text'), uint32('textFirst')]
  const decoder = new TextDecoder()
  const cells = (name: 'segment' | 'spot'): Cells => ({
    ...(packed.info[`${name}Cells`] as CellsInfo),
    first: uint32(`${name}CellFirst`),
    items: uint32(`${name}CellItems`),
  })
  return {
    bytes: packed.bytes,
    streetCount: Number(packed.info.streets),
    thingKind: uint8('thingKind'),
    thingLabel: uint32('thingLabel'),
    thingNeighborhood: uint32('thingNeighborhood'),
    thingCity: uint32('thingCity'),
    thingState: uint32('thingState'),
    thingCountry: uint32('thingCountry'),
    thingPostal: uint32('thingPostal'),
    thingPosition: int32('thingPosition'),
    thingBox: int32('thingBox'),
    thingArea: packed.has('thingArea') ? uint32('thingArea') : null,
    houseFirst: uint32('houseFirst'),
    houseNumber: uint32('houseNumber'),
    housePostal: uint32('housePostal'),
    houseNeighborhood: uint32('houseNeighborhood'),
    housePosition: int32('housePosition'),
    segmentStreet: uint32('segmentStreet'),
    segmentNeighborhood: uint32('segmentNeighborhood'),
    segmentLine: int32('segmentLine'),
    segmentCells: cells('segment'),
    spotKind: uint8('spotKind'),
    spotLabel: uint32('spotLabel'),
    spotPosition: int32('spotPosition'),
    entryFirst: uint32('entryFirst'),
    entryPosition: int32('entryPosition'),
    spotCells: cells('spot'),
    labelName: uint32('labelName'),
    labelFirst: uint32('labelFirst'),
    labelLanguage: uint32('labelLanguage'),
    labelTranslation: uint32('labelTranslation'),
    string: (id) => decoder.decode(text.subarray(textFirst[id], textFirst[id + 1])),
  }
}

/** In the language, else as the place itself writes it. */
export function nameIn(book: PlaceBook, label: number, language: string): string {
  const end = book.labelFirst[label + 1] ?? 0
  for (let at = book.labelFirst[label] ?? 0; at < end; at++) {
    if (book.string(book.labelLanguage[at] ?? 0) === language) {
      return book.string(book.labelTranslation[at] ?? 0)
    }
  }
  return book.string(book.labelName[label] ?? 0)
}

/** In all languages. */
export function allNames(book: PlaceBook, label: number): string[] {
  const names = [book.string(book.labelName[label] ?? 0)]
  const end = book.labelFirst[label + 1] ?? 0
  for (let at = book.labelFirst[label] ?? 0; at < end; at++) {
    names.push(book.string(book.labelTranslation[at] ?? 0))
  }
  return names.filter(Boolean)
}

export function degreesAt(
  positions: Int32Array,
  at: number,
): { latitude: number; longitude: number } {
  return {
    latitude: (positions[2 * at] ?? 0) / PLACE_UNITS,
    longitude: (positions[2 * at + 1] ?? 0) / PLACE_UNITS,
  }
}

export function boxAt({ thingBox }: PlaceBook, thing: number): Bounds {
  const [south = 0, west = 0, north = 0, east = 0] = thingBox.subarray(4 * thing, 4 * thing + 4)
  const [s, w, n, e] = [south, west, north, east].map((side) => side / PLACE_UNITS)
  return { south: s ?? 0, west: w ?? 0, north: n ?? 0, east: e ?? 0 }
}
