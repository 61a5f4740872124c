import type { Object3D } from 'three'
import { block, flatRoof, gableRoof, slabRoof } from '../houses/building.ts'
import { balcony, row, steps } from '../houses/building-details.ts'
import type { Look, Opening } from '../houses/openings.ts'
import { bricks, createLook, raw, stucco, tiled, upright, wood } from '../looks.ts'
import { type At, box, type Paint, paint, together } from '../parts.ts'
import type { Photographer } from '../photographer.ts'
import { backdrop, openSite, picture, type Site } from './site.ts'
import { pickHour, street } from './street-ground.ts'

/** `door` is the bay of the door; balconies hang in every second bay from `hung` on. */
type Flats = { floors: number; bays: number; rail: Paint; door: number; hung: number }

const [BAY, STOREY, DEEP] = [3.3, 3, 11]

/** Blocks of flats: a grid of windows and balconies, a set-back top floor. */
export const exteriorFlat: Photographer = ({ dice, number, renderer }) => {
  const site = openSite(dice, renderer, pickHour(number))
  const kinds = [bricks, stucco, raw, stucco, bricks, upright]
  const wall = (kinds[number % kinds.length] ?? stucco)(dice)
  const look = createLook(site, { wall, second: wood(dice) })
  const floors = 3 + (number % 4)
  const bays = dice.between(4, 6)
  const rail = paint(dice.pick(['#2f3234', '#e9e6de', '#6a5a48']), { roughness: 0.6 })
  const door = dice.between(1, bays - 2)
  const flats = { floors, bays, rail, door, hung: dice.between(0, 1) }
  const body = [
    ...shell(look, flats),
    ...(number % 5 === 1 ? [pitchedTop(look, flats)] : flatTop(look, flats)),
    ...ledges(look, flats),
    ...entrance(look, bayCenter(door, bays)),
  ]
  const side = dice.chance(0.5) ? 1 : -1
  const wide = bays * BAY
  const beside = neighbor(site, floors, [-side * (wide / 2 + 9), 0, -DEEP / 2 - 1.4])
  site.scene.add(
    together(body, [0, 0, -DEEP / 2 - 0.6]),
    beside,
    street(site, wide, dice.chance(0.6)),
    backdrop(site, 26, 18),
  )
  return picture(site, {
    from: [side * (4 + 5 * dice.roll()), 1.7, 15 + floors * 2.6 + bays * 0.8],
    to: [side * -0.5, -DEEP / 2],
    lens: 37,
    rise: 0.1 + floors * 0.035,
    reach: 24,
    middle: [0, 6, -3],
    bearing: side > 0 ? 135 : 225,
  })
}

/** Center of a bay across the facade. */
function bayCenter(bay: number, bays: number): number {
  return (-bays * BAY) / 2 + BAY * (bay + 0.5)
}

/** The walls, and the balconies before them. */
function shell(look: Look, { floors, bays, rail, door, hung }: Flats): Object3D[] {
  const front: Opening[] = []
  const balconies: Object3D[] = []
  for (let floor = 0; floor < floors; floor++)
    for (let bay = 0; bay < bays; bay++) {
      const [x, y] = [bayCenter(bay, bays), floor * STOREY]
      if (floor === 0 && bay === door)
        front.push({ kind: 'door', x: x - 0.95, y: 0.3, w: 1.9, h: 2.3 })
      else if (floor > 0 && bay % 2 === hung) {
        front.push({ kind: 'window', x: x - 1, y: y + 0.32, w: 2, h: 2.2, panes: [2, 1] })
        balconies.push(balcony(2.8, 1.3, look, rail, [x, y + 0.28, DEEP / 2]))
      } else front.push({ kind: 'window', x: x - 0.7, y: y + 0.95, w: 1.4, h: 1.55, panes: [2, 1] })
    }
  const ends = Array.from({ length: floors }, (_, floor) =>
    row(3, DEEP, { y: floor * STOREY + 0.95, w: 1.2, h: 1.5, panes: [2, 1] }),
  ).flat()
  const size: At = [bays * BAY, floors * STOREY, DEEP]
  return [block({ size, sides: { front, left: ends, right: ends } }, look), ...balconies]
}

function pitchedTop(look: Look, { floors, bays }: Flats): Object3D {
  const roof = tiled(look.dice)
  return together([gableRoof([bays * BAY, DEEP], 0.5, { ...look, roof })], [0, floors * STOREY, 0])
}

/** A flat roof; on many of them one more floor, set back. */
function flatTop(look: Look, { floors, bays }: Flats): Object3D[] {
  const high = floors * STOREY
  const roof = together([flatRoof([bays * BAY, DEEP], look)], [0, high, 0])
  if (!look.dice.chance(0.6)) return [roof]
  const [wide, deep] = [bays * BAY * 0.7, DEEP * 0.6]
  const front = row(bays - 1, wide, { y: 0.4, w: 1.9, h: 2.1, panes: [2, 1] })
  const setBack = together(
    [
      block({ size: [wide, 2.8, deep], wall: look.second, sides: { front } }, look),
      together([flatRoof([wide, deep], { ...look, wall: look.second }, 0.2, 0.3)], [0, 2.8, 0]),
    ],
    [0, high + 0.1, -0.8],
  )
  return [roof, setBack]
}

function ledges(look: Look, { floors, bays }: Flats): Object3D[] {
  return Array.from({ length: floors - 1 }, (_, floor) =>
    box([bays * BAY + 0.04, 0.14, 0.06], look.trim, [
      0,
      (floor + 1) * STOREY - 0.02,
      DEEP / 2 + 0.02,
    ]),
  )
}

/** The canopy over the door, and the steps to it. */
function entrance(look: Look, x: number): Object3D[] {
  return [
    together([slabRoof([2.8, 0.16, 1.4], look)], [x, 2.85, DEEP / 2 + 0.7]),
    steps(2.4, 0.3, look.plinth, [x, 0, DEEP / 2 + 0.3]),
  ]
}

/** The plain house next door, of the same number of floors. */
function neighbor(site: Site, floors: number, at: At): Object3D {
  const look = createLook(site, { wall: stucco(site.dice) })
  const high = floors * STOREY + 0.8
  const front = Array.from({ length: floors }, (_, floor) =>
    row(4, 12, { y: floor * STOREY + 0.9, w: 1.2, h: 1.6, panes: [2, 2] }),
  ).flat()
  return together(
    [
      block({ size: [12, high, 10], sides: { front } }, look),
      together([flatRoof([12, 10], look)], [0, high, 0]),
    ],
    at,
  )
}
