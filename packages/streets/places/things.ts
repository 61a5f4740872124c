import type { Box } from '../cells.ts'
import { NumberList } from '../graph/number-list.ts'
import type { Label, NameTable } from './names.ts'
import { THING_KINDS } from './place-kinds.ts'
import type { Surroundings } from './surroundings.ts'

/** Per degree, in whole numbers. */
export const PLACE_UNITS = 1e7

/** Something that the search finds by its name. */
export type Thing = {
  kind: (typeof THING_KINDS)[number]
  label: Label
  latitude: number
  longitude: number
  box: Box
  /** Written like a drawn area; empty without a border. */
  area?: string
  surroundings: Surroundings
}

/** All of an extract, in the columns of the file: millions of objects fill the memory. */
export type Things = {
  readonly length: number
  /** Returns its number. */
  add: (thing: Thing) => number
  readBox: (thing: number, out: Box) => void
  hasPostalCode: (thing: number) => boolean
  setPostalCode: (thing: number, code: string) => void
  /** Sections of the packed file; nothing can be added afterwards. */
  arrays: () => Record<string, Uint8Array | Uint32Array | Int32Array>
}

export const units = (degrees: number) => Math.round(degrees * PLACE_UNITS)

const LABELS = ['neighborhood', 'city', 'state', 'country'] as const

export function openThings(names: NameTable): Things {
  const kinds = new NumberList(Uint8Array)
  const [label, postal] = [new NumberList(Uint32Array), new NumberList(Uint32Array)]
  const [neighborhood, city] = [new NumberList(Uint32Array), new NumberList(Uint32Array)]
  const [state, country] = [new NumberList(Uint32Array), new NumberList(Uint32Array)]
  const around = { neighborhood, city, state, country }
  const areas = new NumberList(Uint32Array)
  const [positions, boxes] = [new NumberList(Int32Array), new NumberList(Int32Array)]
  return {
    get length() {
      return kinds.length
    },
    add(thing) {
      kinds.push(THING_KINDS.indexOf(thing.kind))
      label.push(names.label(thing.label))
      for (const name of LABELS) around[name].push(names.label(thing.surroundings[name]))
      postal.push(names.string(thing.surroundings.postalCode))
      positions.push(units(thing.latitude))
      positions.push(units(thing.longitude))
      for (const side of thing.box) boxes.push(units(side))
      areas.push(names.string(thing.area ?? ''))
      return kinds.length - 1
    },
    readBox(thing, out) {
      for (const side of [0, 1, 2, 3] as const) out[side] = boxes.at(4 * thing + side) / PLACE_UNITS
    },
    hasPostalCode: (thing) => postal.at(thing) !== 0,
    setPostalCode: (thing, code) => postal.set(thing, names.string(code)),
    arrays: () => ({
      thingKind: kinds.taken(),
      thingLabel: label.taken(),
      thingNeighborhood: neighborhood.taken(),
      thingCity: city.taken(),
      thingState: state.taken(),
      thingCountry: country.taken(),
      thingPostal: postal.taken(),
      thingPosition: positions.taken(),
      thingBox: boxes.taken(),
      thingArea: areas.taken(),
    }),
  }
}
