import { expect, test } from 'vitest'
import { MAX_ZOOM, panBy, pinch, WHOLE, zoomAt } from './zooming.ts'

const room = { frame: { width: 400, height: 300 }, picture: { width: 400, height: 200 } }

test('zooms around the center', () => {
  expect(zoomAt(WHOLE, 2, { x: 0, y: 0 }, room)).toEqual({ scale: 2, x: 0, y: 0 })
})

test('keeps the spot under the pointer in place', () => {
  const at = { x: 100, y: 20 }
  const view = zoomAt(WHOLE, 2, at, room)
  expect(view).toEqual({ scale: 2, x: -100, y: -20 })
  // The spot's place in the picture is the same before and after.
  expect({ x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale }).toEqual(at)
})

test('scales between 1 and 4', () => {
  expect(zoomAt(WHOLE, 9, { x: 0, y: 0 }, room).scale).toBe(MAX_ZOOM)
  expect(zoomAt({ scale: 3, x: 50, y: 10 }, 0.2, { x: 30, y: 0 }, room)).toEqual(WHOLE)
})

test('pans no further than the edges of the picture', () => {
  const view = { scale: 2, x: 0, y: 0 }
  expect(panBy(view, { x: 30, y: -20 }, room)).toEqual({ scale: 2, x: 30, y: -20 })
  expect(panBy(view, { x: 900, y: -900 }, room)).toEqual({ scale: 2, x: 200, y: -50 })
  expect(panBy(WHOLE, { x: 30, y: 30 }, room)).toEqual(WHOLE)
})

test('pinches by the distance of two fingers and follows their middle', () => {
  const spread = pinch(
    WHOLE,
    [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ],
    [
      { x: -150, y: 0 },
      { x: 150, y: 0 },
    ],
    room,
  )
  expect(spread).toEqual({ scale: 3, x: 0, y: 0 })
  const moved = pinch(
    spread,
    [
      { x: -150, y: 0 },
      { x: 150, y: 0 },
    ],
    [
      { x: -110, y: 10 },
      { x: 190, y: 10 },
    ],
    room,
  )
  expect(moved).toEqual({ scale: 3, x: 40, y: 10 })
})
