import { VectorTile, type VectorTileFeature, type VectorTileLayer } from '@mapbox/vector-tile'
import { fromVectorTileJs } from '@maplibre/vt-pbf'
import { PbfReader } from 'pbf'

/** One vector tile of several that cover the same square; what is in more than one is kept once. */
export function mergedTiles(tiles: readonly Uint8Array[]): Uint8Array {
  const layers = new Map<string, VectorTileLayer[]>()
  for (const bytes of tiles) {
    const tile = new VectorTile(new PbfReader(bytes))
    for (const [name, layer] of Object.entries(tile.layers)) {
      const known = layers.get(name)
      if (known) known.push(layer)
      else layers.set(name, [layer])
    }
  }
  const merged = [...layers].map(([name, parts]) => [name, mergedLayer(name, parts)])
  return fromVectorTileJs({ layers: Object.fromEntries(merged) })
}

function mergedLayer(name: string, parts: readonly VectorTileLayer[]) {
  const extent = Math.max(...parts.map((part) => part.extent))
  const seen = new Set<string>()
  const features: VectorTileFeature[] = []
  for (const part of parts) {
    for (let at = 0; at < part.length; at++) {
      const feature = part.feature(at)
      const key = JSON.stringify([feature.type, feature.properties, feature.loadGeometry()])
      if (seen.has(key)) continue
      seen.add(key)
      features.push(feature)
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
