import type { Dice } from '@hearth/dice/dice'
import { potted } from '../outdoors/plants.ts'
import { black, brass, type Palette } from '../palette.ts'
import { type Paint, paint, soft } from '../parts.ts'
import type { Photographer } from '../photographer.ts'
import { marble, pile, terrazzo, tiles } from '../textures.ts'
import { shower, toilet, tub, vanity } from './bath-fixtures.ts'
import { getPalette, wallPaint } from './living.ts'
import { Room, type RoomPlan } from './room.ts'

export const bath: Photographer = ({ dice, number }) => {
  const palette = getPalette(number)
  const evening = number % 8 === 3
  const [wide, deep, high] = [3.4 + dice.roll() * 0.6, 4, 2.6]
  const side = dice.chance(0.5) ? 1 : -1
  const clad = cladding(dice)
  const metal = dice.pick([black(), brass(), paint('#c6c9cb', { roughness: 0.6 })])
  const room = new Room(
    {
      wide,
      deep,
      high,
      evening,
      wall: dice.chance(0.5) ? clad : wallPaint(palette.walls),
      accent: { on: 'back', paint: clad },
      floor: bathFloor(dice),
      frame: palette.dark ? black() : paint('#f2f0ea', { roughness: 0.6 }),
      windows: [bathWindow(dice, wide, side)],
    },
    dice,
  )
  furnish(room, palette, metal, side)
  if (evening) light(room, side)
  return room.picture({
    from: [-side * (wide / 2 - 0.5), 1.4, deep / 2 - 0.12],
    to: [side * 0.35, -deep / 2 + 0.2],
    lens: 56,
    rise: -0.1,
    exposure: 1.08,
  })
}

function cladding(dice: Dice): Paint {
  const tone = dice.pick([
    '#f1efea',
    '#d9d2c6',
    '#7f968f',
    '#b9c4c4',
    '#c9a68c',
    '#5d6f78',
    '#e9e2d4',
  ])
  return dice.pick([
    () => paint(tone, { surface: tiles(2, 6, [0.6, 0.6]), roughness: 0.58 }),
    () => paint(tone, { surface: tiles(6, 6, [0.6, 0.6]), roughness: 0.58 }),
    () => paint('#f0eeea', { surface: marble(), roughness: 0.58 }),
    () => paint(tone, { surface: tiles(1, 2, [1.2, 1.2]), roughness: 0.6 }),
  ])()
}

const bathFloor = (dice: Dice): Paint =>
  dice.pick([
    paint('#d6d2ca', { surface: terrazzo(), roughness: 0.58 }),
    paint('#cdc6ba', { surface: tiles(2, 2, [1.2, 1.2]), roughness: 0.58 }),
    paint('#5f6668', { surface: tiles(4, 4, [1.2, 1.2]), roughness: 0.6 }),
  ])

const bathWindow = (dice: Dice, wide: number, side: number): RoomPlan['windows'][number] =>
  dice.chance(0.5)
    ? {
        on: 'back',
        hole: { x: wide / 2 - side * 0.7 - 0.6, y: 1.05, w: 1.2, h: 1.2 },
        panes: [2, 1],
      }
    : {
        on: side > 0 ? 'left' : 'right',
        hole: { x: 1.3, y: 0.95, w: 1.5, h: 1.3 },
        panes: [2, 1],
      }

/** Tub or shower at the far wall, washstand and toilet on the `side`, a mat and a plant. */
function furnish(room: Room, palette: Palette, metal: Paint, side: number): void {
  const { dice } = room
  const { wide, deep, evening } = room.plan
  const z = -deep / 2
  const tubby = dice.chance(0.65)
  room.add(tubby ? tub([-side * 0.5, 0, z + 0.62], metal, dice) : shower(room, metal, side))
  room.add(
    vanity(palette, metal, dice, [side * (wide / 2 - 0.27), 0, -0.1], side, evening),
    toilet([side * (wide / 2 - 0.38), 0, z + 0.75], side),
  )
  room.add(
    soft(
      [0.9, 0.025, 0.55],
      0.01,
      paint(palette.rug, { surface: pile(), roughness: 1, relief: 2 }),
      [-side * 0.3, 0, z + 1.5],
    ),
  )
  room.add(potted(dice, 0.7, [-side * (wide / 2 - 0.35), 0, z + 1.6], '#d8d2c6'))
}

/** Lamps at the mirror and at the ceiling. */
function light({ plan, lamps }: Room, side: number): void {
  lamps.push(
    {
      at: [side * (plan.wide / 2 - 0.5), 2.1, -0.1],
      towards: [-side * 0.5, -0.6, 0],
      light: '#ffd9a8',
      strength: 3,
    },
    { at: [0, 2.5, -plan.deep / 2 + 1], towards: [0, -1, 0.01], light: '#ffd9a8', strength: 3 },
  )
}
