import type { Object3D } from 'three'
import { block, flatRoof, slabRoof } from './building.ts'
import { row } from './building-details.ts'
import { bricks, lookOf, raw, stucco } from './looks.ts'
import type { Opening } from './openings.ts'
import { type At, box, paint, pole, together } from './parts.ts'
import type { Photographer } from './photographer.ts'
import { backdrop, openSite, picture } from './site.ts'
import { hourOf, street } from './street-ground.ts'

/** A former works: brick piers, gridded windows, a steel canopy. */
export const exteriorLoft: Photographer = ({ dice, number, renderer }) => {
  const site = openSite(dice, renderer, hourOf(number + 2))
  const look = lookOf(site, {
    wall: bricks(dice),
    frame: paint('#26282a', { roughness: 0.6 }),
    trim: paint('#b5aea2', { roughness: 0.8 }),
    door: paint('#2b3a3a'),
  })
  const floors = 2 + (number % 3)
  const bays = dice.between(4, 6)
  const [each, tall, deep] = [4.2, 4, 12]
  const wide = bays * each
  const openings: Opening[] = []
  const door = dice.between(0, bays - 1)
  for (let floor = 0; floor < floors; floor++)
    for (let bay = 0; bay < bays; bay++) {
      const x = -wide / 2 + each * (bay + 0.5)
      if (floor === 0 && bay === door)
        openings.push({ kind: 'door', x: x - 1, y: 0.3, w: 2, h: 2.8 })
      else
        openings.push({
          kind: 'window',
          x: x - 1.45,
          y: floor * tall + 0.8,
          w: 2.9,
          h: 2.6,
          panes: [5, 4],
        })
    }
  const high = floors * tall + 0.4
  const body: Object3D[] = [
    block(
      {
        size: [wide, high, deep],
        sides: {
          front: openings,
          left: row(3, deep, { y: 0.9, w: 2.6, h: 2.5, panes: [4, 4] }),
          right: row(3, deep, { y: 0.9, w: 2.6, h: 2.5, panes: [4, 4] }),
        },
      },
      look,
    ),
  ]
  for (let pier = 0; pier <= bays; pier++)
    body.push(box([0.6, high + 0.2, 0.22], look.wall, [-wide / 2 + pier * each, 0, deep / 2 + 0.1]))
  for (let floor = 0; floor < floors; floor++)
    for (let bay = 0; bay < bays; bay++)
      body.push(
        box([3.3, 0.3, 0.1], look.trim, [
          -wide / 2 + each * (bay + 0.5),
          floor * tall + 3.42,
          deep / 2 + 0.04,
        ]),
      )
  body.push(together([flatRoof([wide, deep], look, 0.7)], [0, high, 0]))
  const doorX = -wide / 2 + each * (door + 0.5)
  body.push(
    together(
      [slabRoof([3.4, 0.14, 1.8], { ...look, roof: look.frame })],
      [doorX, 3.25, deep / 2 + 0.9],
    ),
  )
  if (number % 2 === 0) body.push(waterTank([wide * 0.25, high, -2]))
  const side = dice.chance(0.5) ? 1 : -1
  site.scene.add(
    together(body, [0, 0, -deep / 2 - 0.8]),
    street(site, wide * 1.2, false),
    backdrop(site, 28, 14),
  )
  return picture(site, {
    from: [side * (6 + 3 * dice.roll()), 1.7, 17 + floors * 3.4],
    to: [-side * 0.8, -deep / 2],
    lens: 38,
    rise: 0.12 + floors * 0.04,
    reach: 24,
    middle: [0, 6, -3],
    bearing: side > 0 ? 135 : 225,
  })
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

/** An office house: bands of glass between piers over an open ground floor. */
export const exteriorOffice: Photographer = ({ dice, number, renderer }) => {
  const site = openSite(dice, renderer, hourOf(number + 3))
  const look = lookOf(site, {
    wall: dice.pick([raw(dice), stucco(dice), bricks(dice)]),
    frame: paint('#2b2d2f', { roughness: 0.6 }),
    trim: paint(dice.pick(['#d9d6ce', '#4a4d4f', '#a98a68']), { roughness: 0.7 }),
  })
  const floors = dice.between(3, 6)
  const bays = dice.between(5, 7)
  const [each, tall, deep] = [3.4, 3.5, 13]
  const wide = bays * each
  const openings: Opening[] = []
  for (let floor = 0; floor < floors; floor++)
    for (let bay = 0; bay < bays; bay++) {
      const x = -wide / 2 + each * (bay + 0.5)
      if (floor === 0 && bay === Math.floor(bays / 2))
        openings.push({ kind: 'door', x: x - 1.1, y: 0.2, w: 2.2, h: 2.7 })
      else
        openings.push({
          kind: 'window',
          x: x - 1.5,
          y: floor * tall + (floor === 0 ? 0.3 : 0.75),
          w: 3,
          h: floor === 0 ? 2.8 : 2.3,
          panes: [dice.pick([2, 3]), 1],
        })
    }
  const high = floors * tall
  const body: Object3D[] = [
    block(
      {
        size: [wide, high, deep],
        sides: {
          front: openings,
          left: Array.from({ length: floors }, (_, floor) =>
            row(4, deep, { y: floor * tall + 0.75, w: 2.6, h: 2.3, panes: [2, 1] }),
          ).flat(),
          right: Array.from({ length: floors }, (_, floor) =>
            row(4, deep, { y: floor * tall + 0.75, w: 2.6, h: 2.3, panes: [2, 1] }),
          ).flat(),
        },
      },
      look,
    ),
  ]
  const fins = number % 2 === 0
  for (let pier = 0; pier <= bays && fins; pier++)
    body.push(
      box([0.16, high - tall + 0.4, 0.5], look.trim, [
        -wide / 2 + pier * each,
        tall - 0.2,
        deep / 2 + 0.25,
      ]),
    )
  for (let floor = 1; floor <= floors && !fins; floor++)
    body.push(box([wide + 0.5, 0.22, 0.7], look.trim, [0, floor * tall - 0.16, deep / 2 + 0.3]))
  body.push(
    together([flatRoof([wide, deep], look)], [0, high, 0]),
    together([slabRoof([4.4, 0.2, 2.2], { ...look, roof: look.trim })], [0, 3.1, deep / 2 + 1.1]),
  )
  const side = dice.chance(0.5) ? 1 : -1
  site.scene.add(
    together(body, [0, 0, -deep / 2 - 1]),
    street(site, wide * 1.3, true),
    backdrop(site, 30, 16),
  )
  return picture(site, {
    from: [side * (7 + 3 * dice.roll()), 1.7, 18 + floors * 2.8],
    to: [-side * 0.8, -deep / 2],
    lens: 38,
    rise: 0.12 + floors * 0.035,
    reach: 26,
    middle: [0, 7, -4],
    bearing: side > 0 ? 135 : 225,
  })
}
