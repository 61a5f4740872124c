import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { zxyToTileId } from 'pmtiles'
import type { Bounds } from '@/domain/place/distance.ts'
import type { Counts, Elements } from '../osm/elements.ts'
import { type ArchiveWriter, openArchiveWriter } from './archive.ts'
import { featuresOf } from './features.ts'
import { type LayerName, layerNames } from './kinds.ts'
import type { FeatureTags, MapFeature } from './map-feature.ts'

export type TilesWritten = {
  tiles: number
  minZoom: number
  maxZoom: number
  bytes: number
  largestTile: number
  bounds: Bounds
}

const MIN_ZOOM = 6
/** Beyond, clients magnify: a unit of a tile at 14 is half a meter wide. */
const MAX_ZOOM = 14
/** Wide views hold few kinds of things, so that one index can hold them all. */
const LAST_WIDE_ZOOM = 9
/** Closer views are indexed one such tile at a time, which bounds the memory. */
const BLOCK_ZOOM = 10
const EXTENT = 4096
/** Tile units beyond the edge, for line joins and names. */
const BUFFER = 80

/** Tile units at each zoom; small things keep their corners. */
const TOLERANCE: Record<LayerName, number> = {
  landuse: 4,
  water: 5,
  boundaries: 4,
  buildings: 2,
  roads: 4,
  pois: 0,
  places: 0,
}

/**
 * Writes the elements as vector tiles into a PMTiles archive, zooms 6 to 14.
 * @throws NoStreets
 */
export async function writeTiles(
  elements: Elements,
  file: string,
  counts: Counts,
  attribution = '',
): Promise<TilesWritten> {
  const features = featuresOf(elements, counts)
  const bounds = boundsOf(features)
  if (!bounds || !features.some(({ layer }) => layer === 'roads')) throw new NoStreets()
  const archive = await openArchiveWriter(file)
  const size = { largest: 0 }
  const wide = features.filter(({ minZoom }) => minZoom <= LAST_WIDE_ZOOM)
  for (let z = MIN_ZOOM; z <= LAST_WIDE_ZOOM; z++) {
    const indexes = indexed(wide, LAST_WIDE_ZOOM)
    for (const [x, y] of tilesIn(bounds, z)) await writeTile(archive, indexes, [z, x, y], size)
  }
  const blocks = inBlocks(features)
  for (const [x, y] of tilesIn(bounds, BLOCK_ZOOM)) {
    const indexes = indexed(blocks.get(`${x} ${y}`) ?? [], MAX_ZOOM)
    for (let z = BLOCK_ZOOM; z <= MAX_ZOOM; z++) {
      const across = 2 ** (z - BLOCK_ZOOM)
      for (let at = 0; at < across * across; at++) {
        const tile = [z, x * across + (at % across), y * across + Math.floor(at / across)] as const
        await writeTile(archive, indexes, tile, size)
      }
    }
  }
  const written = await archive.finish({
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    bounds,
    metadata: {
      name: 'Hearth streets',
      attribution,
      vector_layers: layerNames.map((id) => ({ id, fields: {} })),
    },
  })
  return {
    ...written,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    largestTile: size.largest,
    bounds,
  }
}

/** The extract has nothing that people could walk or drive on. */
export class NoStreets extends Error {
  constructor() {
    super('The extract has no streets.')
  }
}

type LayerIndex = { layer: LayerName; index: GeoJSONVT }

function indexed(features: readonly MapFeature[], maxZoom: number): LayerIndex[] {
  return layerNames.flatMap((layer) => {
    const own = features.filter((feature) => feature.layer === layer)
    if (own.length === 0) return []
    const index = new GeoJSONVT(
      { type: 'FeatureCollection', features: own.map(geoJsonOf) },
      {
        // Simplification ends below the last zoom, which is magnified.
        maxZoom: maxZoom + 1,
        indexMaxZoom: 0,
        indexMaxPoints: 0,
        tolerance: TOLERANCE[layer],
        buffer: BUFFER,
        extent: EXTENT,
      },
    )
    return [{ layer, index }]
  })
}

