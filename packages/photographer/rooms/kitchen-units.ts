import type { Dice } from '@hearth/dice/dice'
import type { Object3D } from 'three'
import { black, timber } from '../palette.ts'
import { type At, box, type Paint, paint, pole, soft, together } from '../parts.ts'
import type { Room } from './room.ts'

export const FRONTS = [
  '#f0ede6',
  '#5b6d66',
  '#3c474d',
  '#8b9a8c',
  '#d9cfbf',
  '#6d7f8a',
  '#a8553f',
  '#2f3a36',
]
const steel = () => paint('#c3c6c8', { roughness: 0.3, metalness: 0.4 })

export type Look = { front: Paint; upper: Paint; top: Paint; splash: Paint; handle: Paint }

/** A run of base units with a top along x, `wide` metres, its back at z = 0. */
export function base(wide: number, look: Look): Object3D {
  const count = Math.max(1, Math.round(wide / 0.6))
  const each = wide / count
  const parts: Object3D[] = [
    box([wide, 0.1, 0.52], black(), [0, 0, 0.28]),
    box([wide, 0.76, 0.57], look.front, [0, 0.1, 0.285]),
  ]
  for (let unit = 0; unit < count; unit++) {
    const x = -wide / 2 + each * (unit + 0.5)
    const drawers = unit % 2 === 0 ? [0.36, 0.36] : [0.74]
    let y = 0.115
    for (const tall of drawers) {
      parts.push(soft([each - 0.008, tall, 0.02], 0.004, look.front, [x, y, 0.58]))
      parts.push(box([each * 0.5, 0.012, 0.025], look.handle, [x, y + tall - 0.05, 0.6]))
      y += tall + 0.008
    }
  }
  parts.push(soft([wide + 0.03, 0.04, 0.64], 0.008, look.top, [0, 0.88, 0.31]))
  return together(parts)
}

/** Base units with sink and stove along the far wall; above them shelves or cupboards. */
export function backRun(
  room: Room,
  look: Look,
  dice: Dice,
  overSink: boolean,
  side: number,
): Object3D {
  const { wide, high } = room.plan
  const long = wide - 0.75
  const parts: Object3D[] = [base(long, look)]
  const y = overSink ? 0.16 : high - 0.92
  parts.push(box([long, overSink ? y : 0.56, 0.015], look.splash, [0, 0.92, 0.008]))
  parts.push(...sink(look))
  const hob = -side * long * 0.3
  parts.push(...stove(dice, hob))
  if (!overSink)
    parts.push(
      ...(dice.chance(0.45)
        ? [...crockery(dice, long, side * long * 0.18), ...hood(high, hob)]
        : wallUnits(look, long, high)),
    )
  parts.push(
    soft([0.3, 0.38, 0.03], 0.01, timber('#a8835a'), [long * 0.12 * side + side * 0.5, 0.92, 0.05]),
  )
  return together(parts, [side * -0.32, 0, -room.plan.deep / 2])
}

function sink(look: Look): Object3D[] {
  const tap = [
    pole([0.015, 0.015, 0.32], look.handle, [0, 0.92, 0.12]),
    box([0.024, 0.024, 0.2], look.handle, [0, 1.23, 0.2]),
  ]
  return [
    together(tap),
    box([0.62, 0.012, 0.42], steel(), [0, 0.915, 0.31]),
    box([0.56, 0.014, 0.36], paint('#6b6f72', { roughness: 0.7 }), [0, 0.9155, 0.31]),
  ]
}

/** Hob, oven door and a pot. */
function stove(dice: Dice, x: number): Object3D[] {
  return [
    box([0.58, 0.008, 0.5], paint('#141414', { roughness: 0.2 }), [x, 0.92, 0.31]),
    box([0.58, 0.58, 0.022], paint('#191a1b', { roughness: 0.25 }), [x, 0.2, 0.585]),
    box([0.48, 0.016, 0.03], steel(), [x, 0.7, 0.61]),
    pole(
      [0.1, 0.11, 0.14],
      paint(dice.pick(['#b8543f', '#3f5a5c', '#e2dccf']), { roughness: 0.5 }),
      [x + 0.13, 0.928, 0.24],
    ),
  ]
}

/** Two open shelves with cups and jars. */
function crockery(dice: Dice, long: number, x: number): Object3D[] {
  return [1.5, 1.86].flatMap((shelf) => [
    box([long * 0.55, 0.03, 0.24], timber('#a98a68'), [x, shelf, 0.13]),
    ...Array.from({ length: 9 }, (_, it) => {
      const at: At = [x + (it - 4) * long * 0.055, shelf + 0.03, 0.13]
      return dice.chance(0.5)
        ? pole(
            [0.035, 0.05, 0.09 + dice.roll() * 0.08],
            paint(dice.pick(['#efeae0', '#c98f6a', '#8fa39b', '#5a6468'])),
            at,
          )
        : pole(
            [0.045, 0.045, 0.1 + dice.roll() * 0.1],
            paint(dice.pick(['#d9cdb8', '#f2efe8', '#a8744f'])),
            at,
          )
    }),
  ])
}

const hood = (high: number, x: number): Object3D[] => [
  box([0.6, 0.12, 0.42], steel(), [x, 1.6, 0.21]),
  box([0.28, high - 1.7, 0.28], steel(), [x, 1.7, 0.15]),
]

function wallUnits(look: Look, long: number, high: number): Object3D[] {
  const count = Math.round(long / 0.6)
  const each = long / count
  return Array.from({ length: count }, (_, unit) =>
    soft([each - 0.008, high - 1.52, 0.34], 0.006, look.upper, [
      -long / 2 + each * (unit + 0.5),
      1.48,
      0.17,
    ]),
  )
}

/** Tall units with a fridge in the corner opposite the window. */
export function tallRun(room: Room, look: Look, side: number): Object3D {
  const { wide, deep, high } = room.plan
  const x = side * (wide / 2 - 0.31)
  const parts: Object3D[] = []
  for (const [at, z] of [-0.36, -0.98, -1.6].entries()) {
    const isFridge = at === 1
    const face = isFridge ? steel() : look.upper
    parts.push(box([0.6, high - 0.1, 0.6], face, [0, 0.05, -z]))
    for (const [y, tall] of [
      [0.07, 0.86],
      [0.95, high - 1.06],
    ] as const) {
      parts.push(soft([0.02, tall, 0.585], 0.004, face, [-side * 0.305, y, -z]))
      parts.push(
        box([0.02, isFridge ? 0.5 : 0.3, 0.016], look.handle, [
          -side * 0.325,
          y + (tall > 1 ? 0.12 : tall - 0.4),
          -z + 0.22,
        ]),
      )
    }
  }
  return together(parts, [x, 0, -deep / 2])
}
