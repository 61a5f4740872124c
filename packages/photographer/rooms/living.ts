import type { Dice } from '@hearth/dice/dice'
import { black, PALETTES, type Palette } from '../palette.ts'
import { type Paint, paint } from '../parts.ts'
import type { Photographer } from '../photographer.ts'
import { chevron, planks, plaster } from '../textures.ts'
import { backWall, furnish } from './living-furniture.ts'
import { Room, type RoomPlan } from './room.ts'

/** The same number, the same home: rooms with equal numbers share their colors. */
export function getPalette(number: number): Palette {
  const [first] = PALETTES
  const palette = PALETTES[number % PALETTES.length] ?? first
  if (!palette) throw new Error('there are no palettes')
  return palette
}

export function createFloor(palette: Palette, dice: Dice): Paint {
  const surface = dice.chance(0.3) ? chevron() : planks()
  return paint(palette.wood, { surface, roughness: 0.6, relief: 1 })
}

export const wallPaint = (color: string) =>
  paint(color, { surface: plaster(), roughness: 0.95, relief: 0.4 })

export const living: Photographer = ({ dice, number }) => {
  const palette = getPalette(number)
  const evening = number % 6 === 4
  const [wide, deep, high] = [5.6 + dice.roll() * 1.4, 6.4, dice.chance(0.3) ? 3.1 : 2.65]
  const side = dice.chance(0.5) ? 1 : -1
  const tall = dice.chance(0.55)
  const curtains = dice.pick([palette.rug, '#efe9dc', palette.fabric])
  const panes = dice.pick([
    [2, 1],
    [3, 1],
    [2, 2],
    [3, 3],
  ] as const)
  const sill = tall ? 0.04 : 0.75
  const windows: RoomPlan['windows'] = [
    {
      on: side > 0 ? 'left' : 'right',
      hole: { x: deep * 0.32, y: sill, w: 2.6, h: 2.3 - sill },
      panes,
      curtains,
    },
  ]
  if (dice.chance(0.6))
    windows.push({
      on: 'back',
      hole: { x: side > 0 ? 0.7 : wide - 2.5, y: sill, w: 1.8, h: 2.3 - sill },
      panes,
      curtains,
    })
  const room = new Room(
    {
      wide,
      deep,
      high,
      evening,
      windows,
      wall: wallPaint(palette.walls),
      ...(dice.chance(0.45)
        ? { accent: { on: 'back' as const, paint: wallPaint(palette.accent) } }
        : {}),
      floor: createFloor(palette, dice),
      frame: palette.dark ? black() : paint('#f2f0ea', { roughness: 0.6 }),
    },
    dice,
  )
  furnish(room, palette, side)
  const back = windows.length === 1
  room.add(...backWall(room, palette, back ? 0 : side))
  return room.picture({
    from: [side * (wide * 0.12 + dice.roll() * 0.5), 1.25 + dice.roll() * 0.2, deep / 2 - 0.25],
    to: [-side * (0.3 + dice.roll() * 0.6), -deep / 2],
    lens: 52,
    rise: -0.07,
  })
}
