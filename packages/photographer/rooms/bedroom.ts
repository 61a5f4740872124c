import type { Dice } from '@hearth/dice/dice'
import type { Object3D } from 'three'
import { art } from '../art.ts'
import { potted } from '../outdoors/plants.ts'
import { black, brass, type Palette, textile, timber } from '../palette.ts'
import { type At, box, paint, soft, together, turned } from '../parts.ts'
import type { Photographer } from '../photographer.ts'
import { battens } from '../textures.ts'
import { rug } from './decor.ts'
import { armchair, sideboard } from './furniture.ts'
import { pendant, tableLamp } from './lamps.ts'
import { createFloor, getPalette, wallPaint } from './living.ts'
import { Room, type RoomPlan } from './room.ts'

export const bedroom: Photographer = ({ dice, number }) => {
  const palette = getPalette(number)
  const evening = number % 6 === 2
  const [wide, deep, high] = [4.6 + dice.roll() * 1.2, 5, 2.6]
  const side = dice.chance(0.5) ? 1 : -1
  const sill = dice.chance(0.6) ? 0.04 : 0.7
  const accent = accentWall(palette, dice)
  const room = new Room(
    {
      wide,
      deep,
      high,
      evening,
      wall: wallPaint(palette.walls),
      ...(accent ? { accent } : {}),
      floor: createFloor(palette, dice),
      frame: palette.dark ? black() : paint('#f2f0ea', { roughness: 0.6 }),
      windows: [
        {
          on: side > 0 ? 'left' : 'right',
          hole: { x: deep * 0.3, y: sill, w: 2.2, h: 2.25 - sill },
          panes: dice.pick([
            [2, 1],
            [2, 2],
            [3, 2],
          ] as const),
          curtains: dice.pick(['#efe9dc', palette.rug, palette.fabric]),
        },
      ],
    },
    dice,
  )
  const x = side * (0.25 + dice.roll() * 0.3)
  const z = -deep / 2
  room.add(bed(palette, dice, [x, 0, z + 0.06]), rug(2.9, 2, palette.rug, [x, 0, z + 1.9], dice))
  besideBed(room, palette, x)
  overBed(room, palette, x)
  room.add(wardrobe(palette, dice, [side * (wide / 2 - 0.3), 0, 0.7], side))
  room.add(
    dice.chance(0.5)
      ? armchair(palette.second, palette.wood, [-side * (wide / 2 - 0.75), 0, z + 0.9], side * 0.7)
      : potted(dice, 1.5, [-side * (wide / 2 - 0.45), 0, z + 0.5]),
  )
  room.add(
    pendant(
      [x, high, z + 1.6],
      0.45,
      dice.between(0, 2),
      dice.pick(['#e9e2d2', '#2d2d2c', palette.accent]),
      evening,
    ),
  )
  return room.picture({
    from: [-side * (wide * 0.2 + dice.roll() * 0.4), 1.35, deep / 2 - 0.2],
    to: [side * 0.25, z],
    lens: 50,
    rise: -0.1,
    exposure: 1.05,
  })
}

function accentWall(palette: Palette, dice: Dice): RoomPlan['accent'] {
  const accented = dice.between(0, 2)
  if (accented === 0) return undefined
  return { on: 'back', paint: wallPaint(accented === 1 ? palette.accent : palette.second) }
}

/** Cupboards with lamps on both sides of a bed whose middle is `x`. */
function besideBed(room: Room, palette: Palette, x: number): void {
  const { dice, plan } = room
  for (const end of [-1, 1]) {
    const at: At = [x + end * 1.24, 0, -plan.deep / 2 + 0.26]
    room.add(
      sideboard([0.46, 0.5, 0.4], timber(palette.wood), black(), at),
      tableLamp(
        [at[0], 0.5, at[2]],
        plan.evening,
        dice.pick(['#c98f6a', '#e2dccf', palette.accent]),
      ),
    )
    if (plan.evening)
      room.lamps.push(
        { at: [at[0], 0.94, at[2]], towards: [0, 1, 0.01], light: '#ffc88a', strength: 2 },
        { at: [at[0], 0.8, at[2] + 0.06], towards: [0, -1, 0.2], light: '#ffc88a', strength: 1.6 },
      )
  }
}

/** One wide picture or two small ones. */
function overBed(room: Room, palette: Palette, x: number): void {
  const { dice, plan } = room
  const z = -plan.deep / 2
  if (dice.chance(0.5)) room.add(art(1.3, 0.85, dice, palette, [x, 1.45, z + 0.02]))
  else
    for (const end of [-1, 1])
      room.add(art(0.6, 0.8, dice, palette, [x + end * 0.42, 1.45, z + 0.02]))
}

/** A double bed with its head at z = 0, towards +z. */
function bed(palette: Palette, dice: Dice, at: At): Object3D {
  const linen = textile(dice.pick(['#f3efe6', '#efe8dc', '#e6e6e2']))
  const cover = textile(dice.pick([palette.accent, palette.second, palette.fabric]))
  const head = dice.chance(0.5)
    ? textile(palette.fabric)
    : paint(palette.wood, { surface: battens(), roughness: 0.7 })
  const parts: Object3D[] = [
    soft([1.9, 1.1, 0.1], 0.04, head, [0, 0, 0.02]),
    soft([1.76, 0.24, 2.06], 0.03, timber(palette.wood), [0, 0.12, 1.08]),
    soft([1.7, 0.24, 2], 0.09, linen, [0, 0.3, 1.08]),
    soft([1.86, 0.16, 1.45], 0.07, linen, [0, 0.43, 1.4]),
    soft([1.9, 0.13, 0.62], 0.06, cover, [0, 0.48, 1.72]),
    soft([1.84, 0.1, 0.3], 0.05, linen, [0, 0.51, 0.78]),
  ]
  for (const end of [-1, 1]) {
    parts.push(
      turned(soft([0.72, 0.44, 0.18], 0.09, linen, [end * 0.42, 0.5, 0.25]), -0.5, end * 0.06, 0),
    )
    parts.push(
      turned(
        soft([0.6, 0.38, 0.15], 0.075, textile(palette.rug), [end * 0.4, 0.52, 0.42]),
        -0.55,
        -end * 0.08,
        0,
      ),
    )
    for (const z of [0.2, 2]) parts.push(box([0.06, 0.14, 0.06], black(), [end * 0.78, 0, z]))
  }
  parts.push(
    turned(soft([0.5, 0.3, 0.13], 0.06, textile(palette.second), [0, 0.54, 0.56]), -0.6, 0, 0),
  )
  return together(parts, at)
}

function wardrobe(palette: Palette, dice: Dice, at: At, side: number): Object3D {
  const front = dice.chance(0.5) ? timber(palette.wood) : paint('#f1eee7', { roughness: 0.6 })
  const parts: Object3D[] = [box([0.58, 2.3, 2.4], front)]
  for (let leaf = 0; leaf < 4; leaf++) {
    parts.push(soft([0.02, 2.24, 0.594], 0.004, front, [-side * 0.3, 0.03, -0.9 + leaf * 0.6]))
    parts.push(
      box([0.02, 0.4, 0.014], leaf % 2 ? brass() : brass(), [
        -side * 0.32,
        1,
        -0.9 + leaf * 0.6 + (leaf % 2 ? -0.24 : 0.24),
      ]),
    )
  }
  return together(parts, at)
}
