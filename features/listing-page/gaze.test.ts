import { expect, test } from 'vitest'
import { FIRST_GAZE, gazeOfKey, turned } from './gaze.ts'

const degrees = (radians: number) => Math.round((radians * 180) / Math.PI)

test('arrow keys turn to where they point', () => {
  expect(gazeOfKey(FIRST_GAZE, 'ArrowRight')?.yaw).toBeGreaterThan(0)
  expect(gazeOfKey(FIRST_GAZE, 'ArrowLeft')?.yaw).toBeLessThan(0)
  expect(gazeOfKey(FIRST_GAZE, 'ArrowUp')?.pitch).toBeGreaterThan(0)
  expect(gazeOfKey(FIRST_GAZE, 'Tab')).toBeUndefined()
})

test('nobody looks over their own head, and zoom has two ends', () => {
  expect(degrees(turned(FIRST_GAZE, { pitch: 9 }).pitch)).toBe(85)
  expect(degrees(turned(FIRST_GAZE, { pitch: -9 }).pitch)).toBe(-85)
  expect(degrees(turned(FIRST_GAZE, { zoom: 100 }).view)).toBe(30)
  expect(degrees(turned(FIRST_GAZE, { zoom: 0.01 }).view)).toBe(100)
})

test('one more turn round is no turn', () => {
  const once = turned(FIRST_GAZE, { yaw: 1 })
  expect(turned(once, { yaw: 2 * Math.PI }).yaw).toBeCloseTo(once.yaw)
})
