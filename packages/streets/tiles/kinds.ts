import type { Tags } from '../osm/elements.ts'

/** Layers and kinds of the Protomaps basemap, version 4: https://docs.protomaps.com/basemaps/layers */
export const layerNames = [
  'landuse',
  'water',
  'boundaries',
  'buildings',
  'roads',
  'pois',
  'places',
] as const

export type LayerName = (typeof layerNames)[number]

export type Shape = 'line' | 'area' | 'point'

export type Kind = {
  layer: LayerName
  kind: string
  /** Tells kinds apart that are drawn alike at first; empty without one. */
  detail: string
  shape: Shape
  /** Zoom from which it is drawn. */
  minZoom: number
}

type RoadClass = { kind: string; minZoom: number }

const ROADS: Readonly<Record<string, RoadClass>> = {
  motorway: { kind: 'highway', minZoom: 6 },
  motorway_link: { kind: 'highway', minZoom: 11 },
  trunk: { kind: 'major_road', minZoom: 7 },
  trunk_link: { kind: 'major_road', minZoom: 12 },
  primary: { kind: 'major_road', minZoom: 8 },
  primary_link: { kind: 'major_road', minZoom: 12 },
  secondary: { kind: 'major_road', minZoom: 10 },
  secondary_link: { kind: 'major_road', minZoom: 13 },
  tertiary: { kind: 'major_road', minZoom: 11 },
  tertiary_link: { kind: 'major_road', minZoom: 13 },
  unclassified: { kind: 'minor_road', minZoom: 12 },
  residential: { kind: 'minor_road', minZoom: 12 },
  living_street: { kind: 'minor_road', minZoom: 12 },
  road: { kind: 'minor_road', minZoom: 13 },
  service: { kind: 'minor_road', minZoom: 13 },
  pedestrian: { kind: 'path', minZoom: 13 },
  track: { kind: 'path', minZoom: 13 },
  footway: { kind: 'path', minZoom: 14 },
  cycleway: { kind: 'path', minZoom: 14 },
  bridleway: { kind: 'path', minZoom: 14 },
  path: { kind: 'path', minZoom: 14 },
  steps: { kind: 'path', minZoom: 14 },
}

const RAILS: Readonly<Record<string, number>> = {
  rail: 9,
  light_rail: 11,
  tram: 13,
  subway: 11,
  narrow_gauge: 11,
  monorail: 12,
  funicular: 12,
}

const LAND: readonly [key: string, values: Readonly<Record<string, [string, number]>>][] = [
  [
    'leisure',
    {
      park: ['park', 10],
      nature_reserve: ['nature_reserve', 9],
      garden: ['park', 13],
      dog_park: ['park', 13],
      golf_course: ['golf_course', 11],
      pitch: ['pitch', 13],
      playground: ['playground', 14],
      stadium: ['stadium', 12],
    },
  ],
  [
    'landuse',
    {
      forest: ['forest', 9],
      grass: ['grass', 12],
      village_green: ['park', 12],
      recreation_ground: ['park', 11],
      meadow: ['grass', 11],
      orchard: ['farmland', 11],
      vineyard: ['farmland', 11],
      farmland: ['farmland', 10],
      cemetery: ['cemetery', 11],
      residential: ['residential', 10],
      industrial: ['industrial', 11],
      commercial: ['commercial', 12],
      retail: ['commercial', 12],
      railway: ['railway', 12],
      military: ['military', 11],
    },
  ],
  [
    'natural',
    {
      wood: ['forest', 9],
      scrub: ['grass', 12],
      grassland: ['grass', 11],
      heath: ['grass', 11],
      beach: ['beach', 10],
      sand: ['beach', 11],
      wetland: ['wetland', 11],
    },
  ],
  [
    'amenity',
    {
      school: ['school', 12],
      kindergarten: ['school', 14],
      university: ['university', 11],
      college: ['university', 12],
      hospital: ['hospital', 11],
      grave_yard: ['cemetery', 13],
    },
  ],
  ['aeroway', { aerodrome: ['aerodrome', 9], runway: ['runway', 11], apron: ['runway', 12] }],
]

const POIS: readonly [key: string, values: Readonly<Record<string, [string, number]>>][] = [
  ['railway', { station: ['station', 11], halt: ['station', 12], tram_stop: ['tram_stop', 14] }],
  ['highway', { bus_stop: ['bus_stop', 14] }],
  [
    'shop',
    {
      supermarket: ['supermarket', 14],
      grocery: ['supermarket', 14],
      convenience: ['convenience', 14],
      bakery: ['bakery', 14],
      mall: ['mall', 13],
    },
  ],
  [
    'amenity',
    {
      school: ['school', 13],
      kindergarten: ['kindergarten', 14],
      university: ['university', 12],
      college: ['university', 13],
      hospital: ['hospital', 12],
      clinic: ['clinic', 14],
      doctors: ['clinic', 14],
      pharmacy: ['pharmacy', 14],
      library: ['library', 14],
      theatre: ['theatre', 14],
      cinema: ['cinema', 14],
      cafe: ['cafe', 14],
      restaurant: ['restaurant', 14],
      townhall: ['townhall', 13],
      marketplace: ['marketplace', 14],
    },
  ],
  ['tourism', { museum: ['museum', 13] }],
  ['leisure', { park: ['park', 12], playground: ['playground', 14], sports_centre: ['sport', 14] }],
]

