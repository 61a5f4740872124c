/** Square kilometers. Smaller waters and islands are dropped: ponds matter only near cities. */
const MIN_AREA = { nearCities: 0.15, elsewhere: 16, roughly: 3 }
/** Ponds with fewer corners look like splinters. */
const FEW_CORNERS = 9
const CITY_POPULATION = 100_000
/** Degrees; a point is near a city if it is in the same or an adjacent square. */
const NEAR = 0.4
const KM_PER_DEGREE = 111.2

/** Separate polygons, so that tiles can drop the small ones. */
export function water({ geometries }, cities) {
  const isNearCity = nearCities(cities)
  const isLarge = (ring) => {
    const area = ringArea(ring)
    if (!isNearCity(ring[0])) return area >= MIN_AREA.elsewhere
    return area >= MIN_AREA.nearCities && (area >= MIN_AREA.roughly || ring.length > FEW_CORNERS)
  }
  return geometries
    .flatMap(({ type, coordinates }) => (type === 'MultiPolygon' ? coordinates : [coordinates]))
    .filter(([shore]) => isLarge(shore))
    .map(([shore, ...islands]) => [shore, ...islands.filter(isLarge)])
    .map((coordinates) => feature({ type: 'Polygon', coordinates }))
}

function nearCities(cities) {
  const toSquare = (x, y) => `${Math.floor(x / NEAR)} ${Math.floor(y / NEAR)}`
  const near = new Set()
  for (const { population, loc } of cities) {
    if (population < CITY_POPULATION) continue
    const [x, y] = loc.coordinates
    for (const east of [-NEAR, 0, NEAR])
      for (const north of [-NEAR, 0, NEAR]) near.add(toSquare(x + east, y + north))
  }
  return ([x, y]) => near.has(toSquare(x, y))
}

/** Country borders; the water layer draws the coasts. */
export function inlandBorders(topojson, world) {
  const lines = topojson.mesh(world, world.objects.countries, (a, b) => a !== b)
  return [feature(lines)]
}

export function stateBorders(topojson, states) {
  const lines = topojson.mesh(states, states.objects.states, (a, b) => a !== b)
  return [feature(lines, { minzoom: 3 })]
}

/**
 * Label at the center of each country's largest polygon, by ISO 3166 code; the page adds the name.
 */
export function countryLabels(topojson, world, cities) {
  const capitals = cities.filter(({ featureCode }) => featureCode === 'PPLC')
  return topojson.feature(world, world.objects.countries).features.flatMap(({ geometry }) => {
    const pieces = geometry.type === 'MultiPolygon' ? geometry.coordinates : [geometry.coordinates]
    const capital = capitals.find(({ loc }) =>
      pieces.some((it) => isInside(it[0], loc.coordinates)),
    )
    if (!capital) return []
    const [largest] = pieces.toSorted((a, b) => ringArea(b[0]) - ringArea(a[0]))
    const area = ringArea(largest[0])
    const minzoom = area > 1_500_000 ? 1 : area > 250_000 ? 3 : area > 20_000 ? 4 : 5
    return [
      feature(
        { type: 'Point', coordinates: ringCentroid(largest[0]) },
        { code: capital.country, minzoom, rank: minzoom },
      ),
    ]
  })
}

/**
 * Cities and towns from a zoom that has room for them; city districts at the last zoom. `names` adds
 * those of other languages.
 */
export function places(cities, names) {
  return cities
    .map(({ cityId, name, featureCode, population, loc }) => {
      const isQuarter = featureCode === 'PPLX'
      const isCapital = featureCode === 'PPLC'
      const rank = isQuarter ? 9 : toRank(isCapital ? population * 4 + 50_000 : population)
      const kind = isQuarter ? 'quarter' : rank <= 4 ? 'city' : 'town'
      return { cityId, name, rank, kind, population, loc }
    })
    .filter(({ rank, population }) => rank <= 8 || (rank === 9 && population >= 10_000))
    .toSorted((a, b) => b.population - a.population)
    .map(({ cityId, name, rank, kind, loc }) => {
      const coordinates = loc.coordinates.map((degrees) => Math.round(degrees * 1e4) / 1e4)
      return feature(
        { type: 'Point', coordinates },
        { name, ...names.get(cityId), rank, kind, minzoom: Math.min(rank, 6) },
      )
    })
}

/** Zoom from which a place of this population is shown. */
function toRank(population) {
  const least = [6_000_000, 2_500_000, 900_000, 300_000, 100_000, 30_000, 8000]
  const at = least.findIndex((it) => population >= it)
  return at === -1 ? (population >= 5500 ? 8 : 10) : at + 1
}

function feature(geometry, properties = {}) {
  return { type: 'Feature', geometry, properties }
}

/** Square kilometers, approximate. */
function ringArea(ring) {
  let twice = 0
  for (let at = 1; at < ring.length; at++) {
    const [x1, y1] = ring[at - 1]
    const [x2, y2] = ring[at]
    twice += x1 * y2 - x2 * y1
  }
  // Sea polygons start at a pole, where the cosine is near zero.
  const narrowing = Math.max(0.1, Math.cos((ring[0][1] * Math.PI) / 180))
  return (Math.abs(twice) / 2) * KM_PER_DEGREE ** 2 * narrowing
}

/** Area-weighted centroid. */
function ringCentroid(ring) {
  let [x, y, twice] = [0, 0, 0]
  for (let at = 1; at < ring.length; at++) {
    const [x1, y1] = ring[at - 1]
    const [x2, y2] = ring[at]
    const cross = x1 * y2 - x2 * y1
    x += (x1 + x2) * cross
    y += (y1 + y2) * cross
    twice += cross
  }
  return [x / (3 * twice), y / (3 * twice)]
}

/** Even-odd rule. */
function isInside(ring, [x, y]) {
  let inside = false
  for (let at = 1; at < ring.length; at++) {
    const [x1, y1] = ring[at - 1]
    const [x2, y2] = ring[at]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}
