import { distanceKm, type Position } from '@hearth/streets/geometry/position'
import type { GeoJSONFeature, Map as MapLibre } from 'maplibre-gl'

/** Town on the base map, with its distance from the center. */
export type NearTown = { name: string; km: number }

/** Zoom ranks up to this are cities. */
const CITY_RANK = 4
/** Towns and cities named. */
const NAMED = 2
/** Beyond, a distance says nothing. */
const FAR_KM = 500

/** The nearest town, and the nearest city or else the next town. From the loaded tiles. */
export function townsNear(map: MapLibre, language: string): NearTown[] {
  const { lat, lng } = map.getCenter().wrap()
  // An operator's style has other sources.
  if (!map.getSource('base')) return []
  const features = map.querySourceFeatures('base', { sourceLayer: 'place' })
  return nearestTowns(features, { latitude: lat, longitude: lng }, language)
}

export function nearestTowns(
  features: readonly Pick<GeoJSONFeature, 'geometry' | 'properties'>[],
  middle: Position,
  language: string,
): NearTown[] {
  const towns = features
    .flatMap(({ geometry, properties }) => {
      const name: unknown = properties[`name:${language}`] ?? properties.name
      const isTown = geometry.type === 'Point' && properties.kind !== 'quarter'
      if (!isTown || typeof name !== 'string') return []
      const [longitude = 0, latitude = 0] = geometry.coordinates
      const km = distanceKm(middle, { latitude, longitude })
      return [{ name, km, isCity: Number(properties.rank) <= CITY_RANK }]
    })
    .filter(({ km }) => km < FAR_KM)
    .toSorted((one, other) => one.km - other.km)
  const [first] = towns
  // Tiles overlap, so that a town comes more than once.
  const others = towns.filter(({ name }) => name !== first?.name)
  const second = first?.isCity ? others[0] : (others.find(({ isCity }) => isCity) ?? others[0])
  return [first, second]
    .filter((town) => town !== undefined)
    .slice(0, NAMED)
    .map(({ name, km }) => ({ name, km }))
}
