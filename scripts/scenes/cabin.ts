import type { Object3D } from 'three'
import { block, gableRoof } from './building.ts'
import { chimney, railing, row } from './building-details.ts'
import { window } from './country.ts'
import { lookOf, seamed, shingled, stone, wood } from './looks.ts'
import type { Opening } from './openings.ts'
import { box, paint, together } from './parts.ts'
import type { Photographer } from './photographer.ts'
import { bush, conifer, tufts } from './plants.ts'
import { backdrop, ground, openSite, picture } from './site.ts'
import type { WeatherName } from './sky.ts'
import { gravel } from './textures.ts'

/** Cabins among conifers: boards, a steep roof, a porch, a stone chimney. */
export const exteriorCabin: Photographer = ({ dice, number, renderer }) => {
  const hours: WeatherName[] = ['morning', 'snow', 'dusk', 'day', 'snow', 'grey', 'dusk']
  const site = openSite(dice, renderer, hours[number % hours.length] ?? 'day')
  const { snow, leaf } = site
  const look = lookOf(site, {
    wall: wood(dice),
    roof: dice.chance(0.5) ? seamed(dice) : shingled(dice),
    trim: paint(dice.pick(['#4f3f32', '#3a3c3a', '#e6e0d2']), { roughness: 0.8 }),
    frame: paint(dice.pick(['#2b2d2f', '#7a3328', '#e9e4d8'])),
  })
  const steep = number % 3 === 0
  const [wide, high, deep] = steep ? [7, 0.9, 8] : [7.5 + dice.roll() * 2, 2.7, 6.5]
  const pitch = steep ? 1.02 : 0.78
  const rise = (wide / 2) * Math.tan(pitch)
  const front: Opening[] = steep
    ? [window(0, 3.1, 1.9, 1.5, [2, 2])]
    : [
        { kind: 'door', x: -0.6, y: 0.32, w: 1.1, h: 2.1 },
        window(-wide * 0.33, 0.95, 1.2, 1.2, [2, 2]),
        window(wide * 0.3, 0.95, 1.5, 1.2, [3, 2]),
        window(0, high + 0.6, 1.3, 1.3, [2, 2]),
      ]
  const parts: Object3D[] = [
    block(
      {
        size: [wide, high, deep],
        gable: 'front',
        rise,
        sides: {
          front,
          left: steep ? [] : row(2, deep, { y: 1, w: 1.1, h: 1.1, panes: [2, 2] }),
          right: steep ? [] : row(2, deep, { y: 1, w: 1.1, h: 1.1, panes: [2, 2] }),
        },
      },
      look,
    ),
    together(
      [gableRoof([deep, wide], pitch, look, [1, steep ? 0.5 : 0.6])],
      [0, high, 0],
      Math.PI / 2,
    ),
  ]
  if (steep)
    parts.push(
      together(
        [
          block(
            {
              size: [4, 2.7, 0.4],
              sides: {
                front: [
                  { kind: 'door', x: -1.6, y: 0.3, w: 1.1, h: 2.1 },
                  window(0.8, 0.5, 1.6, 1.9),
                ],
              },
            },
            look,
          ),
        ],
        [0, 0, deep / 2 - 0.1],
      ),
    )
  parts.push(
    box([wide + 0.6, 0.3, 2.2], wood(dice), [0, 0, deep / 2 + 1.1]),
    railing(wide * 0.36, look.trim, [wide * 0.32, 0.3, deep / 2 + 2.1], 0, 0.85),
    railing(wide * 0.3, look.trim, [-wide * 0.36, 0.3, deep / 2 + 2.1], 0, 0.85),
    chimney(look, stone(dice), 5 + (steep ? 3 : 1.4), [wide / 2 - (steep ? 1.4 : 0.4), 0.4, -1]),
  )
  const trees = Array.from({ length: 16 }, (_, at) => {
    const x = (at % 2 ? 1 : -1) * (6.5 + dice.roll() * 14)
    return conifer(dice, 8 + 7 * dice.roll(), '#48654a', [x, -0.1, 2 - dice.roll() * 14], snow)
  })
  const path = ground(
    1.4,
    26,
    paint(snow ? '#dfe5ec' : '#a39a8a', { surface: gravel(), roughness: 1 }),
    [-0.2, 0.02, deep / 2 + 15],
  )
  site.scene.add(
    ground(240, 240, site.grass, [0, 0, 0]),
    together(parts),
    path,
    ...trees,
    backdrop(site, 18, 20),
    ...[0, 1, 2, 3].map((at) =>
      bush(dice, 0.9, leaf(), [(at - 1.5) * 2.4, -0.1, deep / 2 + 2.9], snow),
    ),
    ...[0, 1, 2, 3, 4].map((at) =>
      tufts(dice, 2, 70, 0.5, snow ? '#a8a288' : '#8f9a58', [
        (at - 2) * 3 + 1,
        0,
        deep / 2 + 4.5 + dice.roll() * 2,
      ]),
    ),
  )
  const side = dice.chance(0.5) ? 1 : -1
  return picture(site, {
    from: [side * (4 + 3 * dice.roll()), 1.65, deep / 2 + 12],
    to: [side * 0.2, 0],
    lens: 37,
    rise: 0.17,
    bearing: side > 0 ? 135 : 225,
    reach: 20,
  })
}
