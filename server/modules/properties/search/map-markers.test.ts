import { createDice } from '@hearth/dice/dice'
import { webMercator } from '@hearth/streets/geometry/web-mercator'
import { describe, expect, test } from 'vitest'
import { mergedMarkers, zoomOnScreen } from './map-markers.ts'
import type { Cell } from './map-store.ts'

const WORLD = { south: -85, west: -180, north: 85, east: 180 }

const cellAt = (latitude: number, longitude: number, id: number, listings = 1): Cell => ({
  id: listings === 1 ? id : null,
  listings,
  latitude,
  longitude,
  south: latitude,
  north: latitude,
  west: longitude,
  east: longitude,
  min_price: id,
  max_price: id,
})

describe('map markers', () => {
  test('are merged as if each were compared with all larger ones', () => {
    const dice = createDice(7)
    for (const zoom of [0.5, 6.3, 11]) {
      const spread = 150 / 2 ** zoom
      const cells = Array.from({ length: 800 }, (_, id) =>
        cellAt(
          40 + dice.between(-1000, 1000) * (spread / 1000),
          -100 + dice.between(-1000, 1000) * (spread / 1000),
          id,
          dice.between(1, 4),
        ),
      )
      const signs = mergedMarkers(cells, zoom)
      expect(signs.length).toBeGreaterThan(20)
      expect(signs.map(({ listings }) => listings)).toEqual(heldAgainstAll(cells, zoom))
    }
  })

  test('stay separate across the equator and the prime meridian', () => {
    const cells = [cellAt(0.01, 0.01, 1), cellAt(-0.01, -0.01, 2), cellAt(1, 1, 3)]
    expect(mergedMarkers(cells, 8).map(({ listings }) => listings)).toEqual([2, 1])
  })
})

describe('a map larger than any screen', () => {
  test('is drawn for the zoom at which it fits', () => {
    expect(zoomOnScreen([WORLD], 24)).toBe(4)
    expect(zoomOnScreen([{ south: -85, west: 3, north: 85, east: 3.001 }], 24)).toBeCloseTo(4, 1)
    const halves = [
      { ...WORLD, west: 90 },
      { ...WORLD, east: -90 },
    ]
    expect(zoomOnScreen(halves, 24)).toBeCloseTo(4, 1)
  })

  test('is otherwise drawn for its own zoom', () => {
    expect(zoomOnScreen([WORLD], 3.4)).toBe(3.4)
    expect(zoomOnScreen([{ south: 47.6, west: -122.4, north: 47.61, east: -122.38 }], 17)).toBe(17)
    expect(zoomOnScreen([{ south: 1, west: 1, north: 1, east: 1 }], 24)).toBe(24)
  })
})

function heldAgainstAll(cells: Cell[], zoom: number): number[] {
  const size = 512 * 2 ** zoom
  const signs: { listings: number; x: number; y: number }[] = []
  const bySize = cells.toSorted((a, b) => b.listings - a.listings || (a.id ?? 0) - (b.id ?? 0))
  for (const cell of bySize) {
    const { x, y } = webMercator(cell)
    const near = signs.find(
      (sign) => Math.abs(sign.x - x) * size < 92 && Math.abs(sign.y - y) * size < 40,
    )
    if (near) near.listings += cell.listings
    else signs.push({ listings: cell.listings, x, y })
  }
  return signs.map(({ listings }) => listings)
}
