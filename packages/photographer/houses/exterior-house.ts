import type { Object3D } from 'three'
import { bush, conifer, hedge, tree } from '../outdoors/plants.ts'
import { backdrop, ground, openSite, picture, planting, type Site } from '../outdoors/site.ts'
import type { WeatherName } from '../outdoors/sky.ts'
import { type At, box, paint, pole, together } from '../parts.ts'
import type { Photographer } from '../photographer.ts'
import type { Shot } from '../shot.ts'
import { gravel, pavers } from '../textures.ts'
import { house } from './house.ts'
import type { Home } from './house-parts.ts'

/** When each picture of a series is taken: mostly by day, some at dusk, a few in snow. */
export const HOURS: readonly WeatherName[] = [
  'day',
  'morning',
  'dusk',
  'day',
  'grey',
  'morning',
  'day',
  'dusk',
  'snow',
  'morning',
]

export const exteriorHouse: Photographer = ({ dice, number, renderer }) => {
  const site = openSite(
    dice,
    renderer,
    HOURS[(number * 3 + Math.floor(number / 10)) % HOURS.length] ?? 'day',
  )
  const home = house(site, number)
  site.scene.add(home.body, frontGarden(site, home), backdrop(site))
  return standBefore(site, home)
}

/** Stands on the street before a house, a little to one side. */
export function standBefore(site: Site, home: Home): Shot {
  const { dice } = site
  const side = dice.chance(0.5) ? 1 : -1
  const aside = side * (3.5 + 4.5 * dice.roll())
  const far = home.front + 10.5 + home.wide * 0.4 + 1.5 * dice.roll()
  return picture(site, {
    from: [aside, 1.65, far],
    to: [side * 0.4 * dice.roll(), 0],
    lens: 36,
    rise: 0.17,
    bearing: side > 0 ? dice.pick([128, 140, 205]) : dice.pick([232, 220, 155]),
    reach: 19,
  })
}

/** Lawn, path, drive, planting, and trees to both sides. */
export function frontGarden(site: Site, { door, front, wide, drive }: Home): Object3D {
  const { dice, snow, leaf } = site
  const paving = snow
    ? paint('#dfe5ec')
    : paint(dice.pick(['#b3aca0', '#a89c8c', '#9a9894']), {
        surface: pavers(),
        roughness: 0.9,
        relief: 3,
      })
  const parts: Object3D[] = [ground(240, 240, site.grass, [0, 0, 0])]
  parts.push(ground(1.5, 30, paving, [door[0], 0.025, door[2] + 14.6]))
  if (drive !== null) {
    const surface = snow ? paving : paint('#a9a296', { surface: gravel(), roughness: 1, relief: 3 })
    parts.push(ground(3.4, 32, surface, [drive, 0.02, front + 15]))
  }
  const gap = 1.3
  parts.push(planting(site, [-wide / 2, 0, front - 0.2], [door[0] - gap, 0, front - 0.2], 0.8))
  if (drive === null)
    parts.push(planting(site, [door[0] + gap, 0, front - 0.2], [wide / 2, 0, front - 0.2], 0.8))
  for (const side of [-1, 1]) {
    const at: At = [side * (wide / 2 + 4.5 + 3 * dice.roll()), -0.1, -2 + 5 * dice.roll()]
    parts.push(
      dice.chance(0.25)
        ? conifer(dice, 8 + 3 * dice.roll(), '#4f6b48', at, snow)
        : tree(dice, 6.5 + 3 * dice.roll(), leaf(), at, snow),
    )
    if (dice.chance(0.6))
      parts.push(
        hedge(
          9,
          1.1,
          0.8,
          snow ? '#5d6a58' : '#587a40',
          [side * (wide / 2 + 6), 0, front + 3.5],
          snow,
        ),
      )
  }
  for (let at = 0; at < 3; at++)
    parts.push(
      bush(
        dice,
        0.8 + 0.6 * dice.roll(),
        leaf(),
        [door[0] + (at % 2 ? 1.5 : -1.6), -0.1, door[2] + 1.2 + at * 1.4],
        snow,
      ),
    )
  if (dice.chance(0.16)) parts.push(fence(site, door[0], front + 6.2))
  return together(parts)
}

function fence({ dice, snow }: Site, gate: number, z: number): Object3D {
  const pale = paint(snow ? '#d8dadb' : dice.pick(['#efece4', '#efece4', '#6b5a48', '#3a3c3e']), {
    roughness: 0.7,
  })
  const parts: Object3D[] = []
  for (const side of [-1, 1])
    for (let at = 0; at < 90; at++) {
      const x = gate + side * (1 + at * 0.17)
      parts.push(box([0.09, 0.82 + (at % 2) * 0.04, 0.025], pale, [x, 0.06, z]))
      if (at % 14 === 0) parts.push(box([0.13, 1.05, 0.13], pale, [x, 0, z - 0.05]))
    }
  for (const side of [-1, 1])
    for (const high of [0.25, 0.7])
      parts.push(box([15.3, 0.07, 0.03], pale, [gate + side * 8.6, high, z - 0.03]))
  parts.push(pole([0.06, 0.06, 1.2], pale, [gate - 0.95, 0, z]))
  return together(parts)
}
