import type { Dice } from '@hearth/dice/dice'
import type { Object3D } from 'three'
import { art } from '../art.ts'
import { potted } from '../outdoors/plants.ts'
import { black, brass, type Palette, timber } from '../palette.ts'
import { type At, ball, paint, pole, soft, together } from '../parts.ts'
import type { Photographer } from '../photographer.ts'
import { concrete, marble, terrazzo, tiles } from '../textures.ts'
import { rug, vase } from './decor.ts'
import { chair, table } from './furniture.ts'
import { backRun, base, FRONTS, type Look, tallRun } from './kitchen-units.ts'
import { pendant } from './lamps.ts'
import { createFloor, getPalette, wallPaint } from './living.ts'
import { Room, type RoomPlan } from './room.ts'

export const kitchen: Photographer = ({ dice, number }) => {
  const palette = getPalette(number)
  const evening = number % 7 === 5
  const [wide, deep, high] = [5.2 + dice.roll(), 5.6, 2.65]
  const side = dice.chance(0.5) ? 1 : -1
  const look = createLook(palette, number, dice)
  const overSink = dice.chance(0.5)
  const stony = dice.chance(0.35)
  const room = new Room(
    {
      wide,
      deep,
      high,
      evening,
      windows: listWindows(wide, side, overSink),
      wall: wallPaint(palette.walls),
      floor: stony
        ? paint('#cfc8bc', { surface: tiles(2, 2, [1.2, 1.2]), roughness: 0.58 })
        : createFloor(palette, dice),
      frame: palette.dark ? black() : paint('#f2f0ea', { roughness: 0.6 }),
    },
    dice,
  )
  room.add(backRun(room, look, dice, overSink, side), tallRun(room, look, side))
  const island = dice.chance(0.6)
  const middle: At = [-side * 0.2, 0, 0.15]
  room.add(...(island ? islandWith(look, palette, dice, middle) : dining(palette, dice, middle)))
  hangLamps(room, palette, middle, island ? [-0.6, 0.6] : [0])
  room.add(potted(dice, 0.45, [side * (wide / 2 - 1.2), 0.92, -deep / 2 + 0.3]))
  return room.picture({
    from: [-side * (wide / 2 - 1.1), 1.45, deep / 2 - 0.25],
    to: [side * 0.5, -deep / 2 + 0.4],
    lens: 52,
    rise: -0.09,
    exposure: 1.05,
  })
}

function createLook(palette: Palette, number: number, dice: Dice): Look {
  const front = paint(FRONTS[(number * 3) % FRONTS.length] ?? '#f0ede6', { roughness: 0.6 })
  return {
    front,
    upper: dice.chance(0.5)
      ? front
      : dice.chance(0.5)
        ? timber(palette.wood)
        : paint('#f2efe9', { roughness: 0.6 }),
    top: dice.pick([
      paint('#f1eeea', { surface: marble(), roughness: 0.58 }),
      timber(palette.wood),
      paint('#4a4b4c', { surface: concrete(), roughness: 0.6 }),
      paint('#dcd8d0', { surface: terrazzo(), roughness: 0.6 }),
    ]),
    splash: dice.pick([
      paint('#f3f1ec', { surface: tiles(4, 8, [0.6, 0.6]), roughness: 0.58 }),
      paint('#8fa39b', { surface: tiles(6, 6, [0.6, 0.6]), roughness: 0.58 }),
      paint('#f1eeea', { surface: marble(), roughness: 0.58 }),
      paint('#d9b99f', { surface: tiles(6, 6, [0.6, 0.6]), roughness: 0.6 }),
    ]),
    handle: dice.chance(0.5) ? black() : brass(),
  }
}

/** Beside the units, and above the sink if that is where one looks out. */
function listWindows(wide: number, side: number, overSink: boolean): RoomPlan['windows'] {
  const windows: RoomPlan['windows'] = [
    { on: side > 0 ? 'left' : 'right', hole: { x: 1.4, y: 0.9, w: 2.4, h: 1.35 }, panes: [3, 1] },
  ]
  if (overSink)
    windows.push({
      on: 'back',
      hole: { x: wide / 2 - 0.8, y: 1.1, w: 1.6, h: 1.15 },
      panes: [2, 1],
    })
  return windows
}

/** Pendants above the table or island, `spots` metres from its middle; in the evening they burn. */
function hangLamps(room: Room, palette: Palette, middle: At, spots: readonly number[]): void {
  const { dice, lamps } = room
  const { high, deep, evening } = room.plan
  const kind = dice.between(0, 2)
  const shade = dice.pick(['#2d2d2c', '#e9e2d2', palette.accent])
  for (const x of spots) {
    room.add(pendant([middle[0] + x, high, middle[2]], high - 1.75, kind, shade, evening))
    if (evening)
      lamps.push({
        at: [middle[0] + x, 1.45, middle[2]],
        towards: [0, -1, 0.01],
        light: '#ffcf98',
        strength: 2.6,
      })
  }
  if (evening)
    lamps.push({
      at: [0, 1.44, -deep / 2 + 0.3],
      towards: [0, -1, 0.1],
      light: '#ffe0b5',
      strength: 1.6,
    })
}

function islandWith(look: Look, palette: Palette, dice: Dice, at: At): Object3D[] {
  const wooden = dice.chance(0.5)
  const stools = [-0.65, 0, 0.65].map((x) =>
    chair(
      wooden ? timber(palette.wood) : black(),
      black(),
      [at[0] + x, 0, at[2] + 0.62],
      Math.PI,
      0.66,
    ),
  )
  const parts: Object3D[] = [
    together([base(2.1, look)], [at[0], 0, at[2] + 0.32], Math.PI),
    soft([2.3, 0.045, 1.05], 0.008, look.top, [at[0], 0.88, at[2] + 0.12]),
    pole([0.16, 0.1, 0.08], timber(palette.wood), [at[0] - 0.4, 0.925, at[2] + 0.1]),
    vase([at[0] + 0.55, 0.925, at[2]], palette.second, dice),
  ]
  for (let fruit = 0; fruit < 6; fruit++)
    parts.push(
      ball(0.042, paint(dice.pick(['#c9542f', '#d99a3a', '#8fa13f'])), [
        at[0] - 0.4 + Math.cos(fruit) * 0.07,
        0.97 + (fruit % 2) * 0.03,
        at[2] + 0.1 + Math.sin(fruit) * 0.07,
      ]),
    )
  return [...parts, ...stools]
}

function dining(palette: Palette, dice: Dice, at: At): Object3D[] {
  const seat = paint(dice.pick([palette.second, palette.accent, palette.wood, '#2b2b2b']), {
    roughness: 0.8,
  })
  const chairs = [-0.5, 0.5].flatMap((x) => [
    chair(seat, timber(palette.wood), [at[0] + x, 0, at[2] - 0.62], 0),
    chair(seat, timber(palette.wood), [at[0] + x, 0, at[2] + 0.62], Math.PI),
  ])
  const bowl = pole([0.08, 0.16, 0.08], paint(palette.accent, { roughness: 0.6 }), [
    at[0] - 0.3,
    0.75,
    at[2],
  ])
  return [
    rug(2.6, 2, palette.rug, at, dice),
    table([1.8, 0.75, 0.9], timber(palette.wood), timber(palette.wood), at),
    ...chairs,
    vase([at[0] + 0.3, 0.75, at[2]], '#e9e2d6', dice),
    bowl,
    art(0.01, 0.01, dice, palette, [0, -1, 0]),
  ]
}
