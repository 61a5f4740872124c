import type { Object3D } from 'three'
import { railing } from '../houses/building-details.ts'
import { HOURS } from '../houses/exterior-house.ts'
import { type At, box, paint, together } from '../parts.ts'
import type { Photographer } from '../photographer.ts'
import { gravel, lawn } from '../textures.ts'
import { conifer, tree, tufts } from './plants.ts'
import { backdrop, ground, openSite, picture, type Site } from './site.ts'

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
  const woods = createWoods(site, number)
  const grasses = createGrasses(site)
  site.scene.add(
    ground(300, 300, meadow, [0, 0, 0]),
    ground(2.6, 44, track, [side * 10.5, 0.02, -6], side * -0.12),
    ...pegged(),
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

/** The corners of the plot and the string between them. */
function pegged(): Object3D[] {
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
  return [...pegs, ...string]
}

function createWoods({ dice, leaf, snow }: Site, number: number): Object3D[] {
  const kind = number % 4
  return Array.from({ length: 24 }, (_, at) => {
    const place: At = [-42 + at * 3.6 + dice.roll() * 2, -0.3, -17 - dice.roll() * 16]
    return kind === 1 || (kind === 3 && dice.chance(0.6))
      ? conifer(dice, 9 + 7 * dice.roll(), '#4a6748', place, snow)
      : tree(dice, 6 + 5 * dice.roll(), leaf(), place, snow)
  })
}

function createGrasses({ dice, snow }: Site): Object3D[] {
  return Array.from({ length: 26 }, () =>
    tufts(dice, 3.6, 90, 0.55, snow ? '#a8a288' : dice.pick(['#a3a05c', '#8a9a52', '#b5a868']), [
      (dice.roll() - 0.5) * 22,
      0,
      6.5 - dice.roll() * 17,
    ]),
  )
}
