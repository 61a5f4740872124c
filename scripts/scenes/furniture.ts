import { CatmullRomCurve3, type Object3D, TubeGeometry, Vector3 } from 'three'
import type { Dice } from '@/server/db/seed/dice.ts'
import {
  type At,
  ball,
  box,
  type Paint,
  paint,
  placed,
  pole,
  soft,
  together,
  turned,
} from './parts.ts'
import { cloth, drawn, pile, woodgrain } from './textures.ts'

/** Colours of one home, so that its rooms look like one. */
export type Palette = {
  walls: string
  accent: string
  fabric: string
  second: string
  wood: string
  dark: boolean
  rug: string
}

export const PALETTES: readonly Palette[] = [
  {
    walls: '#ece8df',
    accent: '#8f9f8c',
    fabric: '#b9b2a4',
    second: '#b86f4a',
    wood: '#b59a78',
    dark: false,
    rug: '#d9d0bf',
  },
  {
    walls: '#e6e2da',
    accent: '#5f7480',
    fabric: '#56666f',
    second: '#c99a4e',
    wood: '#8a7058',
    dark: false,
    rug: '#c9c3b6',
  },
  {
    walls: '#efeae2',
    accent: '#c9a68c',
    fabric: '#d8cbb8',
    second: '#7d8f74',
    wood: '#c4ab88',
    dark: false,
    rug: '#e3d6c3',
  },
  {
    walls: '#e9e9e6',
    accent: '#3f4a4c',
    fabric: '#8a8f90',
    second: '#a8553f',
    wood: '#6e5644',
    dark: true,
    rug: '#9a9a98',
  },
  {
    walls: '#f0ebe0',
    accent: '#6d7f62',
    fabric: '#5e6f54',
    second: '#d3a45f',
    wood: '#a3835f',
    dark: false,
    rug: '#d3c6a8',
  },
  {
    walls: '#e4dfd8',
    accent: '#9a6f62',
    fabric: '#a8664e',
    second: '#3f5a5c',
    wood: '#96795e',
    dark: true,
    rug: '#c8b09c',
  },
]

export const textile = (colour: string) =>
  paint(colour, { surface: cloth(), roughness: 0.95, relief: 0.4 })
