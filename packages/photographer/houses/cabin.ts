import type { Object3D } from 'three'
import { createLook, seamed, shingled, stone, wood } from '../looks.ts'
import { bush, conifer, tufts } from '../outdoors/plants.ts'
import { backdrop, ground, openSite, picture, type Site } from '../outdoors/site.ts'
import type { WeatherName } from '../outdoors/sky.ts'
import { type At, box, paint, together } from '../parts.ts'
import type { Photographer } from '../photographer.ts'
import { gravel } from '../textures.ts'
import { block, gableRoof } from './building.ts'
import { chimney, railing, row } from './building-details.ts'
import { paned } from './house-parts.ts'
import type { Look, Opening } from './openings.ts'

const HOURS: readonly WeatherName[] = ['morning', 'snow', 'dusk', 'day', 'snow', 'grey', 'dusk']

/** Cabins among conifers: boards, a steep roof, a porch, a stone chimney. */
export const exteriorCabin: Photographer = ({ dice, number, renderer }) => {
  const site = openSite(dice, renderer, HOURS[number % HOURS.length] ?? 'day')
  const look = createLook(site, {
    wall: wood(dice),
    roof: dice.chance(0.5) ? seamed(dice) : shingled(dice),
    trim: paint(dice.pick(['#4f3f32', '#3a3c3a', '#e6e0d2']), { roughness: 0.8 }),
    frame: paint(dice.pick(['#2b2d2f', '#7a3328', '#e9e4d8'])),
  })
  const steep = number % 3 === 0
  const size: At = steep ? [7, 0.9, 8] : [7.5 + dice.roll() * 2, 2.7, 6.5]
  const front = size[2] / 2
  const cabin = together([
    ...shell(look, size, steep),
    ...(steep ? [entrance(look, front)] : []),
    ...porch(look, size, steep),
  ])
  const trees = conifers(site)
  const path = paint(site.snow ? '#dfe5ec' : '#a39a8a', { surface: gravel(), roughness: 1 })
  site.scene.add(
    ground(240, 240, site.grass, [0, 0, 0]),
    cabin,
    ground(1.4, 26, path, [-0.2, 0.02, front + 15]),
    ...trees,
    backdrop(site, 18, 20),
    ...undergrowth(site, front),
  )
  const side = dice.chance(0.5) ? 1 : -1
  return picture(site, {
    from: [side * (4 + 3 * dice.roll()), 1.65, front + 12],
    to: [side * 0.2, 0],
    lens: 37,
    rise: 0.17,
    bearing: side > 0 ? 135 : 225,
    reach: 20,
  })
}

/** Walls and roof; a steep roof comes down almost to the ground. */
function shell(look: Look, [wide, high, deep]: At, steep: boolean): Object3D[] {
  const pitch = steep ? 1.02 : 0.78
  const ends = steep ? [] : row(2, deep, { y: 1, w: 1.1, h: 1.1, panes: [2, 2] })
  const front: Opening[] = steep
    ? [paned(0, 3.1, 1.9, 1.5, [2, 2])]
    : [
        { kind: 'door', x: -0.6, y: 0.32, w: 1.1, h: 2.1 },
        paned(-wide * 0.33, 0.95, 1.2, 1.2, [2, 2]),
        paned(wide * 0.3, 0.95, 1.5, 1.2, [3, 2]),
        paned(0, high + 0.6, 1.3, 1.3, [2, 2]),
      ]
  return [
    block(
      {
        size: [wide, high, deep],
        gable: 'front',
        rise: (wide / 2) * Math.tan(pitch),
        sides: { front, left: ends, right: ends },
      },
      look,
    ),
    together(
      [gableRoof([deep, wide], pitch, look, [1, steep ? 0.5 : 0.6])],
      [0, high, 0],
      Math.PI / 2,
    ),
  ]
}

/** The upright front of a cabin that is nearly all roof. */
function entrance(look: Look, front: number): Object3D {
  const openings: Opening[] = [
    { kind: 'door', x: -1.6, y: 0.3, w: 1.1, h: 2.1 },
    paned(0.8, 0.5, 1.6, 1.9),
  ]
  return together(
    [block({ size: [4, 2.7, 0.4], sides: { front: openings } }, look)],
    [0, 0, front - 0.1],
  )
}

function porch(look: Look, [wide, , deep]: At, steep: boolean): Object3D[] {
  const { dice, trim } = look
  return [
    box([wide + 0.6, 0.3, 2.2], wood(dice), [0, 0, deep / 2 + 1.1]),
    railing(wide * 0.36, trim, [wide * 0.32, 0.3, deep / 2 + 2.1], 0, 0.85),
    railing(wide * 0.3, trim, [-wide * 0.36, 0.3, deep / 2 + 2.1], 0, 0.85),
    chimney(look, stone(dice), 5 + (steep ? 3 : 1.4), [wide / 2 - (steep ? 1.4 : 0.4), 0.4, -1]),
  ]
}

function conifers({ dice, snow }: Site): Object3D[] {
  return Array.from({ length: 16 }, (_, at) => {
    const x = (at % 2 ? 1 : -1) * (6.5 + dice.roll() * 14)
    return conifer(dice, 8 + 7 * dice.roll(), '#48654a', [x, -0.1, 2 - dice.roll() * 14], snow)
  })
}

/** Bushes along the porch and tufts of grass before them. */
function undergrowth({ dice, snow, leaf }: Site, front: number): Object3D[] {
  const bushes = [0, 1, 2, 3].map((at) =>
    bush(dice, 0.9, leaf(), [(at - 1.5) * 2.4, -0.1, front + 2.9], snow),
  )
  const grass = [0, 1, 2, 3, 4].map((at) =>
    tufts(dice, 2, 70, 0.5, snow ? '#a8a288' : '#8f9a58', [
      (at - 2) * 3 + 1,
      0,
      front + 4.5 + dice.roll() * 2,
    ]),
  )
  return [...bushes, ...grass]
}
