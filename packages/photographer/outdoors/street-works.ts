import type { Object3D } from 'three'
import { block, flatRoof, slabRoof } from '../houses/building.ts'
import { row } from '../houses/building-details.ts'
import type { Look, Opening } from '../houses/openings.ts'
import { bricks, createLook } from '../looks.ts'
import { type At, box, paint, pole, together } from '../parts.ts'
import type { Photographer } from '../photographer.ts'
import { backdrop, openSite, picture } from './site.ts'
import { pickHour, street } from './street-ground.ts'

type Works = { floors: number; bays: number; door: number }

const [BAY, STOREY, DEEP] = [4.2, 4, 12]

/** A former works: brick piers, gridded windows, a steel canopy. */
export const exteriorLoft: Photographer = ({ dice, number, renderer }) => {
  const site = openSite(dice, renderer, pickHour(number + 2))
  const look = createLook(site, {
    wall: bricks(dice),
    frame: paint('#26282a', { roughness: 0.6 }),
    trim: paint('#b5aea2', { roughness: 0.8 }),
    door: paint('#2b3a3a'),
  })
  const floors = 2 + (number % 3)
  const bays = dice.between(4, 6)
  const works = { floors, bays, door: dice.between(0, bays - 1) }
  const [wide, high] = [bays * BAY, floors * STOREY + 0.4]
  const body: Object3D[] = [
    shell(look, works, high),
    ...piers(look, works, high),
    ...lintels(look, works),
    together([flatRoof([wide, DEEP], look, 0.7)], [0, high, 0]),
    canopy(look, bayCenter(works.door, bays)),
    ...(number % 2 === 0 ? [waterTank([wide * 0.25, high, -2])] : []),
  ]
  const side = dice.chance(0.5) ? 1 : -1
  site.scene.add(
    together(body, [0, 0, -DEEP / 2 - 0.8]),
    street(site, wide * 1.2, false),
    backdrop(site, 28, 14),
  )
  return picture(site, {
    from: [side * (6 + 3 * dice.roll()), 1.7, 17 + floors * 3.4],
    to: [-side * 0.8, -DEEP / 2],
    lens: 38,
    rise: 0.12 + floors * 0.04,
    reach: 24,
    middle: [0, 6, -3],
    bearing: side > 0 ? 135 : 225,
  })
}

/** Center of a bay across the facade. */
function bayCenter(bay: number, bays: number): number {
  return (-bays * BAY) / 2 + BAY * (bay + 0.5)
}

function shell(look: Look, { floors, bays, door }: Works, high: number): Object3D {
  const front: Opening[] = []
  for (let floor = 0; floor < floors; floor++)
    for (let bay = 0; bay < bays; bay++) {
      const x = bayCenter(bay, bays)
      front.push(
        floor === 0 && bay === door
          ? { kind: 'door', x: x - 1, y: 0.3, w: 2, h: 2.8 }
          : { kind: 'window', x: x - 1.45, y: floor * STOREY + 0.8, w: 2.9, h: 2.6, panes: [5, 4] },
      )
    }
  const ends = row(3, DEEP, { y: 0.9, w: 2.6, h: 2.5, panes: [4, 4] })
  return block({ size: [bays * BAY, high, DEEP], sides: { front, left: ends, right: ends } }, look)
}

function piers(look: Look, { bays }: Works, high: number): Object3D[] {
  return Array.from({ length: bays + 1 }, (_, pier) =>
    box([0.6, high + 0.2, 0.22], look.wall, [(-bays * BAY) / 2 + pier * BAY, 0, DEEP / 2 + 0.1]),
  )
}

function lintels(look: Look, { floors, bays }: Works): Object3D[] {
  return Array.from({ length: floors * bays }, (_, at) => {
    const [floor, bay] = [Math.floor(at / bays), at % bays]
    return box([3.3, 0.3, 0.1], look.trim, [
      bayCenter(bay, bays),
      floor * STOREY + 3.42,
      DEEP / 2 + 0.04,
    ])
  })
}

function canopy(look: Look, x: number): Object3D {
  return together(
    [slabRoof([3.4, 0.14, 1.8], { ...look, roof: look.frame })],
    [x, 3.25, DEEP / 2 + 0.9],
  )
}

function waterTank(at: At): Object3D {
  const timber = paint('#6f5a48', { roughness: 0.9 })
  const legs = [0, 1, 2, 3].map((leg) =>
    box([0.14, 2.2, 0.14], paint('#3a3a3a'), [
      Math.cos(leg * 1.57 + 0.78) * 1.1,
      0,
      Math.sin(leg * 1.57 + 0.78) * 1.1,
    ]),
  )
  return together(
    [
      ...legs,
      pole([1.5, 1.4, 2.4], timber, [0, 2.2, 0], 20),
      pole([1.6, 0.05, 0.8], paint('#3f3d3a'), [0, 4.6, 0], 20),
    ],
    at,
  )
}
