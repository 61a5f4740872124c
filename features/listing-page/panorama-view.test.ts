import { expect, test } from 'vitest'
import { INITIAL_VIEW, turned, viewForKey } from './panorama-view.ts'

const degrees = (radians: number) => Math.round((radians * 180) / Math.PI)

test('turns in the direction of the arrow key', () => {
  expect(viewForKey(INITIAL_VIEW, 'ArrowRight')?.yaw).toBeGreaterThan(0)
  expect(viewForKey(INITIAL_VIEW, 'ArrowLeft')?.yaw).toBeLessThan(0)
  expect(viewForKey(INITIAL_VIEW, 'ArrowUp')?.pitch).toBeGreaterThan(0)
  expect(viewForKey(INITIAL_VIEW, 'Tab')).toBeUndefined()
})

test('limits pitch and zoom', () => {
  expect(degrees(turned(INITIAL_VIEW, { pitch: 9 }).pitch)).toBe(85)
  expect(degrees(turned(INITIAL_VIEW, { pitch: -9 }).pitch)).toBe(-85)
  expect(degrees(turned(INITIAL_VIEW, { zoom: 100 }).view)).toBe(30)
  expect(degrees(turned(INITIAL_VIEW, { zoom: 0.01 }).view)).toBe(100)
})

test('ignores a full turn', () => {
  const once = turned(INITIAL_VIEW, { yaw: 1 })
  expect(turned(once, { yaw: 2 * Math.PI }).yaw).toBeCloseTo(once.yaw)
})
