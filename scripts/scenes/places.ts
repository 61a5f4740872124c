import type { Object3D } from 'three'
import type { Dice } from '@/server/db/seed/dice.ts'
import { block, gableRoof } from './building.ts'
import { railing, row } from './building-details.ts'
import { HOURS } from './exterior-house.ts'
import { bricks, lookOf, shingled, siding, stucco, tiled, wood } from './looks.ts'
import { type At, ball, box, paint, pole, soft, together } from './parts.ts'
import type { Photographer } from './photographer.ts'
import { bush, conifer, hedge, tree, tufts } from './plants.ts'
import { backdrop, ground, openSite, picture } from './site.ts'
import { gravel, lawn, pavers } from './textures.ts'

/** A terrace behind a house: table, beds of flowers, hedge and trees. */
export const garden: Photographer = ({ dice, number, renderer }) => {
  const site = openSite(
    dice,
    renderer,
    (['day', 'morning', 'day', 'grey', 'dusk'] as const)[number % 5] ?? 'day',
  )
  const { leaf } = site
  const side = number % 2 === 0 ? 1 : -1
  const look = lookOf(site, {
    wall: dice.pick([siding, stucco, bricks])(dice),
    roof: dice.pick([tiled, shingled])(dice),
  })
  const terrace = dice.chance(0.5)
    ? wood(dice)
    : paint('#b3aca0', { surface: pavers(), roughness: 0.9 })
  const home = together(
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
    [-side * 7, 0, -4],
    side * 0.5,
  )
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

function bed(dice: Dice, leaf: () => string, at: At): Object3D {
  const colours = ['#d9a0b0', '#e8d36a', '#b58fd0', '#f2efe6', '#d9704a']
  const parts: Object3D[] = [
    bush(dice, 0.9, leaf(), [0, -0.1, 0]),
    tufts(dice, 1.3, 50, 0.55, '#8f9f58', [0.3, 0, 0.5]),
  ]
  for (let flower = 0; flower < 26; flower++) {
    const [x, z] = [(dice.roll() - 0.5) * 1.4, (dice.roll() - 0.5) * 1.6]
    parts.push(
      ball(0.05 + dice.roll() * 0.03, paint(dice.pick(colours), { roughness: 0.9 }), [
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

/** A plot for sale: meadow, pegs and string, a track, woods behind. */
export const land: Photographer = ({ dice, number, renderer }) => {
  const site = openSite(dice, renderer, HOURS[(number * 7 + 1) % HOURS.length] ?? 'day')
  const { snow, leaf } = site
  const meadow = paint(snow ? '#e9eef4' : dice.pick(['#8f9c58', '#a39c5e', '#7d9450']), {
    surface: lawn(),
    roughness: 1,
    relief: 2,
  })
  const track = paint(snow ? '#d5dce4' : '#a3937a', { surface: gravel(), roughness: 1 })
  const side = number % 2 === 0 ? 1 : -1
  const peg = paint('#c9a676', { roughness: 0.9 })
  const corners: At[] = [
    [-7, 0, 3],
    [7, 0, 3],
    [9, 0, -11],
    [-9, 0, -11],
  ]
  const pegs = corners.map((at) =>
    together(
      [box([0.09, 0.9, 0.09], peg), box([0.1, 0.16, 0.1], paint('#c9482f'), [0, 0.78, 0])],
      at,
    ),
  )
  const sides: [number, At, number][] = [
    [14, [0, 0.72, 3], 0],
    [18, [0, 0.72, -11], 0],
    [14.2, [8, 0.72, -4], 1.43],
    [14.2, [-8, 0.72, -4], -1.43],
  ]
  const string = sides.map(([long, at, turn]) =>
    together([box([long, 0.014, 0.014], paint('#e8e2d2'))], at, turn),
  )
  const kind = number % 4
  const woods = Array.from({ length: 24 }, (_, at) => {
    const place: At = [-42 + at * 3.6 + dice.roll() * 2, -0.3, -17 - dice.roll() * 16]
    return kind === 1 || (kind === 3 && dice.chance(0.6))
      ? conifer(dice, 9 + 7 * dice.roll(), '#4a6748', place, snow)
      : tree(dice, 6 + 5 * dice.roll(), leaf(), place, snow)
  })
  const grasses = Array.from({ length: 26 }, () =>
    tufts(dice, 3.6, 90, 0.55, snow ? '#a8a288' : dice.pick(['#a3a05c', '#8a9a52', '#b5a868']), [
      (dice.roll() - 0.5) * 22,
      0,
      6.5 - dice.roll() * 17,
    ]),
  )
  site.scene.add(
    ground(300, 300, meadow, [0, 0, 0]),
    ground(2.6, 44, track, [side * 10.5, 0.02, -6], side * -0.12),
    ...pegs,
    ...string,
    ...woods,
    ...grasses,
    backdrop(site, 38, 22, 130),
  )
  if (number % 3 === 0)
    site.scene.add(together([railing(12, paint('#7a6a56'), [side * -12, 0, 4], Math.PI / 2, 1)]))
  site.scene.add(tree(dice, 7.5, leaf(), [-side * 8.5, -0.1, -1.5], snow))
  return picture(site, {
    from: [side * 3 * dice.roll(), 1.75, 12.5],
    to: [-side * 0.8, -4],
    lens: 40,
    rise: 0.04,
    reach: 22,
    bearing: dice.pick([120, 240, 150]),
  })
}
