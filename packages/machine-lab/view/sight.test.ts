import { expect, test } from 'vitest'
import { fitted, hasRoom, readable, showing, zoomed } from './sight.ts'

const frame = { clientWidth: 600, clientHeight: 200 }
const drawing = (width: number, height: number) => ({ viewBox: { baseVal: { width, height } } })

test('fits a small drawing into the middle', () => {
  const all = fitted(frame, drawing(300, 100))
  expect(all).toEqual({ x: 150, y: 50, scale: 1 })
  expect(readable(all)).toBe(all)
})

test('shows a part of a drawing whose words would be too small', () => {
  const all = fitted(frame, drawing(1200, 1600))
  expect(all.scale).toBeLessThan(0.2)
  expect(readable(all).scale).toBeGreaterThan(0.8)
})

test('brings a part that is out of sight into the middle', () => {
  const sight = { x: 0, y: 0, scale: 0.5 }
  const moved = showing(sight, { x: 1000, y: 1000, width: 100, height: 40 }, frame)
  expect(moved).toEqual({ x: 300 - 525, y: 100 - 510, scale: 0.5 })
})

test('leaves the drawing where a part is in sight', () => {
  const sight = { x: 0, y: 0, scale: 0.5 }
  expect(showing(sight, { x: 100, y: 100, width: 100, height: 40 }, frame)).toBe(sight)
})

test('has no room for a part that is larger than the frame', () => {
  const part = { x: 0, y: 0, width: 100, height: 300 }
  expect(hasRoom({ x: 0, y: 0, scale: 0.5 }, part, frame)).toBe(true)
  expect(hasRoom({ x: 0, y: 0, scale: 1 }, part, frame)).toBe(false)
})

test('keeps the point under the pointer while it zooms', () => {
  const sight = zoomed({ x: 10, y: 20, scale: 1 }, 2, { x: 110, y: 70 })
  expect(sight).toEqual({ x: -90, y: -30, scale: 2 })
})
