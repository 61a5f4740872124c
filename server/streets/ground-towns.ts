import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { Bounds } from '@/domain/place/distance.ts'
import { GROUND_MAX_ZOOM, groundTile } from './picture/ground.ts'

/** A town of the base map, with its names in other languages. */
export type GroundTown = { name: string; also: string[] }

/** All large cities of the world are on this zoom. */
const WORLD_ZOOM = 4
/** About a continent; a larger area keeps to its large cities. */
const MAX_TILES = 400

/** Towns within the bounds and large cities elsewhere, largest first; takes some 0.5 s. */
export async function listGroundTowns(bounds: Bounds | null): Promise<GroundTown[]> {
  const towns = new Map<string, GroundTown & { rank: number }>()
  const tiles = bounds ? listTiles(bounds, GROUND_MAX_ZOOM) : []
  const near = tiles.length <= MAX_TILES ? tiles : []
  for (const [z, x, y] of [...listTiles(WORLD, WORLD_ZOOM), ...near]) {
    const bytes = await groundTile(z, x, y)
    if (bytes) collect(bytes, towns)
  }
  return [...towns.values()]
    .sort((a, b) => a.rank - b.rank)
    .map(({ name, also }) => ({ name, also }))
}

const WORLD: Bounds = { south: -84, west: -180, north: 84, east: 180 }

function collect(bytes: Uint8Array, towns: Map<string, GroundTown & { rank: number }>): void {
  const layer = new VectorTile(new PbfReader(bytes)).layers.place
  for (let at = 0; at < (layer?.length ?? 0); at += 1) {
    const { name, kind, rank, ...rest } = layer?.feature(at).properties ?? {}
    if (typeof name !== 'string' || kind === 'quarter') continue
    const known = towns.get(name)
    if (known && known.rank <= Number(rank)) continue
    const also = Object.values(rest).filter((it) => typeof it === 'string')
    if (name === 'New York City') also.push('New York')
    towns.set(name, { name, also, rank: Number(rank) })
  }
}

function listTiles(
  { south, west, north, east }: Bounds,
  zoom: number,
): [z: number, x: number, y: number][] {
  const count = 2 ** zoom
  const toX = (degrees: number) => Math.floor(((degrees + 180) / 360) * count)
  const toY = (degrees: number) => {
    const radians = (Math.min(84, Math.max(-84, degrees)) * Math.PI) / 180
    return Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * count)
  }
  const limit = (value: number) => Math.min(count - 1, Math.max(0, value))
  const tiles: [number, number, number][] = []
  for (let x = limit(toX(west)); x <= limit(toX(east)); x += 1) {
    for (let y = limit(toY(north)); y <= limit(toY(south)); y += 1) tiles.push([zoom, x, y])
  }
  return tiles
}
