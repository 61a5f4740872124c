import type { Object3D } from 'three'
import { block, flatRoof, gableRoof, slabRoof } from './building.ts'
import { balcony, row, steps } from './building-details.ts'
import { bricks, lookOf, raw, stucco, tiled, upright, wood } from './looks.ts'
import type { Opening } from './openings.ts'
import { box, paint, together } from './parts.ts'
import type { Photographer } from './photographer.ts'
import { backdrop, openSite, picture } from './site.ts'
import { hourOf, street } from './street-ground.ts'

/** Blocks of flats: a grid of windows and balconies, a set-back top floor. */
export const exteriorFlat: Photographer = ({ dice, number, renderer }) => {
  const site = openSite(dice, renderer, hourOf(number))
  const kinds = [bricks, stucco, raw, stucco, bricks, upright]
  const wall = (kinds[number % kinds.length] ?? stucco)(dice)
  const look = lookOf(site, { wall, second: wood(dice) })
  const floors = 3 + (number % 4)
  const bays = dice.between(4, 6)
  const each = 3.3
  const [wide, deep] = [bays * each, 11]
  const high = floors * 3
  const rail = paint(dice.pick(['#2f3234', '#e9e6de', '#6a5a48']), { roughness: 0.6 })
  const openings: Opening[] = []
  const balconies: Object3D[] = []
  const door = dice.between(1, bays - 2)
  const bayed = dice.between(0, 1)
  for (let floor = 0; floor < floors; floor++)
    for (let bay = 0; bay < bays; bay++) {
      const x = -wide / 2 + each * (bay + 0.5)
      const y = floor * 3
      if (floor === 0 && bay === door) {
        openings.push({ kind: 'door', x: x - 0.95, y: 0.3, w: 1.9, h: 2.3 })
        continue
      }
      const hung = floor > 0 && bay % 2 === bayed
      openings.push({
        kind: 'window',
        x: x - (hung ? 1 : 0.7),
        y: y + (hung ? 0.32 : 0.95),
        w: hung ? 2 : 1.4,
        h: hung ? 2.2 : 1.55,
        panes: hung ? [2, 1] : [2, 1],
      })
      if (hung) balconies.push(balcony(2.8, 1.3, look, rail, [x, y + 0.28, deep / 2]))
    }
  const sides = Array.from({ length: floors }, (_, floor) =>
    row(3, deep, { y: floor * 3 + 0.95, w: 1.2, h: 1.5, panes: [2, 1] }),
  ).flat()
  const body: Object3D[] = [
    block(
      { size: [wide, high, deep], sides: { front: openings, left: sides, right: sides } },
      look,
    ),
    ...balconies,
  ]
  const pitched = number % 5 === 1
  if (pitched)
    body.push(
      together([gableRoof([wide, deep], 0.5, { ...look, roof: tiled(dice) })], [0, high, 0]),
    )
  else body.push(together([flatRoof([wide, deep], look)], [0, high, 0]))
  if (!pitched && dice.chance(0.6))
    body.push(
      together(
        [
          block(
            {
              size: [wide * 0.7, 2.8, deep * 0.6],
              wall: look.second,
              sides: {
                front: row(bays - 1, wide * 0.7, { y: 0.4, w: 1.9, h: 2.1, panes: [2, 1] }),
              },
            },
            look,
          ),
          together(
            [flatRoof([wide * 0.7, deep * 0.6], { ...look, wall: look.second }, 0.2, 0.3)],
            [0, 2.8, 0],
          ),
        ],
        [0, high + 0.1, -0.8],
      ),
    )
  for (let floor = 1; floor < floors; floor++)
    body.push(box([wide + 0.04, 0.14, 0.06], look.trim, [0, floor * 3 - 0.02, deep / 2 + 0.02]))
  const doorX = -wide / 2 + each * (door + 0.5)
  body.push(
    together([slabRoof([2.8, 0.16, 1.4], look)], [doorX, 2.85, deep / 2 + 0.7]),
    steps(2.4, 0.3, look.plinth, [doorX, 0, deep / 2 + 0.3]),
  )
  const side = dice.chance(0.5) ? 1 : -1
  const next = { ...lookOf(site, { wall: stucco(dice) }) }
  const beside = Array.from({ length: floors }, (_, floor) =>
    row(4, 12, { y: floor * 3 + 0.9, w: 1.2, h: 1.6, panes: [2, 2] }),
  ).flat()
  const neighbour = together(
    [
      block({ size: [12, high + 0.8, 10], sides: { front: beside } }, next),
      together([flatRoof([12, 10], next)], [0, high + 0.8, 0]),
    ],
    [-side * (wide / 2 + 9), 0, -deep / 2 - 1.4],
  )
  site.scene.add(
    together(body, [0, 0, -deep / 2 - 0.6]),
    neighbour,
    street(site, wide, dice.chance(0.6)),
    backdrop(site, 26, 18),
  )
  return picture(site, {
    from: [side * (4 + 5 * dice.roll()), 1.7, 15 + floors * 2.6 + bays * 0.8],
    to: [side * -0.5, -deep / 2],
    lens: 37,
    rise: 0.1 + floors * 0.035,
    reach: 24,
    middle: [0, 6, -3],
    bearing: side > 0 ? 135 : 225,
  })
}