async function writeTile(
  archive: ArchiveWriter,
  indexes: readonly LayerIndex[],
  [z, x, y]: readonly [number, number, number],
  size: { largest: number },
): Promise<void> {
  const layers: Record<string, GeoJSONVTTile> = {}
  for (const { layer, index } of indexes) {
    const tile = index.getTile(z, x, y)
    if (!tile) continue
    const features = tile.features.flatMap((feature) => {
      const tags = feature.tags as FeatureTags | null
      if (!tags || Number(tags.min_zoom) > z) return []
      return [{ ...feature, tags: tagsAt(tags, layer, z) }]
    })
    if (features.length > 0) layers[layer] = { ...tile, features } as GeoJSONVTTile
  }
  if (Object.keys(layers).length === 0) return
  const data = fromGeojsonVt(layers, { version: 2, extent: EXTENT })
  size.largest = Math.max(size.largest, data.length)
  await archive.add(zxyToTileId(z, x, y), data)
}

/** Attributes cost most in wide views, where nobody can read them. */
function tagsAt(tags: FeatureTags, layer: LayerName, z: number): FeatureTags {
  if (layer === 'places' || layer === 'pois') return tags
  if (z >= 12) return tags
  const kept: Record<string, string | number | boolean> = {}
  for (const key in tags) {
    const value = tags[key]
    if (value === undefined || key === 'oneway' || key === 'is_bridge') continue
    if (z < 11 && /^name/.test(key)) continue
    kept[key] = value
  }
  return kept
}

type Input = ConstructorParameters<typeof GeoJSONVT>[0]
type InputFeature = Extract<Input, { type: 'Feature' }>

function geoJsonOf({ geometry, tags }: MapFeature): InputFeature {
  return { type: 'Feature', properties: tags, geometry: shapeOf(geometry) }
}

function shapeOf(geometry: MapFeature['geometry']): InputFeature['geometry'] {
  if ('point' in geometry) return { type: 'Point', coordinates: geometry.point }
  if ('lines' in geometry) {
    const [only] = geometry.lines
    return only && geometry.lines.length === 1
      ? { type: 'LineString', coordinates: only }
      : { type: 'MultiLineString', coordinates: geometry.lines }
  }
  return { type: 'MultiPolygon', coordinates: geometry.polygons }
}

/** Features by the tiles of `BLOCK_ZOOM` that they touch, edges included. */
function inBlocks(features: readonly MapFeature[]): Map<string, MapFeature[]> {
  const blocks = new Map<string, MapFeature[]>()
  for (const feature of features) {
    const bounds = boundsOf([feature])
    if (!bounds) continue
    for (const [x, y] of tilesIn(bounds, BLOCK_ZOOM, BUFFER / EXTENT)) {
      const key = `${x} ${y}`
      const block = blocks.get(key)
      if (block) block.push(feature)
      else blocks.set(key, [feature])
    }
  }
  return blocks
}

/** Tiles of a zoom that bounds touch; `margin` in widths of a tile. */
function* tilesIn(bounds: Bounds, z: number, margin = 0): Generator<[x: number, y: number]> {
  const count = 2 ** z
  const clamp = (tile: number) => Math.min(Math.max(Math.floor(tile), 0), count - 1)
  const toX = (longitude: number) => ((longitude + 180) / 360) * count
  const toY = (latitude: number) => {
    const angle = (Math.min(Math.max(latitude, -85), 85) * Math.PI) / 180
    return ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * count
  }
  const [west, east] = [clamp(toX(bounds.west) - margin), clamp(toX(bounds.east) + margin)]
  const [north, south] = [clamp(toY(bounds.north) - margin), clamp(toY(bounds.south) + margin)]
  for (let x = west; x <= east; x++) for (let y = north; y <= south; y++) yield [x, y]
}

function boundsOf(features: readonly MapFeature[]): Bounds | null {
  const bounds = { south: 90, west: 180, north: -90, east: -180 }
  for (const { geometry } of features) {
    for (const [x, y] of corners(geometry)) {
      if (x < bounds.west) bounds.west = x
      if (x > bounds.east) bounds.east = x
      if (y < bounds.south) bounds.south = y
      if (y > bounds.north) bounds.north = y
    }
  }
  return bounds.south <= bounds.north ? bounds : null
}

function* corners(geometry: MapFeature['geometry']): Generator<[number, number]> {
  if ('point' in geometry) yield geometry.point
  else if ('lines' in geometry) for (const line of geometry.lines) yield* line
  else for (const [outline] of geometry.polygons) yield* outline ?? []
}