export const timber = (colour: string) => paint(colour, { surface: woodgrain(), roughness: 0.6 })
export const brass = () => paint('#c9a463', { roughness: 0.5, metalness: 0.2 })
export const black = () => paint('#262626', { roughness: 0.6 })

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
  for (const [number, colour] of cushions.entries()) {
    const x = (number % 2 === 0 ? -1 : 1) * (wide / 2 - 0.42 - Math.floor(number / 2) * 0.3)
    parts.push(
      turned(
        soft([0.44, 0.42, 0.14], 0.07, textile(colour), [x, 0.53, -0.04]),
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

export function rug(
  wide: number,
  deep: number,
  colour: string,
  at: At,
  dice: Dice,
  turn = 0,
): Object3D {
  const ground = paint(colour, { surface: pile(), roughness: 1, relief: 2 })
  const parts: Object3D[] = [soft([wide, 0.022, deep], 0.01, ground)]
  const kind = dice.between(0, 2)
  const line = paint(dice.pick(['#8d7f6b', '#5f6a66', '#a9694c', '#f2ede2']), {
    surface: pile(),
    roughness: 1,
  })
  if (kind === 0)
    for (const inset of [0.12, 0.18]) {
      for (const side of [-1, 1]) {
        parts.push(
          box([wide - 2 * inset, 0.004, 0.02], line, [0, 0.021, side * (deep / 2 - inset)]),
        )
        parts.push(
          box([0.02, 0.004, deep - 2 * inset], line, [side * (wide / 2 - inset), 0.021, 0]),
        )
      }
    }
  if (kind === 1)
    for (let stripe = -3; stripe <= 3; stripe++)
      parts.push(box([wide * 0.96, 0.004, 0.05], line, [0, 0.021, (stripe * deep) / 7.5]))
  return together(parts, at, turn)
}

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
export function pendant(
  at: At,
  drop: number,
  kind: number,
  colour: string,
  lit: boolean,
): Object3D {
  const shade = paint(colour, { roughness: 0.6, twoSided: true })
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

/** A framed picture on a wall that looks to +z. */
export function art(
  wide: number,
  high: number,
  dice: Dice,
  palette: Palette,
  at: At,
  turn = 0,
): Object3D {
  const colours = [palette.accent, palette.second, palette.fabric, '#2f3b40', '#d9b88a', '#f3ede0']
  const kind = dice.between(0, 3)
  const map = drawn(192, 192, (it) => {
    it.fillStyle = '#efe8da'
    it.fillRect(0, 0, 192, 192)
    for (let shape = 0; shape < 7; shape++) {
      it.fillStyle = dice.pick(colours)
      it.globalAlpha = 0.85
      it.beginPath()
      if (kind === 0)
        it.ellipse(
          40 + dice.roll() * 112,
          40 + dice.roll() * 112,
          16 + dice.roll() * 34,
          16 + dice.roll() * 34,
          0,
          0,
          7,
        )
      else if (kind === 1)
        it.rect(20 + dice.roll() * 80, 20 + shape * 22, 40 + dice.roll() * 90, 20)
      else {
        it.moveTo(0, 90 + shape * 14 + dice.roll() * 20)
        it.bezierCurveTo(
          60,
          40 + shape * 24 * dice.roll() + 30,
          120,
          150 - shape * 6,
          192,
          80 + shape * 16,
        )
        it.lineTo(192, 192)
        it.lineTo(0, 192)
      }
      it.fill()
    }
  })
  const print = paint('#ffffff', {
    roughness: 0.9,
    surface: { map, relief: null, metres: [wide * 0.78, high * 0.78] },
  })
  const sheet = box([wide * 0.78, high * 0.78, 0.012], print, [0, high * 0.11, 0.02])
  const { uv } = sheet.geometry.attributes
  if (uv) for (let at = 0; at < uv.count; at++) uv.setXY(at, uv.getX(at) + 0.5, uv.getY(at) + 0.5)
  const frame = palette.dark ? black() : timber(palette.wood)
  return together(
    [
      box([wide, high, 0.03], frame),
      box([wide - 0.04, high - 0.04, 0.01], paint('#f6f3ec'), [0, 0.02, 0.012]),
      sheet,
    ],
    at,
    turn,
  )
}

/** Shelves with books and things, open to the front. */
export function shelf([wide, high, deep]: At, wood: Paint, dice: Dice, at: At, turn = 0): Object3D {
  const rows = Math.max(1, Math.round(high / 0.38))
  const parts: Object3D[] = [box([wide, high, 0.02], wood, [0, 0, -deep / 2])]
  for (const side of [-1, 1])
    parts.push(box([0.03, high, deep], wood, [side * (wide / 2 - 0.015), 0, 0]))
  for (let board = 0; board <= rows; board++)
    parts.push(box([wide, 0.03, deep], wood, [0, (board * (high - 0.03)) / rows, 0]))
  for (let board = 0; board < rows; board++) {
    const y = (board * (high - 0.03)) / rows + 0.03
    let x = -wide / 2 + 0.06
    while (x < wide / 2 - 0.12) {
      if (dice.chance(0.12)) {
        x += 0.12 + dice.roll() * 0.2
        continue
      }
      if (dice.chance(0.06)) {
        parts.push(
          ball(0.07, paint(dice.pick(['#d8cfc0', '#8f9a8c', '#b8734f'])), [x + 0.09, y, 0]),
        )
        x += 0.22
        continue
      }
      const [thick, tall] = [0.02 + dice.roll() * 0.03, 0.17 + dice.roll() * 0.1]
      parts.push(
        box(
          [thick, tall, deep * 0.7],
          paint(
            dice.pick([
              '#a4553f',
              '#3f5566',
              '#e3d9c6',
              '#6b7f62',
              '#c99f55',
              '#2f3234',
              '#d8d3cb',
              '#7a5a66',
            ]),
          ),
          [x + thick / 2, y, 0.01],
        ),
      )
      x += thick + 0.003
    }
  }
  return together(parts, at, turn)
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

export function vase(at: At, colour: string, dice: Dice): Object3D {
  const clay = paint(colour, { roughness: 0.6 })
  const parts: Object3D[] = [
    pole([0.05, 0.08, 0.12], clay),
    pole([0.08, 0.035, 0.1], clay, [0, 0.12, 0]),
  ]
  for (let stem = 0; stem < 5; stem++) {
    const lean = new Vector3(
      (dice.roll() - 0.5) * 0.3,
      0.3 + dice.roll() * 0.2,
      (dice.roll() - 0.5) * 0.3,
    )
    const curve = new CatmullRomCurve3([
      new Vector3(0, 0.2, 0),
      new Vector3(lean.x * 0.3, 0.3, lean.z * 0.3),
      new Vector3(lean.x, 0.2 + lean.y, lean.z),
    ])
    parts.push(placed(new TubeGeometry(curve, 8, 0.004, 5), paint('#7d7a52'), [0, 0, 0], 0))
    parts.push(
      ball(0.022, paint(dice.pick(['#e8d9b8', '#d9a48c', '#f2ece0'])), [
        lean.x,
        0.19 + lean.y,
        lean.z,
      ]),
    )
  }
  return together(parts, at)
}
