import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { PMTiles } from 'pmtiles'
import type { Frame } from '../geometry/clip.ts'
import { type Bounds, overlaps, splitBounds } from '../geometry/position.ts'
import { areasIn } from '../geometry/street-areas.ts'
import { webMercator } from '../geometry/web-mercator.ts'
import type { StreetArea } from '../streets.ts'
import { ArchiveFile } from './archive-file.ts'
import { areaFiles } from './area-file.ts'
import { mergeTiles } from './merge-tiles.ts'
import { isWhole, type TilePart } from './tile-part.ts'

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

  const getArchive = (area: StreetArea): PMTiles => {
    const known = archives.get(area.name)
    if (known?.version === area.version) return known.archive
    if (known) void known.source.close()
    const source = new ArchiveFile(join(area.folder, areaFiles.tiles))
    const archive = new PMTiles(source)
    archives.set(area.name, { version: area.version, archive, source })
    return archive
  }

  const read = async (areas: readonly StreetArea[], z: number, x: number, y: number) => {
    const box = tileBounds(z, x, y)
    const last = Math.max(...areas.map(({ maxZoom }) => maxZoom))
    const parts: TilePart[] = []
    for (const area of z > last ? [] : areasIn(areas, box)) {
      // An archive may end before others do.
      const levels = Math.max(0, z - area.maxZoom)
      const times = 2 ** levels
      const [left, top] = [Math.floor(x / times), Math.floor(y / times)]
      const tile = await getArchive(area).getZxy(z - levels, left, top)
      if (!tile) continue
      const without = area.isInvented ? realFrames(areas, { z, x, y, box }) : []
      const [column, row] = [x - left * times, y - top * times]
      parts.push({ bytes: new Uint8Array(tile.data), levels, column, row, without })
    }
    const [only] = parts
    if (!only) return null
    return await compressed(parts.length === 1 && isWhole(only) ? only.bytes : mergeTiles(parts))
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

type Square = { z: number; x: number; y: number; box: Bounds }

/** Parts of a tile that real areas cover, in shares of its side. */
function realFrames(areas: readonly StreetArea[], { z, x, y, box }: Square): Frame[] {
  const toShare = (latitude: number, longitude: number) => {
    const place = webMercator({ latitude, longitude })
    return { x: place.x * 2 ** z - x, y: place.y * 2 ** z - y }
  }
  const real = areas.filter(({ isInvented }) => !isInvented)
  const boxes = real.flatMap(({ bounds }) => splitBounds(bounds))
  return boxes
    .filter((one) => overlaps([one], [box]).length > 0)
    .map(({ south, west, north, east }) => {
      const [corner, opposite] = [toShare(north, west), toShare(south, east)]
      return { left: corner.x, top: corner.y, right: opposite.x, bottom: opposite.y }
    })
}

function tileBounds(z: number, x: number, y: number): Bounds {
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
