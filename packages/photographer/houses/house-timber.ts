import type { Object3D } from 'three'
import { bricks, createLook, seamed, shingled, siding, stone, upright } from '../looks.ts'
import type { Site } from '../outdoors/site.ts'
import { type At, box, together } from '../parts.ts'
import { block, gableRoof, slabRoof } from './building.ts'
import { chimney, railing, row } from './building-details.ts'
import { doorAt, type Home, window } from './house-parts.ts'
import type { Look } from './openings.ts'

/** White boards, steep dark roof, a gabled wing to the front and a porch beside it. */
export function farmhouse(site: Site): Home {
  const { dice } = site
  const look = createLook(site, {
    wall: dice.chance(0.5) ? upright(dice) : siding(dice),
    roof: dice.chance(0.6) ? seamed(dice) : shingled(dice),
  })
  const [wide, high, deep] = [11 + 2 * dice.roll(), 5.5, 7.5]
  const wing = 4.6
  const side = dice.chance(0.5) ? 1 : -1
  const pitch = 0.72
  const panes = { panes: [2, 2] as const, casing: true }
  const centre = side * (wide / 2 - wing / 2)
  const rest = -side * (wing / 2)
  const long = wide - wing
  const ends = row(2, deep, { y: 1, w: 1.1, h: 1.5, ...panes }).concat(
    row(2, deep, { y: 3.5, w: 1, h: 1.4, ...panes }),
  )
  const body = together([
    block(
      {
        size: [wide, high, deep],
        gable: 'side',
        rise: (deep / 2) * Math.tan(pitch),
        sides: {
          front: [
            doorAt(rest + side * long * 0.22, 1.7),
            window(rest - side * long * 0.2, 0.95, 1.5, 1.5, panes),
            window(rest - side * long * 0.25, 3.5, 1.1, 1.4, panes),
            window(rest + side * long * 0.25, 3.5, 1.1, 1.4, panes),
          ],
          right: ends,
          left: ends,
        },
      },
      look,
    ),
    together([gableRoof([wide, deep], pitch, look)], [0, high, 0]),
    gabledWing(look, [wing, high, 3], [centre, 0, deep / 2 + 1.45]),
    porch(look, [long, 2.1], [rest, 0, deep / 2 + 1.05]),
    chimney(look, dice.chance(0.5) ? bricks(dice) : stone(dice), 3.6, [
      -side * wide * 0.3,
      high + 0.6,
      -0.8,
    ]),
  ])
  return {
    body,
    door: [rest + side * long * 0.22, 0, deep / 2 + 2.2],
    front: deep / 2 + 3,
    wide,
    drive: null,
  }
}

/** The wing that shows its gable to the street. */
function gabledWing(look: Look, [wide, high, deep]: At, at: At): Object3D {
  const rise = (wide / 2) * Math.tan(0.86)
  const front = [
    window(0, 0.8, 2.3, 1.7, { panes: [3, 2], casing: true }),
    window(0, 3.4, 1.5, 1.5, { panes: [2, 2], casing: true }),
    window(0, high + rise * 0.3, 0.6, 0.7, { panes: [1, 2] }),
  ]
  return together(
    [
      block({ size: [wide, high, deep], gable: 'front', rise, sides: { front } }, look),
      together([gableRoof([6.4, wide], 0.86, look, [0.02, 0.4])], [0, high, -1.6], Math.PI / 2),
    ],
    at,
  )
}

/** A lean-to roof on posts with a deck, in front of a wall. */
function porch(look: Look, [long, deep]: readonly [number, number], at: At): Object3D {
  const post = (x: number) => box([0.16, 2.5, 0.16], look.trim, [x, 0.3, deep / 2 - 0.15])
  const gap = look.dice.chance(0.5)
  const roof = slabRoof([long + 0.3, 0.14, deep + 0.5], look, 0.2)
  roof.position.y = 2.95
  return together(
    [
      box([long, 0.3, deep], look.plinth),
      roof,
      box([long, 0.22, 0.14], look.trim, [0, 2.62, deep / 2 - 0.15]),
      ...[-0.48, -0.16, 0.16, 0.48].map((share) => post(share * long)),
      ...(gap
        ? []
        : [railing(long * 0.3, look.trim, [-long * 0.32, 0.3, deep / 2 - 0.15], 0, 0.85)]),
    ],
    at,
  )
}
