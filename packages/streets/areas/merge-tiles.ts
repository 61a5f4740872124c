import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile'
import { fromVectorTileJs, type VectorTileFeatureLike } from '@maplibre/vt-pbf'
import { PbfReader } from 'pbf'
import { fitGeometry, type TilePart } from './tile-part.ts'

type LayerPart = { layer: VectorTileLayer; of: TilePart }

/** One vector tile of several that cover the same square; what is in more than one is kept once. */
export function mergeTiles(parts: readonly TilePart[]): Uint8Array {
  const layers = new Map<string, LayerPart[]>()
  for (const part of parts) {
    const tile = new VectorTile(new PbfReader(part.bytes))
    for (const [name, layer] of Object.entries(tile.layers)) {
      const one = { layer, of: part }
      const known = layers.get(name)
      if (known) known.push(one)
      else layers.set(name, [one])
    }
  }
  const merged = [...layers].map(([name, own]) => [name, mergeLayer(name, own)])
  return fromVectorTileJs({ layers: Object.fromEntries(merged) })
}

function mergeLayer(name: string, parts: readonly LayerPart[]) {
  const extent = Math.max(...parts.map(({ layer }) => layer.extent))
  const seen = new Set<string>()
  const features: VectorTileFeatureLike[] = []
  for (const { layer, of } of parts) {
    for (let at = 0; at < layer.length; at++) {
      const feature = layer.feature(at)
      const geometry = fitGeometry(feature, of)
      if (geometry.length === 0) continue
      const { type, properties, id } = feature
      const key = JSON.stringify([type, properties, geometry])
      if (seen.has(key)) continue
      seen.add(key)
      features.push({ type, properties, id, extent, loadGeometry: () => geometry })
    }
  }
  return {
    version: 2,
    name,
    extent,
    length: features.length,
    feature: (index: number) => features[index],
  }
}
