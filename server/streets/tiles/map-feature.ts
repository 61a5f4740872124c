import type { Kind } from './kinds.ts'
import type { Line, Polygon } from './rings.ts'

/** Attributes of a feature in a tile. */
export type FeatureTags = Readonly<Record<string, string | number | boolean>>

/** One thing that the map draws, in degrees. */
export type MapFeature = Kind & {
  tags: FeatureTags
  geometry: { point: [number, number] } | { lines: Line[] } | { polygons: Polygon[] }
}