const PLACES: Readonly<Record<string, [kind: string, minZoom: number]>> = {
  city: ['locality', 6],
  town: ['locality', 8],
  village: ['locality', 10],
  hamlet: ['locality', 12],
  suburb: ['neighbourhood', 11],
  quarter: ['neighbourhood', 12],
  neighbourhood: ['neighbourhood', 12],
}

/** Drawn kinds of an object, often several: a school is land and has a sign. */
export function listKinds(tags: Tags, isArea: boolean, isNode: boolean): Kind[] {
  if (tags.tunnel === 'culvert') return []
  const found: (Kind | null)[] = isNode
    ? [findPoi(tags), findPlace(tags), findHouseNumber(tags)]
    : isArea
      ? [
          findWaterArea(tags),
          findLand(tags),
          findBuilding(tags),
          findPoi(tags),
          findHouseNumber(tags),
          findBorder(tags),
          findPlaza(tags),
        ]
      : [findRoad(tags), findWaterLine(tags), findBorder(tags)]
  return found.filter((kind) => kind !== null)
}

function findRoad(tags: Tags): Kind | null {
  const { highway, railway, aeroway } = tags
  const road = highway ? ROADS[highway] : undefined
  if (road && highway) {
    const isDrive = highway === 'service' && /driveway|parking_aisle/.test(tags.service ?? '')
    const minZoom = isDrive ? 14 : road.minZoom
    return { layer: 'roads', kind: road.kind, detail: highway, shape: 'line', minZoom }
  }
  const railZoom = railway ? RAILS[railway] : undefined
  if (railway && railZoom !== undefined) {
    // Yards and sidings are many and say nothing to somebody who looks for a home.
    const minZoom = tags.service ? 13 : railZoom
    return { layer: 'roads', kind: 'rail', detail: railway, shape: 'line', minZoom }
  }
  if (aeroway === 'runway' || aeroway === 'taxiway') {
    return { layer: 'roads', kind: 'aeroway', detail: aeroway, shape: 'line', minZoom: 11 }
  }
  return null
}

function findPlaza(tags: Tags): Kind | null {
  const { highway } = tags
  if (highway !== 'pedestrian' && highway !== 'footway') return null
  return { layer: 'landuse', kind: 'pedestrian', detail: highway, shape: 'area', minZoom: 13 }
}

function findWaterArea(tags: Tags): Kind | null {
  const isWater =
    tags.natural === 'water' ||
    tags.natural === 'bay' ||
    tags.waterway === 'riverbank' ||
    tags.landuse === 'reservoir' ||
    tags.landuse === 'basin'
  if (!isWater) return null
  const isPool = tags.water === 'pool' || tags.leisure === 'swimming_pool'
  const detail = tags.water ?? ''
  const minZoom = isPool ? 14 : detail === 'river' ? 7 : 9
  return { layer: 'water', kind: 'water', detail, shape: 'area', minZoom }
}

function findWaterLine({ waterway, tunnel }: Tags): Kind | null {
  const zooms: Readonly<Record<string, number>> = { river: 8, canal: 10, stream: 12, ditch: 14 }
  const minZoom = waterway ? zooms[waterway] : undefined
  if (!waterway || minZoom === undefined || tunnel === 'yes') return null
  return { layer: 'water', kind: waterway, detail: '', shape: 'line', minZoom }
}

function findLand(tags: Tags): Kind | null {
  const found = findFirst(LAND, tags)
  if (!found) return null
  const [kind, minZoom] = found
  return { layer: 'landuse', kind, detail: '', shape: 'area', minZoom }
}

function findBuilding({ building }: Tags): Kind | null {
  if (!building || building === 'no') return null
  return { layer: 'buildings', kind: 'building', detail: '', shape: 'area', minZoom: 13 }
}

function findPoi(tags: Tags): Kind | null {
  const found = findFirst(POIS, tags)
  if (!found) return null
  const [kind, minZoom] = found
  // A park without a name has its color already.
  if (!tags.name && (kind === 'park' || kind === 'restaurant' || kind === 'cafe')) return null
  return { layer: 'pois', kind, detail: '', shape: 'point', minZoom }
}

function findPlace({ place, name }: Tags): Kind | null {
  const known = place ? PLACES[place] : undefined
  if (!known || !place || !name) return null
  const [kind, minZoom] = known
  return { layer: 'places', kind, detail: place, shape: 'point', minZoom }
}

function findHouseNumber(tags: Tags): Kind | null {
  if (!tags['addr:housenumber']) return null
  return { layer: 'buildings', kind: 'address', detail: '', shape: 'point', minZoom: 14 }
}

function findBorder({ boundary, place, admin_level }: Tags): Kind | null {
  const isQuarter = place ? PLACES[place]?.[0] === 'neighbourhood' : false
  if (boundary !== 'administrative' && !isQuarter) return null
  const level = Number(admin_level)
  const kind = isQuarter || level > 8 ? 'neighbourhood' : level > 6 ? 'locality' : 'region'
  const minZoom = kind === 'neighbourhood' ? 13 : kind === 'locality' ? 10 : 8
  return { layer: 'boundaries', kind, detail: '', shape: 'line', minZoom }
}

function findFirst(
  table: readonly [key: string, values: Readonly<Record<string, [string, number]>>][],
  tags: Tags,
): [string, number] | null {
  for (const [key, values] of table) {
    const value = tags[key]
    const found = value === undefined ? undefined : values[value]
    if (found) return found
  }
  return null
}
