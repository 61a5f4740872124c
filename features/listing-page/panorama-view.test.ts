import { expect, test } from 'vitest'
import { FIRST_GAZE, gazeOfKey, turned } from './panorama-view.ts'

const degrees = (radians: number) => Math.round((radians * 180) / Math.PI)

test('turns in the direction of the arrow key', () => {
  expect(gazeOfKey(FIRST_GAZE, 'ArrowRight')?.yaw).toBeGreaterThan(0)
  expect(gazeOfKey(FIRST_GAZE, 'ArrowLeft')?.yaw).toBeLessThan(0)
  expect(gazeOfKey(FIRST_GAZE, 'ArrowUp')?.pitch).toBeGreaterThan(0)
  expect(gazeOfKey(FIRST_GAZE, 'Tab')).toBeUndefined()
})

test('limits pitch and zoom', () => {
  expect(degrees(turned(FIRST_GAZE, { pitch: 9 }).pitch)).toBe(85)
  expect(degrees(turned(FIRST_GAZE, { pitch: -9 }).pitch)).toBe(-85)
  expect(degrees(turned(FIRST_GAZE, { zoom: 100 }).view)).toBe(30)
  expect(degrees(turned(FIRST_GAZE, { zoom: 0.01 }).view)).toBe(100)
})

test('ignores a full turn', () => {
  const once = turned(FIRST_GAZE, { yaw: 1 })
  expect(turned(once, { yaw: 2 * Math.PI }).yaw).toBeCloseTo(once.yaw)
})
