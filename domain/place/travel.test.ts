import { expect, test } from 'vitest'
import { decodeTravel, encodeTravel, type TravelLimit } from './travel.ts'

const station: TravelLimit = {
  mode: 'foot',
  minutes: 15,
  latitude: 45.5285,
  longitude: -122.6767,
  name: 'Union Station, Portland',
}

test('limits survive their code, commas in names included', () => {
  const limits: TravelLimit[] = [station, { ...station, mode: 'car', minutes: 60, name: '' }]
  expect(decodeTravel(encodeTravel(limits))).toEqual(limits)
})

test('a name cannot begin another limit', () => {
  const code = encodeTravel([{ ...station, name: 'a|car,5,0,0,b' }])
  expect(decodeTravel(code)).toEqual([{ ...station, name: 'a car,5,0,0,b' }])
})

test.each([
  'foot',
  'foot,0,45,-122,x',
  'foot,61,45,-122,x',
  'foot,1000,45,-122,x',
  'foot,1.5,45,-122,x',
  'boat,15,45,-122,x',
  'foot,15,91,-122,x',
  'foot,15,45,-181,x',
  'foot,15,,-122,x',
  `foot,15,45,-122,${'x'.repeat(81)}`,
  'foot,15,45,-122,a|foot,15,45,-122,b|foot,15,45,-122,c|foot,15,45,-122,d',
])('%s is refused', (code) => {
  expect(decodeTravel(code)).toBeNull()
})

test('no code has no limits', () => {
  expect(decodeTravel('')).toEqual([])
})
