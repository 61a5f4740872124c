import { createElements } from '@hearth/streets/osm/element-store'
import type { Elements, OsmNode, OsmRelation, OsmWay } from '@hearth/streets/osm/elements'
import type { DemoCity } from '../seed/region.ts'
import { districtBorders } from './district-borders.ts'
import type { Spot, StreetSegment, Town } from './town.ts'

/** The town as OpenStreetMap would describe it. */
export function townElements(town: Town, city: DemoCity): Elements {
  const nodes: OsmNode[] = []
  const ways: OsmWay[] = []
  const relations: OsmRelation[] = []
  let id = 0
  const node = (spot: Spot, tags = {}) => {
    id += 1
    nodes.push({ id, ...town.toPosition(spot), tags })
    return id
  }
  const way = (refs: number[], tags: Record<string, string>) => {
    id += 1
    ways.push({ id, nodes: refs, tags })
  }
  const ring = (corners: readonly Spot[], tags: Record<string, string>) => {
    const refs = corners.map((spot) => node(spot))
    const [first] = refs
    if (first !== undefined) way([...refs, first], tags)
  }
  const crossings = new Map<number, number>()
  const crossing = (spot: Spot & { id: number }) => {
    const known = crossings.get(spot.id)
    if (known !== undefined) return known
    const made = node(spot)
    crossings.set(spot.id, made)
    return made
  }
  for (const segment of town.segments) {
    way([crossing(segment.from), crossing(segment.to)], streetTags(segment))
  }
  for (const { spots, tags } of town.lines)
    way(
      spots.map((spot) => node(spot)),
      tags,
    )
  for (const { corners, tags } of town.patches) ring(corners, tags)
  for (const { tags, ...spot } of town.places) node(spot, tags)
  for (const { name, spot } of town.districts) node(spot, { place: 'neighbourhood', name })
  for (const { name, corners } of districtBorders(town.districts, town.lots)) {
    ring(corners, { place: 'neighbourhood', name })
  }
  node(
    { x: 0, y: 0 },
    {
      place: city.population > 50_000 ? 'city' : 'town',
      name: city.name,
      'addr:state': city.state,
      'addr:country': city.country,
    },
  )
  return createElements(nodes, ways, relations)
}

function streetTags({ name, kind, isOneWay, isBridge }: StreetSegment): Record<string, string> {
  return {
    highway: kind,
    name,
    ...(isOneWay ? { oneway: 'yes' } : {}),
    ...(isBridge ? { bridge: 'yes' } : {}),
  }
}
