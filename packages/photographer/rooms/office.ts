import type { Dice } from '@hearth/dice/dice'
import type { Object3D } from 'three'
import { art } from '../art.ts'
import { potted } from '../outdoors/plants.ts'
import { black, type Palette, textile, timber } from '../palette.ts'
import { type At, box, paint, pole, soft, together } from '../parts.ts'
import type { Photographer } from '../photographer.ts'
import { brick, concrete, pile, planks } from '../textures.ts'
import { rug, shelf } from './decor.ts'
import { sofa, table } from './furniture.ts'
import { pendant } from './lamps.ts'
import { getPalette, wallPaint } from './living.ts'
import { Room } from './room.ts'

/** Depths of the rows of desks. */
const ROWS = [-2.3, -0.2]

/** A shared workroom: rows of desks by a wall of windows. */
export const office: Photographer = ({ dice, number }) => {
  const palette = getPalette(number)
  const [wide, deep, high] = [7.2, 8, 3.1]
  const side = number % 2 === 0 ? 1 : -1
  const room = new Room(
    {
      wide,
      deep,
      high,
      evening: number % 5 === 4,
      wall: wallPaint('#eeece7'),
      accent: {
        on: 'back',
        paint: dice.pick([
          paint('#a3674f', { surface: brick(), roughness: 0.9, relief: 2 }),
          wallPaint(palette.accent),
          paint('#a9a7a1', { surface: concrete(), roughness: 0.9 }),
        ]),
      },
      floor: dice.pick([
        paint('#8a8d90', { surface: pile(), roughness: 1 }),
        paint('#b59a78', { surface: planks(), roughness: 0.6 }),
        paint('#b5b2ab', { surface: concrete(), roughness: 0.7 }),
      ]),
      frame: black(),
      windows: [0, 1, 2].map((at) => ({
        on: side > 0 ? ('left' as const) : ('right' as const),
        hole: { x: 0.5 + at * 2.45, y: 0.5, w: 2.1, h: 2.1 },
        panes: [2, 1] as const,
      })),
    },
    dice,
  )
  furnish(room, palette, side)
  hangLamps(room, palette, side)
  return room.picture({
    from: [side * (1.2 + dice.roll()), 1.5, deep / 2 - 0.3],
    to: [-side * 0.6, -deep / 2],
    lens: 50,
    rise: -0.08,
  })
}

/** Rows of desks, and a sofa on the other side of the room. */
function furnish(room: Room, palette: Palette, side: number): void {
  const { dice } = room
  const { deep } = room.plan
  for (const z of ROWS) room.add(desks(palette, dice, [-side * 0.9, 0, z]))
  room.add(
    shelf([1.8, 2, 0.36], timber(palette.wood), dice, [side * 1.2, 0, -deep / 2 + 0.2]),
    potted(dice, 1.5, [-side * 3.1, 0, -3.4]),
    potted(dice, 1.2, [side * 3.1, 0, 0.9]),
  )
  room.add(
    sofa(
      1.9,
      palette.fabric,
      [palette.second],
      [side * 3.05, 0, -1.4],
      side > 0 ? -Math.PI / 2 : Math.PI / 2,
    ),
    rug(1.8, 2.4, palette.rug, [side * 2.3, 0, -1.4], dice),
    art(1.2, 0.8, dice, palette, [-side * 1.5, 1.4, -deep / 2 + 0.02]),
  )
}

function hangLamps(room: Room, palette: Palette, side: number): void {
  const { dice, plan } = room
  for (const z of ROWS)
    for (const x of [-0.7, 0.7])
      room.add(
        pendant(
          [-side * 0.9 + x, plan.high, z],
          1.1,
          2,
          dice.pick(['#2d2d2c', palette.accent]),
          true,
        ),
      )
  if (plan.evening)
    for (const z of ROWS)
      room.lamps.push({
        at: [-side * 0.9, 1.9, z],
        towards: [0, -1, 0.01],
        light: '#ffe2b8',
        strength: 4,
      })
}

function desks(palette: Palette, dice: Dice, at: At): Object3D {
  const parts: Object3D[] = [table([3, 0.74, 1.5], timber(palette.wood), black(), [0, 0, 0])]
  for (const x of [-0.75, 0.75])
    for (const z of [-1, 1]) {
      parts.push(
        box([0.58, 0.34, 0.025], paint('#17191b', { roughness: 0.5 }), [x, 0.92, z * 0.14]),
        box([0.05, 0.2, 0.03], black(), [x, 0.74, z * 0.14]),
        box([0.24, 0.012, 0.16], black(), [x, 0.74, z * 0.16]),
      )
      parts.push(
        box(
          [0.54, 0.3, 0.004],
          paint('#2a3b4a', { glow: dice.pick(['#7fa3b8', '#c9d3d6', '#9ab08c']), glowing: 0.6 }),
          [x, 0.94, z * (0.14 + 0.016)],
        ),
      )
      parts.push(box([0.42, 0.02, 0.14], paint('#d9d9d6'), [x, 0.74, z * 0.48]))
      parts.push(seat(palette, [x + (dice.roll() - 0.5) * 0.3, 0, z * 1.05], z > 0 ? Math.PI : 0))
    }
  return together(parts, at)
}

function seat(palette: Palette, at: At, turn: number): Object3D {
  const cover = textile(palette.dark ? palette.second : '#4a4e50')
  const feet = [0, 1, 2, 3, 4].map((foot) =>
    together([box([0.05, 0.04, 0.3], black(), [0, 0.05, 0.15])], [0, 0, 0], foot * 1.257),
  )
  return together(
    [
      ...feet,
      pole([0.03, 0.03, 0.4], black(), [0, 0.07, 0]),
      soft([0.48, 0.08, 0.46], 0.04, cover, [0, 0.45, 0]),
      soft([0.44, 0.52, 0.06], 0.03, cover, [0, 0.56, -0.23]),
    ],
    at,
    turn,
  )
}
