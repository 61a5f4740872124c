import { expect, test } from 'vitest'
import { citiesOf, withCities, withPlace } from './search-places.ts'

const nowhere = { city: '', alsoCities: [], state: '', country: '' }
const seattle = { city: 'Seattle', state: 'Washington', country: 'United States' }
const kirkland = { ...seattle, city: 'Kirkland' }
const portland = { ...seattle, city: 'Portland', state: 'Oregon' }

test('the first place brings its state and country', () => {
  expect(withPlace(nowhere, seattle)).toEqual({ ...seattle, alsoCities: [] })
})

test('a neighbour keeps them, a city of another state drops the state', () => {
  const one = withPlace(nowhere, seattle)
  expect(withPlace(one, kirkland)).toEqual({ ...seattle, alsoCities: ['Kirkland'] })
  expect(withPlace(one, portland)).toEqual({ ...seattle, state: '', alsoCities: ['Portland'] })
})

test('no place twice, and ten at most', () => {
  const one = withPlace(nowhere, seattle)
  expect(withPlace(one, { ...seattle, city: 'SEATTLE' })).toBe(one)
  const ten = { ...nowhere, ...withCities([...'abcdefghij']) }
  expect(withPlace(ten, seattle)).toBe(ten)
})

test('cities are read as they are written', () => {
  expect(citiesOf(withCities(['Bend', 'Salem']))).toEqual(['Bend', 'Salem'])
  expect(citiesOf(withCities([]))).toEqual([])
})
