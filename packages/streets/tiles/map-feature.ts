import type { Kind } from './kinds.ts'
import type { Line, Polygon } from './rings.ts'

export type FeatureTags = Readonly<Record<string, string | number | boolean>>

export type MapFeature = Kind & {
  tags: FeatureTags
  geometry: { point: [number, number] } | { lines: Line[] } | { polygons: Polygon[] }
}
