import { UNITS_PER_DEGREE } from '../osm/element-store.ts'
import { growingCounts, growingIntegers } from '../osm/growing.ts'
import { openWordTable } from '../osm/tag-columns.ts'
import { type Label, openLabels } from './names.ts'

/** Positions in degrees. */
export type House = {
  latitude: number
  longitude: number
  number: string
  street: Label
  postalCode: string
}

/** All houses of an extract, in columns, as millions of objects would fill the memory. */
export type Houses = {
  readonly length: number
  add: (house: House) => void
  at: (index: number) => House
}

export function openHouses(): Houses {
  const words = openWordTable()
  const labels = openLabels()
  const latitudes = growingIntegers()
  const longitudes = growingIntegers()
  const numbers = growingCounts()
  const streets = growingCounts()
  const postalCodes = growingCounts()
  return {
    get length() {
      return latitudes.length
    },
    add({ latitude, longitude, number, street, postalCode }) {
      latitudes.push(Math.round(latitude * UNITS_PER_DEGREE))
      longitudes.push(Math.round(longitude * UNITS_PER_DEGREE))
      numbers.push(words.getIndex(number))
      streets.push(labels.indexOf(street))
      postalCodes.push(words.getIndex(postalCode))
    },
    at: (index) => ({
      latitude: latitudes.at(index) / UNITS_PER_DEGREE,
      longitude: longitudes.at(index) / UNITS_PER_DEGREE,
      number: words.wordAt(numbers.at(index)),
      street: labels.at(streets.at(index)),
      postalCode: words.wordAt(postalCodes.at(index)),
    }),
  }
}
