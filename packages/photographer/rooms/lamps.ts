import type { Object3D } from 'three'
import { black } from '../palette.ts'
import { type At, ball, paint, pole, together } from '../parts.ts'

/** A standing lamp with a cloth shade; its light belongs into the room's list. */
export function floorLamp(at: At, lit: boolean): Object3D {
  const shade = paint('#f3e7cf', {
    roughness: 0.9,
    glow: '#ffd9a0',
    glowing: lit ? 1.7 : 0.12,
    twoSided: true,
  })
  return together(
    [
      pole([0.15, 0.16, 0.025], black(), [0, 0, 0]),
      pole([0.012, 0.012, 1.4], black()),
      pole([0.21, 0.16, 0.28], shade, [0, 1.35, 0], 32),
    ],
    at,
  )
}

export function tableLamp(at: At, lit: boolean, foot: string): Object3D {
  const shade = paint('#f3e7cf', { roughness: 0.9, glow: '#ffd9a0', glowing: lit ? 1.9 : 0.12 })
  return together(
    [
      ball(0.09, paint(foot, { roughness: 0.5 }), [0, 0, 0]),
      pole([0.012, 0.012, 0.2], black(), [0, 0.14, 0]),
      pole([0.14, 0.1, 0.2], shade, [0, 0.26, 0], 32),
    ],
    at,
  )
}

/** A lamp that hangs from the ceiling at `at`, its shade `drop` metres lower. */
export function pendant(at: At, drop: number, kind: number, color: string, lit: boolean): Object3D {
  const shade = paint(color, { roughness: 0.6, twoSided: true })
  const bulb = paint('#fff4dc', { glow: '#ffdca8', glowing: lit ? 6 : 0.6 })
  const parts: Object3D[] = [
    pole([0.004, 0.004, drop], black(), [0, -drop, 0], 8),
    ball(0.05, bulb, [0, -drop - 0.13, 0]),
  ]
  if (kind % 3 === 0) parts.push(pole([0.22, 0.04, 0.2], shade, [0, -drop - 0.12, 0], 36))
  else if (kind % 3 === 1)
    parts.push(
      ball(0.16, paint('#fbf6ea', { glow: '#ffe6c0', glowing: lit ? 2 : 0.4 }), [
        0,
        -drop - 0.28,
        0,
      ]),
    )
  else parts.push(pole([0.3, 0.26, 0.16], shade, [0, -drop - 0.1, 0], 36))
  return together(parts, at)
}
