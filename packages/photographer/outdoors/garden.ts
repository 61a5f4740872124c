import type { Dice } from '@hearth/dice/dice'
import type { Object3D } from 'three'
import { block, gableRoof } from '../houses/building.ts'
import { row } from '../houses/building-details.ts'
import type { Look } from '../houses/openings.ts'
import { bricks, createLook, shingled, siding, stucco, tiled, wood } from '../looks.ts'
import { type At, ball, box, paint, pole, soft, together } from '../parts.ts'
import type { Photographer } from '../photographer.ts'
import { pavers } from '../textures.ts'
import { bush, hedge, tree, tufts } from './plants.ts'
import { backdrop, ground, openSite, picture } from './site.ts'

/** A terrace behind a house: table, beds of flowers, hedge and trees. */
export const garden: Photographer = ({ dice, number, renderer }) => {
  const site = openSite(
    dice,
    renderer,
    (['day', 'morning', 'day', 'grey', 'dusk'] as const)[number % 5] ?? 'day',
  )
  const { leaf } = site
  const side = number % 2 === 0 ? 1 : -1
  const look = createLook(site, {
    wall: dice.pick([siding, stucco, bricks])(dice),
    roof: dice.pick([tiled, shingled])(dice),
  })
  const terrace = dice.chance(0.5)
    ? wood(dice)
    : paint('#b3aca0', { surface: pavers(), roughness: 0.9 })
  const home = gardenSide(look, [-side * 7, 0, -4], side * 0.5)
  const flowers = Array.from({ length: 5 }, (_, at) =>
    bed(dice, leaf, [side * (5.5 - at * 0.25), 0, 4.5 - at * 2.2]),
  )
  site.scene.add(
    ground(200, 200, site.grass, [0, 0, 0]),
    home,
    ground(6.5, 4.6, terrace, [-side * 2.6, 0.04, 3.2]),
    seating(dice, [-side * 2.4, 0.05, 3.2], number),
    ...flowers,
    hedge(26, 2, 1, '#587a40', [2, 0, -9]),
    tree(dice, 7, leaf(), [side * 6, -0.1, -5]),
    tree(dice, 6, leaf(), [side * 1, -0.1, -7.4]),
    backdrop(site, 20, 18),
    ...[0, 1, 2, 3].map((at) =>
      bush(dice, 1.1, leaf(), [-side * 0.6 + at * side * 1.2, -0.1, -7.6]),
    ),
  )
  return picture(site, {
    from: [side * 1.4, 1.65, 10.5],
    to: [-side * 1.2, 0],
    lens: 38,
    rise: 0.02,
    reach: 16,
    bearing: side > 0 ? 130 : 230,
  })
}

/** The house seen from its garden. */
function gardenSide(look: Look, at: At, turn: number): Object3D {
  return together(
    [
      block(
        {
          size: [9, 5.4, 7],
          gable: 'side',
          rise: 2.6,
          sides: {
            front: [
              { kind: 'window', x: -3, y: 0.3, w: 3.2, h: 2.3, panes: [3, 1] },
              ...row(3, 9, { y: 3.4, w: 1.1, h: 1.3, panes: [2, 2] }),
            ],
          },
        },
        look,
      ),
      together([gableRoof([9, 7], 0.64, look)], [0, 5.4, 0]),
    ],
    at,
    turn,
  )
}

function bed(dice: Dice, leaf: () => string, at: At): Object3D {
  const colors = ['#d9a0b0', '#e8d36a', '#b58fd0', '#f2efe6', '#d9704a']
  const parts: Object3D[] = [
    bush(dice, 0.9, leaf(), [0, -0.1, 0]),
    tufts(dice, 1.3, 50, 0.55, '#8f9f58', [0.3, 0, 0.5]),
  ]
  for (let flower = 0; flower < 26; flower++) {
    const [x, z] = [(dice.roll() - 0.5) * 1.4, (dice.roll() - 0.5) * 1.6]
    parts.push(
      ball(0.05 + dice.roll() * 0.03, paint(dice.pick(colors), { roughness: 0.9 }), [
        x,
        0.3 + dice.roll() * 0.3,
        z,
      ]),
    )
  }
  return together(parts, at)
}

function seating(dice: Dice, at: At, number: number): Object3D {
  const timber = paint('#a98a68', { roughness: 0.8 })
  const cloth = paint(dice.pick(['#e9e2d2', '#8fa39b', '#c98f6a']), { roughness: 0.95 })
  const chair = (x: number, z: number, turn: number) =>
    together(
      [
        soft([0.56, 0.09, 0.54], 0.04, cloth, [0, 0.4, 0]),
        soft([0.56, 0.5, 0.09], 0.04, cloth, [0, 0.5, -0.25]),
        ...[-1, 1].flatMap((a) =>
          [-1, 1].map((b) => box([0.04, 0.42, 0.04], timber, [a * 0.25, 0, b * 0.23])),
        ),
      ],
      [x, 0, z],
      turn,
    )
  const parts: Object3D[] = [
    soft([1.9, 0.05, 0.95], 0.015, timber, [0, 0.7, 0]),
    ...[-1, 1].flatMap((a) =>
      [-1, 1].map((b) => box([0.07, 0.7, 0.07], timber, [a * 0.85, 0, b * 0.38])),
    ),
  ]
  for (const x of [-0.5, 0.5]) parts.push(chair(x, -0.8, 0), chair(x, 0.8, Math.PI))
  if (number % 2 === 1)
    parts.push(
      pole([0.03, 0.03, 2.5], timber, [0, 0, -1.4]),
      pole([1.5, 0.06, 0.5], cloth, [0, 2.2, -1.4], 8),
      pole([0.3, 0.3, 0.1], paint('#5f5f5f'), [0, 0, -1.4]),
    )
  parts.push(
    pole([0.09, 0.14, 0.1], paint('#e9e2d2'), [0.3, 0.75, 0]),
    ...[0, 1, 2].map((fruit) =>
      ball(0.045, paint('#d9903a'), [0.27 + fruit * 0.04, 0.82, (fruit - 1) * 0.05]),
    ),
  )
  return together(parts, at, 0.1)
}
