import type { Object3D } from 'three'
import { createLook, shingled, siding, stone } from '../looks.ts'
import type { Site } from '../outdoors/site.ts'
import { type At, box, pole, together } from '../parts.ts'
import { block, gableRoof } from './building.ts'
import { chimney, railing, row, steps } from './building-details.ts'
import { doorAt, type Home, window } from './house-parts.ts'
import type { Look } from './openings.ts'

/** A broad low gable over a porch on tapered pillars. */
export function craftsman(site: Site): Home {
  const { dice } = site
  const look = createLook(site, { wall: siding(dice), roof: shingled(dice) })
  const [wide, high, deep] = [9.5 + dice.roll() * 2, 3.1, 10]
  const pitch = 0.5
  const rise = (wide / 2) * Math.tan(pitch)
  const panes = { panes: [2, 1] as const, casing: true }
  const ends = row(3, deep, { y: 1, w: 1, h: 1.3, ...panes })
  const reach = wide * 0.36
  const up = row(3, 3.4, { y: high + 0.5, w: 0.9, h: 1.1, panes: [1, 2], casing: true })
  const body = together([
    block(
      {
        size: [wide, high, deep],
        gable: 'front',
        rise,
        sides: {
          front: [
            doorAt(0.4),
            window(-wide * 0.28, 0.95, 2, 1.45, { panes: [3, 2], casing: true }),
            window(wide * 0.32, 0.95, 1.5, 1.45, panes),
            ...up,
          ],
          left: ends,
          right: ends,
        },
      },
      look,
    ),
    together([gableRoof([deep, wide], pitch, look, [0.7, 0.75])], [0, high, 0], Math.PI / 2),
    box([wide * 0.86, 0.3, 2.4], look.plinth, [0, 0, deep / 2 + 1.2]),
    ...[-1, 1].map((side) => pillar(look, [side * reach, 0.2, deep / 2 + 2])),
    box([wide * 0.82, 0.34, 0.3], look.trim, [0, 2.9, deep / 2 + 2]),
    porchGable(look, wide * 0.82, [0, 3.2, deep / 2 + 1.1]),
    ...[-1, 1].map((side) =>
      railing(wide * 0.26, look.trim, [side * wide * 0.24, 0.3, deep / 2 + 2], 0, 0.8),
    ),
    steps(1.8, 0.3, look.plinth, [0.1, 0, deep / 2 + 2.5]),
    chimney(look, stone(dice), 3, [wide * 0.3, high + 0.8, -2]),
  ])
  return { body, door: [0.2, 0, deep / 2 + 3.2], front: deep / 2 + 3, wide, drive: null }
}

/** A tapered post on a pier of stone. */
function pillar(look: Look, at: At): Object3D {
  return together(
    [
      box([0.72, 1.15, 0.72], stone(look.dice)),
      box([0.8, 0.1, 0.8], look.trim, [0, 1.15, 0]),
      pole([0.26, 0.18, 1.55], look.trim, [0, 1.25, 0], 4),
    ],
    at,
  )
}

function porchGable(look: Look, wide: number, at: At): Object3D {
  const rise = (wide / 2) * Math.tan(0.44)
  return together(
    [
      block({ size: [wide, 0.1, 2.3], gable: 'front', rise, sides: {} }, look),
      together([gableRoof([2.8, wide], 0.44, look, [0.35, 0.5])], [0, 0.1, 0.1], Math.PI / 2),
    ],
    at,
  )
}
