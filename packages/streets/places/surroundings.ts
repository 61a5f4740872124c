import { type Box, buildCells, type Cells, forEachAround } from '../cells.ts'
import { metersBetween } from '../plane.ts'
import { countryLabel, type Label, plainLabel, stateLabel } from './names.ts'
import type { BorderKind } from './place-kinds.ts'
import { isInside, type Line } from './shapes.ts'

export type Border = { kind: BorderKind; label: Label; rings: readonly Line[]; box: Box }

/** A node that names its surroundings. `radius` in meters. */
export type Center = {
  kind: 'neighborhood' | 'city'
  label: Label
  latitude: number
  longitude: number
  radius: number
  state: string
  country: string
}

/** Used where no border and no center is known. */
export type CommonNames = { city: string; state: string; country: string }

export type Surroundings = {
  neighborhood: Label | null
  city: Label | null
  state: Label | null
  country: Label | null
  postalCode: string
}

type Finder<Found> = (latitude: number, longitude: number) => Found

export type SurroundingsFinder = {
  all: Finder<Surroundings>
  /** Alone it takes a tenth of the time: borders of states have thousands of corners. */
  neighborhood: Finder<Label | null>
  city: Finder<Label | null>
  /** Empty where none is known. */
  postalCode: Finder<string>
}

/** Names the surroundings of positions: by borders, then by centers, then by what addresses say. */
export function createSurroundings(
  borders: readonly Border[],
  centers: readonly Center[],
  common: CommonNames,
): SurroundingsFinder {
  const within = (kind: BorderKind) => borderFinder(borders.filter((it) => it.kind === kind))
  const inCity = within('city')
  const inNeighborhood = within('neighborhood')
  const inPostalCode = within('postal_code')
  const inState = within('state')
  const inCountry = within('country')
  const centerNear = centerFinder(centers)
  const fallback = {
    city: plainLabel(common.city),
    state: stateLabel(common.state, common.country),
    country: countryLabel(common.country),
  }
  const known = new Map<string, Label | null>()
  const getCountry = (name: string) => {
    const label = known.get(name) ?? countryLabel(name)
    known.set(name, label)
    return label
  }
  const neighborhood: Finder<Label | null> = (latitude, longitude) =>
    (inNeighborhood(latitude, longitude) ?? centerNear('neighborhood', latitude, longitude))
      ?.label ?? null
  const city: Finder<Label | null> = (latitude, longitude) =>
    (inCity(latitude, longitude) ?? centerNear('city', latitude, longitude))?.label ?? fallback.city
  const postalCode: Finder<string> = (latitude, longitude) =>
    inPostalCode(latitude, longitude)?.label.name ?? ''
  return {
    neighborhood,
    city,
    postalCode,
    all(latitude, longitude) {
      const outlined = inCity(latitude, longitude)
      const center = outlined ? null : centerNear('city', latitude, longitude)
      return {
        neighborhood: neighborhood(latitude, longitude),
        city: outlined?.label ?? center?.label ?? fallback.city,
        state:
          inState(latitude, longitude)?.label ??
          stateLabel(center?.state, center?.country || common.country) ??
          fallback.state,
        country:
          inCountry(latitude, longitude)?.label ??
          getCountry(center?.country ?? '') ??
          fallback.country,
        postalCode: postalCode(latitude, longitude),
      }
    },
  }
}

/** The smallest border around a position. */
function borderFinder(borders: readonly Border[]): Finder<Border | null> {
  const cells = buildCells(borders.length, boxReader(borders), BORDER_CELL_METERS)
  const sizes = borders.map(({ box }) => (box[2] - box[0]) * (box[3] - box[1]))
  return (latitude, longitude) => {
    let found = -1
    forEachAround(cells, latitude, longitude, 1, (item) => {
      const border = borders[item]
      if (!border || !isInBox(border.box, latitude, longitude)) return
      if (found >= 0 && (sizes[found] ?? 0) <= (sizes[item] ?? 0)) return
      if (isInside(border.rings, latitude, longitude)) found = item
    })
    return borders[found] ?? null
  }
}

const BORDER_CELL_METERS = 1_000

function centerFinder(
  centers: readonly Center[],
): (kind: Center['kind'], latitude: number, longitude: number) => Center | null {
  const byKind = {
    neighborhood: withCells(centers, 'neighborhood'),
    city: withCells(centers, 'city'),
  }
  return (kind, latitude, longitude) => {
    const { list, cells, radius } = byKind[kind]
    let best: Center | null = null
    let least = 1
    forEachAround(cells, latitude, longitude, radius, (item) => {
      const center = list[item]
      if (!center) return
      const away = metersBetween(latitude, longitude, center.latitude, center.longitude)
      if (away / center.radius > least) return
      least = away / center.radius
      best = center
    })
    return best
  }
}

function withCells(
  centers: readonly Center[],
  kind: Center['kind'],
): { list: Center[]; cells: Cells; radius: number } {
  const list = centers.filter((center) => center.kind === kind)
  const radius = list.reduce((most, center) => Math.max(most, center.radius), 1)
  const readBox = (at: number, out: Box) => {
    const { latitude = 0, longitude = 0 } = list[at] ?? {}
    out[0] = latitude
    out[1] = longitude
    out[2] = latitude
    out[3] = longitude
  }
  return { list, cells: buildCells(list.length, readBox, radius), radius }
}

function boxReader(borders: readonly Border[]): (at: number, out: Box) => void {
  return (at, out) => {
    const box = borders[at]?.box ?? [0, 0, 0, 0]
    for (const side of [0, 1, 2, 3] as const) out[side] = box[side]
  }
}

function isInBox([south, west, north, east]: Box, latitude: number, longitude: number): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}
