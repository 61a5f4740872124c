import type { Object3D } from 'three'
import { block, flatRoof, slabRoof } from '../houses/building.ts'
import { row } from '../houses/building-details.ts'
import type { Look, Opening } from '../houses/openings.ts'
import { bricks, createLook, raw, stucco } from '../looks.ts'
import { box, paint, together } from '../parts.ts'
import type { Photographer } from '../photographer.ts'
import { backdrop, openSite, picture } from './site.ts'
import { pickHour, street } from './street-ground.ts'

type Grid = { floors: number; bays: number }

const [BAY, STOREY, DEEP] = [3.4, 3.5, 13]

/** An office house: bands of glass between piers over an open ground floor. */
export const exteriorOffice: Photographer = ({ dice, number, renderer }) => {
  const site = openSite(dice, renderer, pickHour(number + 3))
  const look = createLook(site, {
    wall: dice.pick([raw(dice), stucco(dice), bricks(dice)]),
    frame: paint('#2b2d2f', { roughness: 0.6 }),
    trim: paint(dice.pick(['#d9d6ce', '#4a4d4f', '#a98a68']), { roughness: 0.7 }),
  })
  const grid = { floors: dice.between(3, 6), bays: dice.between(5, 7) }
  const [wide, high] = [grid.bays * BAY, grid.floors * STOREY]
  const body: Object3D[] = [
    shell(look, grid),
    ...(number % 2 === 0 ? fins(look, grid) : bands(look, grid)),
    together([flatRoof([wide, DEEP], look)], [0, high, 0]),
    together([slabRoof([4.4, 0.2, 2.2], { ...look, roof: look.trim })], [0, 3.1, DEEP / 2 + 1.1]),
  ]
  const side = dice.chance(0.5) ? 1 : -1
  site.scene.add(
    together(body, [0, 0, -DEEP / 2 - 1]),
    street(site, wide * 1.3, true),
    backdrop(site, 30, 16),
  )
  return picture(site, {
    from: [side * (7 + 3 * dice.roll()), 1.7, 18 + grid.floors * 2.8],
    to: [-side * 0.8, -DEEP / 2],
    lens: 38,
    rise: 0.12 + grid.floors * 0.035,
    reach: 26,
    middle: [0, 7, -4],
    bearing: side > 0 ? 135 : 225,
  })
}

function shell(look: Look, grid: Grid): Object3D {
  const { floors, bays } = grid
  const front = openings(look, grid)
  const ends = Array.from({ length: floors }, (_, floor) =>
    row(4, DEEP, { y: floor * STOREY + 0.75, w: 2.6, h: 2.3, panes: [2, 1] }),
  ).flat()
  const size = [bays * BAY, floors * STOREY, DEEP] as const
  return block({ size, sides: { front, left: ends, right: ends } }, look)
}

/** Windows in every bay; the door in the middle of the ground floor, whose windows are taller. */
function openings({ dice }: Look, { floors, bays }: Grid): Opening[] {
  const found: Opening[] = []
  for (let floor = 0; floor < floors; floor++)
    for (let bay = 0; bay < bays; bay++) {
      const x = (-bays * BAY) / 2 + BAY * (bay + 0.5)
      if (floor === 0 && bay === Math.floor(bays / 2))
        found.push({ kind: 'door', x: x - 1.1, y: 0.2, w: 2.2, h: 2.7 })
      else
        found.push({
          kind: 'window',
          x: x - 1.5,
          y: floor * STOREY + (floor === 0 ? 0.3 : 0.75),
          w: 3,
          h: floor === 0 ? 2.8 : 2.3,
          panes: [dice.pick([2, 3]), 1],
        })
    }
  return found
}

/** Upright blades between the bays, above the ground floor. */
function fins(look: Look, { floors, bays }: Grid): Object3D[] {
  return Array.from({ length: bays + 1 }, (_, pier) =>
    box([0.16, (floors - 1) * STOREY + 0.4, 0.5], look.trim, [
      (-bays * BAY) / 2 + pier * BAY,
      STOREY - 0.2,
      DEEP / 2 + 0.25,
    ]),
  )
}

/** A ledge along each floor. */
function bands(look: Look, { floors, bays }: Grid): Object3D[] {
  return Array.from({ length: floors }, (_, floor) =>
    box([bays * BAY + 0.5, 0.22, 0.7], look.trim, [0, (floor + 1) * STOREY - 0.16, DEEP / 2 + 0.3]),
  )
}
