import { describe, expect, test } from 'vitest'
import type { StreetAreas } from '@/client/api/streets.ts'
import { kmPerPixel, viewOfPlace, viewOfPlaces } from './picture-view.ts'

const place = { latitude: 45.5, longitude: -122.6 }
const none: StreetAreas = { version: 'none', areas: [] }
const around: StreetAreas = {
  version: 'one',
  areas: [
    {
      name: 'a',
      bounds: { south: 45, west: -123, north: 46, east: -122 },
      maxZoom: 14,
      attribution: '© OpenStreetMap contributors, City of Portland',
      isInvented: false,
      hasTravel: true,
    },
  ],
}

const invented: StreetAreas = {
  version: 'two',
  areas: around.areas.map((area) => ({ ...area, isInvented: true })),
}

describe('the picture of a place', () => {
  test('shows streets where they are known, else the towns around', () => {
    expect(viewOfPlace(place, undefined, around)).toMatchObject({
      zoom: 15,
      isOfTowns: false,
      notes: { attributions: ['City of Portland'], isWithoutStreets: false },
    })
    const elsewhere = { latitude: 10, longitude: 10 }
    expect(viewOfPlace(elsewhere, undefined, around)).toMatchObject({
      zoom: 9.5,
      isOfTowns: true,
      notes: { attributions: [], isWithoutStreets: true },
    })
  })

  test('shows streets where an area begins within the picture of an approximate place', () => {
    const view = viewOfPlace({ latitude: 45.5, longitude: -121.99 }, 700, invented)
    expect(view).toMatchObject({
      zoom: viewOfPlace(place, 700, invented).zoom,
      isOfTowns: false,
      notes: { isInvented: true, isWithoutStreets: false },
    })
  })

  test('tells of streets at the side of the towns around', () => {
    const outside = { latitude: 45.5, longitude: -121.9 }
    const notes = { attributions: ['City of Portland'], isWithoutStreets: false }
    expect(viewOfPlace(outside, 700, around)).toMatchObject({ zoom: 10.5, isOfTowns: true, notes })
    expect(viewOfPlace(outside, undefined, around)).toMatchObject({ zoom: 9.5, notes })
    expect(viewOfPlace(outside, undefined, invented).notes.isInvented).toBe(true)
  })

  test.each([0, 45, 70, -60])('holds the whole circle at latitude %s', (latitude) => {
    const center = { latitude, longitude: 10 }
    const everywhere = {
      ...around,
      areas: around.areas.map((area) => ({ ...area, bounds: EARTH })),
    }
    const { zoom } = viewOfPlace(center, 700, everywhere)
    const pixels = 1.4 / kmPerPixel(center, zoom)
    expect(pixels).toBeLessThanOrEqual(200)
    expect(pixels).toBeGreaterThan(100)
  })
})

const EARTH = { south: -90, west: -180, north: 90, east: 180 }

describe('the picture of several places', () => {
  test('is none without places', () => {
    expect(viewOfPlaces([], none)).toBeNull()
  })

  test('is as close as one place alone allows', () => {
    const view = viewOfPlaces([place, place], around)
    expect(view?.zoom).toBe(14)
    expect(view?.center.latitude).toBeCloseTo(place.latitude)
    expect(view?.center.longitude).toBeCloseTo(place.longitude)
    expect(viewOfPlaces([place], none)?.zoom).toBe(9.5)
  })

  test('holds all of them', () => {
    const far = { latitude: 47.6, longitude: -120.3 }
    const view = viewOfPlaces([place, far], around)
    expect(view?.center.longitude).toBeCloseTo(-121.45)
    const degrees = (2.3 / 360) * 512 * 2 ** (view?.zoom ?? 0)
    expect(degrees).toBeLessThanOrEqual(260)
  })

  test('tells of streets that begin beside the places', () => {
    const view = viewOfPlaces([{ latitude: 45.5, longitude: -121.995 }], invented)
    expect(view).toMatchObject({
      zoom: 14,
      notes: { isInvented: true, isWithoutStreets: false },
    })
    const outside = viewOfPlaces([{ latitude: 45.5, longitude: -121.9 }], invented)
    expect(outside).toMatchObject({
      zoom: 9.5,
      notes: { isInvented: true, isWithoutStreets: false },
    })
  })

  test('crosses the antimeridian where that is nearer', () => {
    const view = viewOfPlaces(
      [
        { latitude: -17, longitude: 179 },
        { latitude: -17, longitude: -179 },
      ],
      none,
    )
    expect(Math.abs(view?.center.longitude ?? 0)).toBeCloseTo(180)
    expect(view?.zoom).toBeGreaterThan(6)
  })
})
