import type { Object3D } from 'three'
import type { At } from '../parts.ts'
import type { Opening } from './openings.ts'

/** A house around the origin whose front looks to +z, and where its door is. */
export type Home = { body: Object3D; door: At; front: number; wide: number; drive: number | null }

export const window = (
  x: number,
  y: number,
  w: number,
  h: number,
  more: Partial<Opening> = {},
): Opening => ({
  kind: 'window',
  x: x - w / 2,
  y,
  w,
  h,
  ...more,
})
/** A window in panes, two across unless told otherwise. */
export const paned = (
  x: number,
  y: number,
  w: number,
  h: number,
  panes: readonly [number, number] = [2, 1],
): Opening => window(x, y, w, h, { panes })

export const doorAt = (x: number, w = 1.05): Opening => ({
  kind: 'door',
  x: x - w / 2,
  y: 0.32,
  w,
  h: 2.2,
})
