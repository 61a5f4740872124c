import { readFileSync } from 'node:fs'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles, type Source } from 'pmtiles'
import type { Position } from '@/domain/place/distance.ts'

/** Says whether a position lies in water of the country map. */
export type Sea = (position: Position) => boolean

const ZOOM = 6
const WORLD = new URL('../../public/basemap/world.pmtiles', import.meta.url)

/** The waters around a center, from the country map that is drawn beneath the streets. */
export async function seaAround({ latitude, longitude }: Position): Promise<Sea> {
  const [x, y] = tilePosition(latitude, longitude)
  const tiles = new Map<string, Ring[][]>()
  for (const dx of [-0.1, 0.1]) {
    for (const dy of [-0.1, 0.1]) {
      const [column, row] = [Math.floor(x + dx), Math.floor(y + dy)]
      const key = `${column} ${row}`
      if (!tiles.has(key)) tiles.set(key, await loadWater(column, row))
    }
  }
  return (position) => {
    const [px, py] = tilePosition(position.latitude, position.longitude)
    const [column, row] = [Math.floor(px), Math.floor(py)]
    const polygons = tiles.get(`${column} ${row}`) ?? []
    return polygons.some((rings) => isInRings(rings, px - column, py - row))
  }
}

type Ring = { x: number; y: number }[]

let archive: PMTiles | undefined

async function loadWater(x: number, y: number): Promise<Ring[][]> {
  archive ??= new PMTiles(fileInMemory(readFileSync(WORLD)))
  const tile = await archive.getZxy(ZOOM, x, y)
  const layer = tile ? new VectorTile(new PbfReader(tile.data)).layers.water : undefined
  if (!layer) return []
  return Array.from({ length: layer.length }, (_, at) =>
    layer
      .feature(at)
      .loadGeometry()
      .map((ring) =>
        ring.map((corner) => ({ x: corner.x / layer.extent, y: corner.y / layer.extent })),
      ),
  )
}

/** Even-odd rule over all rings, so that islands are land. */
function isInRings(rings: readonly Ring[], x: number, y: number): boolean {
  let inside = false
  for (const ring of rings) {
    for (let at = 1; at < ring.length; at++) {
      const [a, b] = [ring[at - 1], ring[at]]
      if (!a || !b) continue
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
    }
  }
  return inside
}

function tilePosition(latitude: number, longitude: number): [number, number] {
  const count = 2 ** ZOOM
  const angle = (latitude * Math.PI) / 180
  return [
    ((longitude + 180) / 360) * count,
    ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * count,
  ]
}

function fileInMemory(bytes: Buffer): Source {
  return {
    getKey: () => 'world',
    getBytes: async (offset, length) => ({
      data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
    }),
  }
}
