import type { Dice } from '@hearth/dice/dice'
import type { Object3D } from 'three'
import { art } from '../art.ts'
import { potted } from '../outdoors/plants.ts'
import { black, brass, type Palette, timber } from '../palette.ts'
import { type At, box, paint, pole, soft, together } from '../parts.ts'
import { marble } from '../textures.ts'
import { rug, shelf, vase } from './decor.ts'
import { armchair, roundTable, sideboard, sofa, table } from './furniture.ts'
import { floorLamp, pendant } from './lamps.ts'
import type { Room } from './room.ts'
import type { Lamp } from './room-light.ts'

/** Sofa along the wall without windows, rug, tables, lamp and plant. */
export function furnish(room: Room, palette: Palette, side: number): void {
  const { dice } = room
  const { wide, evening } = room.plan
  const wall = side * (wide / 2)
  const cushions = [palette.second, palette.rug, palette.accent].slice(0, dice.between(2, 3))
  const long = 2.3 + dice.roll() * 0.5
  const turn = side > 0 ? -Math.PI / 2 : Math.PI / 2
  const z = -0.75
  const coffee = coffeeTable(palette, dice, [wall - side * 1.85, 0, z])
  room.add(
    rug(2.6, 3.2, palette.rug, [wall - side * 1.8, 0, z], dice),
    sofa(
      long,
      palette.fabric,
      cushions,
      [wall - side * 0.56, 0, z],
      turn,
      dice.chance(0.4) ? side : 0,
    ),
    coffee,
    vase([wall - side * 1.85, 0.36, z - 0.1], dice.pick(['#e9e2d6', '#5d6b66', '#b8734f']), dice),
    soft([0.26, 0.03, 0.2], 0.005, paint(palette.second), [wall - side * 1.75, 0.36, z + 0.26]),
    armchair(
      dice.chance(0.5) ? palette.second : palette.rug,
      palette.wood,
      [wall - side * 3.25, 0, z - 0.9 + dice.roll() * 0.4],
      side > 0 ? 0.75 : -0.75,
    ),
    floorLamp([wall - side * 0.42, 0, z - long / 2 - 0.4], evening),
    art(0.9, 1.2, dice, palette, [wall - side * 0.02, 1.15, z - 0.5], turn),
    art(0.9, 1.2, dice, palette, [wall - side * 0.02, 1.15, z + 0.6], turn),
    potted(
      dice,
      1.3 + dice.roll() * 0.5,
      [-wall + side * 0.5, 0, -2.6],
      dice.pick(['#d8d2c6', '#5f625f', '#b8866a']),
    ),
  )
  if (evening) room.lamps.push(...upAndDown([wall - side * 0.42, 0, z - long / 2 - 0.4]))
  hangLamp(room, palette, [wall - side * 2.1, room.plan.high, z])
}

function coffeeTable(palette: Palette, dice: Dice, at: At): Object3D {
  return dice.chance(0.5)
    ? roundTable(0.46, 0.36, timber(palette.wood), black(), at)
    : table(
        [1.1, 0.36, 0.6],
        dice.chance(0.4)
          ? paint('#f0ede8', { surface: marble(), roughness: 0.6 })
          : timber(palette.wood),
        dice.chance(0.5) ? black() : brass(),
        at,
        Math.PI / 2,
      )
}

/** The light of a floor lamp that stands at `x` and `z`. */
const upAndDown = ([x, , z]: At): Lamp[] => [
  { at: [x, 1.3, z], towards: [0, -1, 0.01], light: '#ffc88a', strength: 2.4 },
  { at: [x, 1.65, z], towards: [0, 1, 0.01], light: '#ffc88a', strength: 2.4 },
]

function hangLamp(room: Room, palette: Palette, at: At): void {
  const { dice, plan } = room
  const kind = dice.between(0, 2)
  const shade = dice.pick(['#2d2d2c', '#e9e2d2', palette.accent])
  room.add(pendant(at, 0.6, kind, shade, plan.evening))
  if (plan.evening)
    room.lamps.push({
      at: [at[0], at[1] - 0.95, at[2]],
      towards: [0, -1, 0.01],
      light: '#ffcf98',
      strength: 2.6,
    })
}

/** Far wall: a fireplace, shelves, or a low cupboard with a picture. */
export function backWall(room: Room, palette: Palette, side: number): Object3D[] {
  const { dice } = room
  const { deep, wide } = room.plan
  const z = -deep / 2
  const x =
    side === 0 ? 0 : side > 0 ? Math.min(1.2, wide / 2 - 1.2) : -Math.min(1.2, wide / 2 - 1.2)
  const kind = dice.between(0, 3)
  if (kind === 0) return [fireplace(room, palette, [x, 0, z])]
  if (kind === 1) return [shelf([2, 2.1, 0.32], timber(palette.wood), dice, [x, 0, z + 0.18])]
  const screen = kind === 2
  return [
    sideboard([2, 0.55, 0.42], timber(palette.wood), black(), [x, 0, z + 0.25]),
    ...(screen
      ? [box([1.4, 0.8, 0.04], paint('#15171a', { roughness: 0.3 }), [x, 0.85, z + 0.06])]
      : [
          art(0.7, 0.9, dice, palette, [x - 0.45, 1.05, z + 0.02]),
          art(0.7, 0.9, dice, palette, [x + 0.45, 1.05, z + 0.02]),
        ]),
    vase([x + 0.8, 0.55, z + 0.25], palette.second, dice),
    soft([0.3, 0.05, 0.22], 0.005, paint(palette.accent), [x - 0.7, 0.55, z + 0.25]),
  ]
}

function fireplace(room: Room, palette: Palette, at: At): Object3D {
  const stone = paint('#e6e2da', { surface: marble(), roughness: 0.6 })
  const fire = paint('#2a1a12', { glow: '#ff8a3c', glowing: room.plan.evening ? 2.2 : 0.9 })
  return together(
    [
      soft([1.7, 1.15, 0.3], 0.02, stone, [0, 0, 0.15]),
      box([1, 0.75, 0.02], paint('#1d1b1a'), [0, 0.05, 0.305]),
      box([0.6, 0.16, 0.02], fire, [0, 0.1, 0.318]),
      box([1.9, 0.06, 0.38], timber(palette.wood), [0, 1.15, 0.18]),
      art(0.8, 0.8, room.dice, palette, [0, 1.4, 0.04]),
      vase([0.7, 1.21, 0.18], palette.accent, room.dice),
      pole([0.03, 0.03, 0.2], brass(), [-0.7, 1.21, 0.18]),
      pole([0.03, 0.03, 0.14], brass(), [-0.58, 1.21, 0.2]),
    ],
    at,
  )
}
