import type { Object3D } from 'three'
import { type At, box, type Paint, paint, pole, together } from '../parts.ts'
import type { Look, Opening } from './openings.ts'

export const SNOW = paint('#eef2f7', { roughness: 0.9 })

export function chimney(look: Look, material: Paint, high: number, at: At): Object3D {
  const parts = [box([0.8, high, 0.6], material), box([0.94, 0.12, 0.74], look.trim, [0, high, 0])]
  parts.push(pole([0.12, 0.1, 0.3], paint('#8a5a44'), [-0.16, high + 0.12, 0]))
  if (look.snow) parts.push(box([0.96, 0.12, 0.76], SNOW, [0, high + 0.1, 0]))
  return together(parts, at)
}

/** A railing along x: rails and thin balusters, or a sheet of glass. */
export function railing(long: number, material: Paint, at: At, turn = 0, high = 1): Object3D {
  const count = Math.max(2, Math.round(long / 0.13))
  const posts = Array.from({ length: count + 1 }, (_, number) =>
    box([0.022, high, 0.022], material, [-long / 2 + (long * number) / count, 0, 0]),
  )
  return together([...posts, box([long, 0.05, 0.06], material, [0, high, 0])], at, turn)
}

/** Steps that go down towards +z from `high`. */
export function steps(wide: number, high: number, material: Paint, at: At): Object3D {
  const count = Math.max(1, Math.round(high / 0.17))
  return together(
    Array.from({ length: count }, (_, number) =>
      box([wide, (high * (count - number)) / count, 0.3], material, [0, 0, number * 0.3]),
    ),
    at,
  )
}

/** A balcony before a facade: slab, soffit and railing on three sides. */
export function balcony(wide: number, deep: number, look: Look, rail: Paint, at: At): Object3D {
  return together(
    [
      box([wide, 0.16, deep], look.trim, [0, -0.16, deep / 2]),
      railing(wide, rail, [0, 0, deep - 0.04]),
      railing(deep, rail, [wide / 2 - 0.03, 0, deep / 2], Math.PI / 2),
      railing(deep, rail, [-wide / 2 + 0.03, 0, deep / 2], Math.PI / 2),
      ...(look.snow ? [box([wide, 0.08, deep], SNOW, [0, 0, deep / 2])] : []),
    ],
    at,
  )
}

/** Windows in a row across a wall, evenly. */
export function row(
  count: number,
  wide: number,
  window: { y: number; w: number; h: number } & Partial<Opening>,
): Opening[] {
  return Array.from({ length: count }, (_, at) => ({
    kind: 'window' as const,
    x: -wide / 2 + (wide * (at + 0.5)) / count - window.w / 2,
    ...window,
  }))
}
