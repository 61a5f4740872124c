import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { PMTiles } from 'pmtiles'
import type { Bounds } from '@/domain/place/distance.ts'
import type { StreetArea } from '../streets.ts'
import { ArchiveFile } from './archive-file.ts'
import { areaFiles } from './area-file.ts'
import { mergedTiles } from './merged-tiles.ts'

export type TileReader = {
  /** Compressed by gzip; null where no area has a tile. */
  tile: (
    areas: readonly StreetArea[],
    z: number,
    x: number,
    y: number,
  ) => Promise<Uint8Array | null>
  close: () => Promise<void>
}

type OpenArchive = { version: string; archive: PMTiles; source: ArchiveFile }

/** Least recently used come first. About 20 MB. */
const KEPT_TILES = 1_000
const compressed = promisify(gzip)

/** Tiles of installed areas, read from their archives. Archives of replaced areas are closed. */
export function openTileReader(): TileReader {
  const archives = new Map<string, OpenArchive>()
  const kept = new Map<string, Promise<Uint8Array | null>>()

  const archiveOf = (area: StreetArea): PMTiles => {
    const known = archives.get(area.name)
    if (known?.version === area.version) return known.archive
    if (known) void known.source.close()
    const source = new ArchiveFile(join(area.folder, areaFiles.tiles))
    const archive = new PMTiles(source)
    archives.set(area.name, { version: area.version, archive, source })
    return archive
  }

  const read = async (areas: readonly StreetArea[], z: number, x: number, y: number) => {
    const box = boundsOf(z, x, y)
    const tiles: Uint8Array[] = []
    for (const area of areas) {
      if (z > area.maxZoom || !touches(area.bounds, box)) continue
      const tile = await archiveOf(area).getZxy(z, x, y)
      if (tile) tiles.push(new Uint8Array(tile.data))
    }
    const [only] = tiles
    if (!only) return null
    return await compressed(tiles.length === 1 ? only : mergedTiles(tiles))
  }

  return {
    tile(areas, z, x, y) {
      const version = areas.map((area) => area.version).join(' ')
      const key = `${version} ${z} ${x} ${y}`
      const known = kept.get(key)
      if (known !== undefined) {
        kept.delete(key)
        kept.set(key, known)
        return known
      }
      const asked = read(areas, z, x, y)
      kept.set(key, asked)
      asked.catch(() => kept.delete(key))
      const [oldest] = kept.keys()
      if (kept.size > KEPT_TILES && oldest !== undefined) kept.delete(oldest)
      return asked
    },
    async close() {
      for (const { source } of archives.values()) await source.close()
      archives.clear()
      kept.clear()
    },
  }
}

function boundsOf(z: number, x: number, y: number): Bounds {
  const count = 2 ** z
  const latitude = (row: number) =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / count))) * 180) / Math.PI
  return {
    west: (x / count) * 360 - 180,
    east: ((x + 1) / count) * 360 - 180,
    north: latitude(y),
    south: latitude(y + 1),
  }
}

function touches(a: Bounds, b: Bounds): boolean {
  return a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south
}
