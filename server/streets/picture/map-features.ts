import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Point } from '@hearth/streets/geometry/clip'
import { clipLine, clipRing, type Frame } from '@hearth/streets/geometry/clip'
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { PlacedTile } from './picture-view.ts'

export type Shape = 'point' | 'line' | 'area'

/** A thing of the map in the picture's pixels, clipped to the picture. */
export type MapFeature = {
  layer: string
  kind: string
  /** Finer than `kind`, such as the class of a road. */
  detail: string
  /** In the picture's language where it is known, else as it is called there; '' without one. */
  name: string
  /** Of ground places: the zoom from which they are shown. */
  rank: number
  shape: Shape
  /** Rings of an area, parts of a line, or single points. */
  parts: readonly (readonly Point[])[]
}

const gunzipped = promisify(gunzip)
/** A tile that unpacks to more is damaged or hostile. */
const MAX_TILE_BYTES = 8_000_000
/** Things at the edge keep their strokes and names. */
const MARGIN = 24

export async function unpackTile(packed: Uint8Array): Promise<Uint8Array> {
  return await gunzipped(packed, { maxOutputLength: MAX_TILE_BYTES })
}

/** Throws for bytes that are no vector tile. */
export function readFeatures(
  bytes: Uint8Array,
  tile: PlacedTile,
  { width, height, language }: { width: number; height: number; language: string },
): MapFeature[] {
  const frame = { left: -MARGIN, top: -MARGIN, right: width + MARGIN, bottom: height + MARGIN }
  const features: MapFeature[] = []
  for (const [layer, content] of Object.entries(new VectorTile(new PbfReader(bytes)).layers)) {
    for (let at = 0; at < content.length; at += 1) {
      const feature = content.feature(at)
      const shape = SHAPES[feature.type]
      if (!shape) continue
      const parts = toParts(feature, shape, { tile, frame })
      if (parts.length === 0) continue
      const { properties } = feature
      features.push({
        layer,
        shape,
        parts,
        kind: text(properties.kind),
        detail: text(properties.kind_detail),
        name: countryName(properties.code, language) || nameIn(language, properties),
        rank: Number(properties.rank ?? 0),
      })
    }
  }
  return features
}

const SHAPES: Record<VectorTileFeature['type'], Shape | null> = {
  0: null,
  1: 'point',
  2: 'line',
  3: 'area',
}

function toParts(
  feature: VectorTileFeature,
  shape: Shape,
  { tile, frame }: { tile: PlacedTile; frame: Frame },
): (readonly Point[])[] {
  const scale = tile.side / feature.extent
  const toPoint = ({ x, y }: { x: number; y: number }): Point => [
    tile.left + x * scale,
    tile.top + y * scale,
  ]
  const parts = feature.loadGeometry().map((part) => part.map(toPoint))
  if (shape === 'line') return parts.flatMap((part) => clipLine(part, frame))
  if (shape === 'area')
    return parts.map((ring) => clipRing(ring, frame)).filter(({ length }) => length > 2)
  return parts
    .flat()
    .filter(([x, y]) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom)
    .map((point) => [point])
}

function nameIn(language: string, properties: VectorTileFeature['properties']): string {
  return text(properties[`name:${language}`]) || text(properties.name)
}

/** The base map knows countries by their codes; '' for everything else. */
function countryName(code: unknown, language: string): string {
  if (typeof code !== 'string' || !/^[A-Z]{2}$/.test(code)) return ''
  try {
    return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? ''
  } catch {
    // The language is no tag that Intl knows.
    return ''
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
