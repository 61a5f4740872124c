import { expect, test } from 'vitest'
import { fitsInFrame, fitToFrame, panTo, toReadable, zoomAround } from './viewport.ts'

const frame = { clientWidth: 600, clientHeight: 200 }
const drawing = (width: number, height: number) => ({ viewBox: { baseVal: { width, height } } })

test('fits a small drawing into the middle', () => {
  const all = fitToFrame(frame, drawing(300, 100))
  expect(all).toEqual({ x: 150, y: 50, scale: 1 })
  expect(toReadable(all)).toBe(all)
})

test('shows a part of a drawing whose words would be too small', () => {
  const all = fitToFrame(frame, drawing(1200, 1600))
  expect(all.scale).toBeLessThan(0.2)
  expect(toReadable(all).scale).toBeGreaterThan(0.8)
})

test('brings a part that is out of view into the middle', () => {
  const viewport = { x: 0, y: 0, scale: 0.5 }
  const moved = panTo(viewport, { x: 1000, y: 1000, width: 100, height: 40 }, frame)
  expect(moved).toEqual({ x: 300 - 525, y: 100 - 510, scale: 0.5 })
})

test('leaves the drawing where a part is in view', () => {
  const viewport = { x: 0, y: 0, scale: 0.5 }
  expect(panTo(viewport, { x: 100, y: 100, width: 100, height: 40 }, frame)).toBe(viewport)
})

test('has no room for a part that is larger than the frame', () => {
  const part = { x: 0, y: 0, width: 100, height: 300 }
  expect(fitsInFrame({ x: 0, y: 0, scale: 0.5 }, part, frame)).toBe(true)
  expect(fitsInFrame({ x: 0, y: 0, scale: 1 }, part, frame)).toBe(false)
})

test('keeps the point under the pointer while it zooms', () => {
  const viewport = zoomAround({ x: 10, y: 20, scale: 1 }, 2, { x: 110, y: 70 })
  expect(viewport).toEqual({ x: -90, y: -30, scale: 2 })
})
