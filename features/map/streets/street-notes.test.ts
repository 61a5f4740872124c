import { expect, test } from 'vitest'
import type { StreetArea } from '@/client/api/streets.ts'
import { notesOfView } from './street-notes.ts'

const portland: StreetArea = {
  name: 'portland',
  bounds: { south: 45.4, west: -122.8, north: 45.6, east: -122.5 },
  maxZoom: 14,
  attribution: '© OpenStreetMap contributors, City of Portland',
  isInvented: false,
  hasTravel: true,
}
const bend = { south: 43.9, west: -121.5, north: 44.2, east: -121.1 }
const beside = { south: 45.5, west: -122.55, north: 45.7, east: -122.2 }

const isNoted = (box: typeof bend, zoom: number, areas = [portland]) =>
  notesOfView(areas, box, zoom).isWithoutStreets

test('says from zoom 10 on that no streets are drawn', () => {
  expect([9, 9.9, 10, 11, 12, 17].map((zoom) => isNoted(bend, zoom))).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
  ])
  expect(isNoted(bend, 10, [])).toBe(true)
})

test('does not say so where an area reaches into the view', () => {
  expect([10, 11, 12].map((zoom) => isNoted(beside, zoom))).toEqual([false, false, false])
})

test('names the sources of the areas in view, and no others', () => {
  expect(notesOfView([portland], beside, 11)).toEqual({
    attributions: ['City of Portland'],
    isInvented: false,
    isWithoutStreets: false,
  })
  expect(notesOfView([{ ...portland, isInvented: true }], beside, 11)).toMatchObject({
    attributions: [],
    isInvented: true,
  })
  expect(notesOfView([portland], bend, 11).attributions).toEqual([])
})
