import { bricks, createLook, raw, stone, stucco, wood } from '../looks.ts'
import type { Site } from '../outdoors/site.ts'
import { box, paint, together } from '../parts.ts'
import { block, flatRoof, slabRoof } from './building.ts'
import { chimney, row } from './building-details.ts'
import { doorAt, type Home, window } from './house-parts.ts'

/** Two shifted boxes of plaster and wood under flat roofs. */
export function cube(site: Site): Home {
  const { dice } = site
  const look = createLook(site, {
    wall: dice.chance(0.6) ? stucco(dice) : raw(dice),
    frame: paint('#26282a', { roughness: 0.4 }),
    trim: paint('#3a3c3d', { roughness: 0.5 }),
  })
  const clad = wood(dice)
  const side = dice.chance(0.5) ? 1 : -1
  const [wide, deep] = [12, 8]
  const up = 7.6
  const body = together([
    block(
      {
        size: [wide, 3.1, deep],
        sides: {
          front: [
            doorAt(side * 0.9, 1.9),
            window(-side * 3.3, 0.4, 4.2, 2.35, { panes: [3, 1] }),
            { kind: 'garage', x: side * 4 - 1.45, y: 0.1, w: 2.9, h: 2.3 },
          ],
          right: [window(0, 0.5, 3, 2.2)],
          left: [window(0, 0.5, 3, 2.2)],
        },
      },
      look,
    ),
    together([flatRoof([wide, deep], look, 0.35)], [0, 3.1, 0]),
    together(
      [
        block(
          {
            size: [up, 3, deep],
            wall: clad,
            sides: {
              front: [
                window(-1.9, 0.5, 2.4, 2.1, { panes: [2, 1] }),
                window(2, 0.9, 2.2, 1.6, { panes: [2, 1] }),
              ],
              right: row(2, deep, { y: 0.7, w: 1.4, h: 1.8, panes: [1, 1] }),
              left: row(2, deep, { y: 0.7, w: 1.4, h: 1.8, panes: [1, 1] }),
            },
          },
          look,
        ),
        together([flatRoof([up, deep], { ...look, wall: clad }, 0.3)], [0, 3, 0]),
      ],
      [-side * 1.6, 3.1, 1.3],
    ),
    box([0.24, 3, 0.24], look.trim, [-side * 5.2, 0, deep / 2 + 1.1]),
  ])
  return { body, door: [side * 0.9, 0, deep / 2 + 1], front: deep / 2 + 1, wide, drive: side * 4 }
}

/** One long storey of glass and wood under a wide flat roof. */
export function lowHouse(site: Site): Home {
  const { dice } = site
  const look = createLook(site, {
    wall: dice.chance(0.5) ? bricks(dice) : stucco(dice),
    roof: paint('#4a4744', { roughness: 0.6 }),
    trim: paint(dice.pick(['#ece8de', '#3a3836']), { roughness: 0.5 }),
    frame: paint('#2b2d2f', { roughness: 0.4 }),
  })
  const clad = wood(dice)
  const side = dice.chance(0.5) ? 1 : -1
  const [wide, deep] = [15, 8]
  const roof = slabRoof([wide + 2.4, 0.28, deep + 2.6], look, -0.055)
  roof.position.set(0, 3.12, 0.2)
  const body = together([
    block(
      {
        size: [wide, 2.95, deep],
        sides: {
          front: [
            doorAt(side * 1.2, 1.9),
            window(-side * 3.6, 0.3, 5.6, 2.3, { panes: [4, 1] }),
            window(side * 5, 1.5, 3, 0.9, { panes: [3, 1] }),
          ],
          left: row(2, deep, { y: 0.4, w: 2, h: 2.1, panes: [2, 1] }),
          right: row(2, deep, { y: 0.4, w: 2, h: 2.1, panes: [2, 1] }),
        },
      },
      look,
    ),
    roof,
    box([2.4, 2.75, 0.12], clad, [side * 2.95, 0.1, deep / 2 + 0.02]),
    ...[-1, 1].map((end) =>
      box([0.14, 2.9, 0.14], look.frame, [end * (wide / 2 + 0.7), 0, deep / 2 + 1]),
    ),
    box([wide + 0.6, 0.14, 1.9], look.plinth, [0, 0, deep / 2 + 0.95]),
    chimney(look, stone(dice), 2.2, [-side * 1.6, 2.9, -1]),
  ])
  return { body, door: [side * 1.2, 0, deep / 2 + 1.9], front: deep / 2 + 2, wide, drive: null }
}
