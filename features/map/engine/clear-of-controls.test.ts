import { expect, test } from 'vitest'
import { shiftFrom } from './clear-of-controls.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const map = box(0, 0, 360, 500)
const zoomIn = box(312, 12, 36, 36)
const zoomOut = box(312, 56, 36, 36)
const draw = box(12, 12, 140, 36)
const controls = [zoomIn, zoomOut, draw]

test('leaves a price where nothing lies over it', () => {
  expect(shiftFrom(box(200, 200, 80, 30), controls, map)).toEqual([0, 0])
})

test('moves a price from beneath the zoom buttons to their side', () => {
  expect(shiftFrom(box(270, 40, 80, 30), controls, map)).toEqual([-42, 0])
})

test('moves a price down from beneath a wide button', () => {
  expect(shiftFrom(box(50, 30, 80, 30), controls, map)).toEqual([0, 22])
})

test('moves a price onto no other one, if there is another way', () => {
  const other = box(50, 50, 80, 60)
  expect(shiftFrom(box(50, 30, 80, 30), controls, map, [other])).toEqual([106, 0])
  const around = box(0, 0, 360, 500)
  expect(shiftFrom(box(50, 30, 80, 30), controls, map, [around])).toEqual([0, 22])
})

test('moves a price neither beneath the next control nor off the map', () => {
  const [right, down] = shiftFrom(box(310, 30, 60, 30), controls, box(0, 0, 372, 500))
  expect(down).toBe(0)
  expect(310 + right + 60).toBeLessThanOrEqual(zoomIn.left)
})

test('leaves a price that no way leads out for', () => {
  expect(shiftFrom(box(0, 0, 360, 500), controls, map)).toEqual([0, 0])
})
