import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { zxyToTileId } from 'pmtiles'
import type { Bounds } from '../geometry/position.ts'
import type { Counts, Elements } from '../osm/elements.ts'
import { type Growing, growingIntegers } from '../osm/growing.ts'
import { type ArchiveWriter, openArchiveWriter } from './archive.ts'
import type { FeatureStore } from './feature-store.ts'
import { collectFeatures } from './features.ts'
import { joinedLines } from './joined-lines.ts'
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
  const store = collectFeatures(elements, counts)
  const { wide, blocks, bounds, hasRoads } = sorted(store)
  if (!bounds || !hasRoads) throw new NoStreets()
  const archive = await openArchiveWriter(file)
  const size = { largest: 0 }
  const wideIndexes = indexed(store, wide, LAST_WIDE_ZOOM)
  for (let z = MIN_ZOOM; z <= LAST_WIDE_ZOOM; z++) {
    for (const [x, y] of tilesIn(bounds, z)) await writeTile(archive, wideIndexes, [z, x, y], size)
  }
  for (const [x, y] of tilesIn(bounds, BLOCK_ZOOM)) {
    const block = blocks.get(blockKey(x, y))
    if (!block) continue
    const indexes = indexed(store, block.taken(), MAX_ZOOM)
    for (let z = BLOCK_ZOOM; z <= MAX_ZOOM; z++) {
      const across = 2 ** (z - BLOCK_ZOOM)
      for (let at = 0; at < across * across; at++) {
        const tile = [z, x * across + (at % across), y * across + Math.floor(at / across)] as const
        await writeTile(archive, indexes, tile, size)
      }
    }
    blocks.delete(blockKey(x, y))
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

function indexed(store: FeatureStore, items: Iterable<number>, maxZoom: number): LayerIndex[] {
  const byLayer = new Map<LayerName, MapFeature[]>()
  for (const item of items) {
    const feature = store.feature(item)
    const own = byLayer.get(feature.layer)
    if (own) own.push(feature)
    else byLayer.set(feature.layer, [feature])
  }
  return layerNames.flatMap((layer) => {
    const own = byLayer.get(layer)
    if (!own) return []
    const features = (layer === 'roads' ? joinedLines(own) : own).map(toGeoJson)
    byLayer.delete(layer)
    const index = new GeoJSONVT(
      { type: 'FeatureCollection', features },
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

function toGeoJson({ geometry, tags }: MapFeature): InputFeature {
  return { type: 'Feature', properties: tags, geometry: toGeometry(geometry) }
}

function toGeometry(geometry: MapFeature['geometry']): InputFeature['geometry'] {
  if ('point' in geometry) return { type: 'Point', coordinates: geometry.point }
  if ('lines' in geometry) {
    const [only] = geometry.lines
    return only && geometry.lines.length === 1
      ? { type: 'LineString', coordinates: only }
      : { type: 'MultiLineString', coordinates: geometry.lines }
  }
  return { type: 'MultiPolygon', coordinates: geometry.polygons }
}

type Sorted = {
  /** Shown by the widest views. */
  wide: Iterable<number>
  /** By the tiles of `BLOCK_ZOOM` that they touch, edges included. */
  blocks: Map<number, Growing<Int32Array>>
  /** Null without features. */
  bounds: Bounds | null
  hasRoads: boolean
}

function sorted(store: FeatureStore): Sorted {
  const wide = growingIntegers()
  const blocks = new Map<number, Growing<Int32Array>>()
  const bounds = { south: 90, west: 180, north: -90, east: -180 }
  const box: [number, number, number, number] = [0, 0, 0, 0]
  let hasRoads = false
  for (let item = 0; item < store.length; item++) {
    const { layer, minZoom } = store.kind(item)
    if (layer === 'roads') hasRoads = true
    if (minZoom <= LAST_WIDE_ZOOM) wide.push(item)
    store.readBox(item, box)
    const [west, south, east, north] = box
    bounds.west = Math.min(bounds.west, west)
    bounds.south = Math.min(bounds.south, south)
    bounds.east = Math.max(bounds.east, east)
    bounds.north = Math.max(bounds.north, north)
    for (const [x, y] of tilesIn({ south, west, north, east }, BLOCK_ZOOM, BUFFER / EXTENT)) {
      const key = blockKey(x, y)
      let block = blocks.get(key)
      if (!block) {
        block = growingIntegers()
        blocks.set(key, block)
      }
      block.push(item)
    }
  }
  return { wide: wide.taken(), blocks, bounds: store.length > 0 ? bounds : null, hasRoads }
}

function blockKey(x: number, y: number): number {
  return x * 2 ** BLOCK_ZOOM + y
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
