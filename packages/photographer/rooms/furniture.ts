import type { Object3D } from 'three'
import { black, textile, timber } from '../palette.ts'
import { type At, box, type Paint, pole, soft, together, turned } from '../parts.ts'

export function sofa(
  wide: number,
  fabric: string,
  cushions: readonly string[],
  at: At,
  turn = 0,
  chaise = 0,
): Object3D {
  const cover = textile(fabric)
  const seats = Math.max(2, Math.round(wide / 0.8))
  const each = (wide - 0.36) / seats
  const parts: Object3D[] = [
    soft([wide, 0.26, 0.92], 0.06, cover, [0, 0.12, 0]),
    soft([wide, 0.5, 0.2], 0.08, cover, [0, 0.3, -0.38]),
  ]
  for (const side of [-1, 1])
    parts.push(soft([0.18, 0.48, 0.92], 0.07, cover, [side * (wide / 2 - 0.09), 0.12, 0]))
  for (let seat = 0; seat < seats; seat++) {
    const x = -wide / 2 + 0.18 + each * (seat + 0.5)
    parts.push(soft([each - 0.015, 0.17, 0.74], 0.06, cover, [x, 0.36, 0.07]))
    parts.push(turned(soft([each - 0.03, 0.42, 0.17], 0.08, cover, [x, 0.5, -0.22]), -0.18, 0, 0))
  }
  for (const [number, color] of cushions.entries()) {
    const x = (number % 2 === 0 ? -1 : 1) * (wide / 2 - 0.42 - Math.floor(number / 2) * 0.3)
    parts.push(
      turned(
        soft([0.44, 0.42, 0.14], 0.07, textile(color), [x, 0.53, -0.04]),
        -0.35,
        number % 2 === 0 ? 0.3 : -0.3,
        0.06,
      ),
    )
  }
  if (chaise !== 0) {
    const x = chaise * (wide / 2 - 0.18 - each / 2)
    parts.push(
      soft([each, 0.26, 0.9], 0.06, cover, [x, 0.12, 0.7]),
      soft([each - 0.015, 0.17, 0.9], 0.06, cover, [x, 0.36, 0.72]),
    )
  }
  for (const x of [-1, 1])
    for (const z of [-0.36, 0.36])
      parts.push(pole([0.02, 0.03, 0.13], black(), [x * (wide / 2 - 0.12), 0, z]))
  return together(parts, at, turn)
}

export function armchair(fabric: string, wood: string, at: At, turn: number): Object3D {
  const [cover, frame] = [textile(fabric), timber(wood)]
  const parts: Object3D[] = [
    soft([0.66, 0.16, 0.66], 0.07, cover, [0, 0.32, 0]),
    turned(soft([0.66, 0.56, 0.15], 0.07, cover, [0, 0.44, -0.3]), -0.22, 0, 0),
  ]
  for (const side of [-1, 1]) {
    parts.push(box([0.05, 0.04, 0.72], frame, [side * 0.37, 0.58, 0]))
    for (const z of [-0.3, 0.32])
      parts.push(
        turned(pole([0.018, 0.024, 0.6], frame, [side * 0.37, 0, z]), z > 0 ? 0.1 : -0.1, 0, 0),
      )
  }
  return together(parts, at, turn)
}

export function table([wide, high, deep]: At, top: Paint, legs: Paint, at: At, turn = 0): Object3D {
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      pole([0.02, 0.03, high], legs, [x * (wide / 2 - 0.08), 0, z * (deep / 2 - 0.08)]),
    ),
  )
  return together([...corners, soft([wide, 0.04, deep], 0.015, top, [0, high - 0.04, 0])], at, turn)
}

export function roundTable(
  radius: number,
  high: number,
  top: Paint,
  legs: Paint,
  at: At,
): Object3D {
  const feet = [0, 1, 2].map((foot) =>
    turned(
      pole([0.02, 0.02, high], legs, [
        Math.cos(foot * 2.1) * radius * 0.6,
        0,
        Math.sin(foot * 2.1) * radius * 0.6,
      ]),
      0.12 * Math.sin(foot * 2.1),
      0,
      -0.12 * Math.cos(foot * 2.1),
    ),
  )
  return together([...feet, pole([radius, radius, 0.035], top, [0, high - 0.035, 0], 48)], at)
}

export function chair(seat: Paint, wood: Paint, at: At, turn: number, high = 0.46): Object3D {
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => pole([0.014, 0.018, high], wood, [x * 0.19, 0, z * 0.19])),
  )
  const back =
    high < 0.6
      ? [
          soft([0.42, 0.3, 0.04], 0.02, seat, [0, high + 0.14, -0.2]),
          ...[-1, 1].map((x) => pole([0.012, 0.012, 0.3], wood, [x * 0.17, high, -0.2])),
        ]
      : [
          soft([0.4, 0.12, 0.04], 0.02, seat, [0, high + 0.12, -0.18]),
          ...[-1, 1].map((x) => pole([0.01, 0.01, 0.2], wood, [x * 0.16, high, -0.18])),
        ]
  return together([...legs, soft([0.44, 0.05, 0.43], 0.025, seat, [0, high, 0]), ...back], at, turn)
}

/** A low cupboard with doors or drawers along x. */
export function sideboard(
  [wide, high, deep]: At,
  front: Paint,
  legs: Paint,
  at: At,
  turn = 0,
): Object3D {
  const count = Math.max(1, Math.round(wide / 0.55))
  const parts: Object3D[] = [box([wide, high - 0.14, deep], front, [0, 0.14, 0])]
  for (let leaf = 0; leaf < count; leaf++)
    parts.push(
      soft([wide / count - 0.012, high - 0.19, 0.02], 0.006, front, [
        -wide / 2 + (wide * (leaf + 0.5)) / count,
        0.165,
        deep / 2 + 0.008,
      ]),
    )
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      parts.push(pole([0.014, 0.02, 0.14], legs, [x * (wide / 2 - 0.08), 0, z * (deep / 2 - 0.06)]))
  return together(parts, at, turn)
}
