import type { Counts, Elements, OsmRelation, OsmWay, Tags } from '../osm/elements.ts'
import { type FeatureStore, openFeatureStore } from './feature-store.ts'
import { type Kind, listKinds } from './kinds.ts'
import type { FeatureTags, MapFeature } from './map-feature.ts'
import { closedRings, innerPoint, type Line, type Polygon, ringArea, toPolygons } from './rings.ts'

/** Larger buildings are mistakes: one such "tower" covered half a downtown. Square meters. */
const MAX_BUILDING = 250_000
/** Smaller areas show nothing below zoom 13. Square meters. */
const MIN_WIDE_AREA = 4_000

/** Everything that a map of the extract draws. Roads are not joined yet. */
export function collectFeatures(elements: Elements, counts: Counts): FeatureStore {
  const store = openFeatureStore()
  const add = (feature: MapFeature) => {
    store.add(feature)
    counts.add(COUNTED[feature.layer])
  }
  for (const { tags, longitude, latitude } of elements.taggedNodes()) {
    for (const kind of listKinds(tags, false, true)) {
      add({ ...kind, tags: toTags(tags, kind), geometry: { point: [longitude, latitude] } })
    }
  }
  for (const way of elements.ways()) for (const it of wayFeatures(way, elements, counts)) add(it)
  for (const relation of elements.relations()) {
    for (const feature of relationFeatures(relation, elements, counts)) add(feature)
  }
  return store
}

const COUNTED: Record<Kind['layer'], string> = {
  landuse: 'parks and other land',
  water: 'waters',
  boundaries: 'borders',
  buildings: 'buildings and house numbers',
  roads: 'roads, paths and rails',
  pois: 'stops, shops and other places',
  places: 'names of towns and neighborhoods',
}

function wayFeatures(way: OsmWay, elements: Elements, counts: Counts): MapFeature[] {
  const { tags, nodes } = way
  const isClosed = nodes.length >= 4 && nodes[0] === nodes[nodes.length - 1]
  const kinds = listKinds(tags, isClosed && isAreaTags(tags), false)
  if (kinds.length === 0) return []
  const line = toLine(nodes, elements)
  if (tags.oneway === '-1') line.reverse()
  if (line.length < nodes.length)
    counts.skip('nodes that the extract lacks', nodes.length - line.length)
  if (line.length < 2) return []
  return kinds.flatMap((kind) => shaped(kind, tags, isClosed ? [[line]] : null, [line], counts))
}

/** Closed ways are areas unless their tags say that they are roads in a circle. */
function isAreaTags(tags: Tags): boolean {
  if (tags.area === 'yes') return true
  if (tags.area === 'no') return false
  return !(tags.highway || tags.railway || tags.barrier || tags.waterway === 'river')
}

function relationFeatures(relation: OsmRelation, elements: Elements, counts: Counts): MapFeature[] {
  const { tags, members } = relation
  if (tags.type !== 'multipolygon' && tags.type !== 'boundary') return []
  const kinds = listKinds(tags, true, false)
  if (kinds.length === 0) return []
  const [outer, inner] = [[] as OsmWay[], [] as OsmWay[]]
  for (const { type, id, role } of members) {
    if (type !== 'way') continue
    const way = elements.way(id)
    if (way) (role === 'inner' ? inner : outer).push(way)
    else counts.skip('parts of areas that the extract lacks')
  }
  const lines = outer.map(({ nodes }) => toLine(nodes, elements)).filter((it) => it.length > 1)
  const { rings, open } = closedRings(outer)
  if (open > 0) counts.skip('areas whose outline is not closed')
  const outlines = rings.map((ring) => toLine(ring, elements)).filter((ring) => ring.length > 3)
  const holes = closedRings(inner)
    .rings.map((ring) => toLine(ring, elements))
    .filter((ring) => ring.length > 3)
  const polygons = toPolygons(outlines, holes)
  return kinds.flatMap((kind) => shaped(kind, tags, polygons, lines, counts))
}

function shaped(
  kind: Kind,
  tags: Tags,
  polygons: Polygon[] | null,
  lines: Line[],
  counts: Counts,
): MapFeature[] {
  const own = { ...kind, tags: toTags(tags, kind) }
  if (kind.shape === 'line') return lines.length > 0 ? [{ ...own, geometry: { lines } }] : []
  const [outline] = polygons?.[0] ?? []
  if (!polygons || !outline) return []
  if (kind.shape === 'point') return [{ ...own, geometry: { point: innerPoint(outline) } }]
  const size = ringArea(outline)
  if (kind.layer === 'buildings' && size > MAX_BUILDING) {
    counts.skip('buildings of an impossible size')
    return []
  }
  const minZoom = size < MIN_WIDE_AREA ? Math.max(kind.minZoom, 13) : kind.minZoom
  return [{ ...own, minZoom, geometry: { polygons } }]
}

function toLine(nodes: ArrayLike<number>, elements: Elements): Line {
  const line: Line = []
  const out: [number, number] = [0, 0]
  for (let at = 0; at < nodes.length; at++) {
    if (elements.readPosition(nodes[at] ?? 0, out)) line.push([out[0], out[1]])
  }
  return line
}

/** Only what the style reads. Names stay plain text. */
function toTags(tags: Tags, { layer, kind, detail, minZoom }: Kind): FeatureTags {
  const own: Record<string, string | number | boolean> = { kind, min_zoom: minZoom }
  if (detail) own.kind_detail = detail
  if (kind === 'address') return { ...own, addr_housenumber: tags['addr:housenumber'] ?? '' }
  if (layer === 'buildings' || layer === 'boundaries') return own
  if (layer === 'roads') {
    if (tags.bridge && tags.bridge !== 'no') own.is_bridge = true
    if (tags.tunnel && tags.tunnel !== 'no') own.is_tunnel = true
    if (/_link$/.test(detail)) own.is_link = true
    if (tags.oneway === 'yes' || tags.oneway === '1' || tags.oneway === '-1') own.oneway = true
    const [ref] = (tags.ref ?? '').split(';')
    if (ref && kind !== 'rail') own.ref = ref.trim().slice(0, 12)
    if (kind === 'rail') return own
  }
  if (tags.name) {
    own.name = tags.name.slice(0, MAX_NAME_LENGTH)
    for (const key in tags) {
      const value = tags[key]
      if (value && value !== tags.name && /^name:[a-z]{2}$/.test(key)) {
        own[key] = value.slice(0, MAX_NAME_LENGTH)
      }
    }
  }
  return own
}

const MAX_NAME_LENGTH = 120
