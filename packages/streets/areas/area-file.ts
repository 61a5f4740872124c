import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bounds } from '../geometry/position.ts'
import type { StreetArea } from '../streets.ts'

/** Content of `area.json`; the folder's other files belong to it. */
export type AreaFile = Omit<StreetArea, 'folder'> & {
  /** Other formats are not read. */
  format: typeof AREA_FORMAT
  /** Of invented areas: which edition of their maker made them. */
  edition?: number
  /** Written and skipped by the build. */
  written: Record<string, number>
  skipped: Record<string, number>
}

/** Raised when the files of an area change their shape; such areas are to be built again. */
export const AREA_FORMAT = 1

export const areaFiles = {
  about: 'area.json',
  tiles: 'tiles.pmtiles',
  graph: 'graph.bin',
  places: 'places.bin',
} as const

/** Lower-case letters, digits and hyphens: the name is a folder's and part of addresses. */
export function isAreaName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,59}$/.test(name)
}

/** @throws Error in plain words when the folder holds no whole area */
export async function readAreaFile(folder: string): Promise<AreaFile> {
  const text = await readFile(join(folder, areaFiles.about), 'utf8')
  const value: unknown = JSON.parse(text)
  if (!isAreaFile(value)) throw new Error('area.json is not one that this version can read')
  return value
}

function isAreaFile(value: unknown): value is AreaFile {
  if (typeof value !== 'object' || value === null) return false
  const file = value as Partial<Record<keyof AreaFile, unknown>>
  return (
    file.format === AREA_FORMAT &&
    typeof file.name === 'string' &&
    typeof file.version === 'string' &&
    typeof file.attribution === 'string' &&
    typeof file.maxZoom === 'number' &&
    typeof file.hasTravel === 'boolean' &&
    typeof file.isInvented === 'boolean' &&
    isBounds(file.bounds)
  )
}

function isBounds(value: unknown): value is Bounds {
  if (typeof value !== 'object' || value === null) return false
  const box = value as Partial<Record<keyof Bounds, unknown>>
  return [box.south, box.west, box.north, box.east].every((it) => typeof it === 'number')
}
