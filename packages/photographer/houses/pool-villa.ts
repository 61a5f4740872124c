import type { Object3D } from 'three'
import { createLook, raw, stucco, wood } from '../looks.ts'
import { tree, tufts } from '../outdoors/plants.ts'
import { backdrop, ground, picture, planting, type Site } from '../outdoors/site.ts'
import { box, type Paint, paint, soft, together } from '../parts.ts'
import type { Shot } from '../shot.ts'
import { pavers } from '../textures.ts'
import { block, flatRoof, slabRoof } from './building.ts'
import { row } from './building-details.ts'
import { paned } from './house-parts.ts'
import type { Look } from './openings.ts'

const [WIDE, DEEP, UPPER] = [15, 7.5, 8.6]

/** A long modern villa behind its terrace and pool. */
export function poolVilla(site: Site): Shot {
  const { dice, snow } = site
  const look = createLook(site, {
    wall: dice.chance(0.5) ? stucco(dice) : raw(dice),
    frame: paint('#26282a', { roughness: 0.6 }),
    trim: paint(dice.pick(['#e9e6de', '#3a3c3d']), { roughness: 0.6 }),
    roof: paint('#4a4a48'),
  })
  const clad = wood(dice)
  const side = dice.chance(0.5) ? 1 : -1
  const deck = paint(snow ? '#e3e8ee' : '#c4bcae', { surface: pavers(), roughness: 0.9 })
  site.scene.add(
    ground(240, 240, site.grass, [0, -0.02, 0]),
    ground(17, 9, deck, [0, 0.03, 7.4]),
    groundFloor(look, side),
    together(
      [slabRoof([WIDE + 1.6, 0.34, DEEP + 2.6], { ...look, roof: look.trim })],
      [0, 3.1, 0.6],
    ),
    upperFloor(look, clad, side),
    ...pool(site, side),
    ...greenery(site, side),
  )
  return picture(site, {
    from: [side * (6 + 3 * dice.roll()), 1.75, 21.5],
    to: [-side * 0.8, 0],
    lens: 36,
    rise: 0.12,
    bearing: side > 0 ? 130 : 230,
    reach: 20,
  })
}

function groundFloor(look: Look, side: number): Object3D {
  const ends = row(2, DEEP, { y: 0.4, w: 2, h: 2.2 })
  const front = [
    paned(-side * 3.6, 0.3, 6.4, 2.5, [4, 1]),
    paned(side * 3.4, 0.3, 4.2, 2.5, [3, 1]),
  ]
  return block({ size: [WIDE, 3.1, DEEP], sides: { front, left: ends, right: ends } }, look)
}

function upperFloor(look: Look, clad: Paint, side: number): Object3D {
  const ends = row(2, DEEP - 1, { y: 0.7, w: 1.6, h: 1.7 })
  const front = [paned(-1.9, 0.4, 3.2, 2.2, [2, 1]), paned(2.2, 0.4, 2.6, 2.2, [2, 1])]
  return together(
    [
      block(
        { size: [UPPER, 3, DEEP - 1], wall: clad, sides: { front, left: ends, right: ends } },
        look,
      ),
      together([flatRoof([UPPER, DEEP - 1], { ...look, wall: clad }, 0.25, 0.5)], [0, 3, 0]),
    ],
    [side * 2.2, 3.44, -0.4],
  )
}

/** The pool in its rim, and two loungers beside it. */
function pool({ snow, lit }: Site, side: number): Object3D[] {
  const water = paint(snow ? '#c9d6de' : '#3f9fb0', {
    roughness: 0.06,
    glow: '#2f8fa0',
    glowing: lit > 0.5 ? 0.9 : 0.16,
  })
  return [
    box([9.4, 0.05, 3.6], paint('#e6e2da'), [-side * 1.4, 0.03, 8.6]),
    box([9, 0.03, 3.2], water, [-side * 1.4, 0.065, 8.6]),
    lounger(side * 4.6),
    lounger(side * 5.7),
  ]
}

function lounger(x: number): Object3D {
  return together(
    [
      soft([0.66, 0.08, 1.3], 0.03, paint('#efeae0'), [0, 0.3, 0.3]),
      soft([0.66, 0.08, 0.7], 0.03, paint('#efeae0'), [0, 0.44, -0.6]),
      box([0.6, 0.3, 0.06], paint('#8a6a4c'), [0, 0, 0.7]),
      box([0.6, 0.3, 0.06], paint('#8a6a4c'), [0, 0, -0.4]),
    ],
    [x, 0.06, 6.2],
  )
}

function greenery(site: Site, side: number): Object3D[] {
  const { dice, snow, leaf } = site
  return [
    planting(site, [-WIDE / 2, 0, 4.4], [-WIDE / 2 + 3, 0, 4.4]),
    tree(dice, 7.5, leaf(), [side * 11, 0, 2], snow),
    tree(dice, 8, leaf(), [-side * 11.5, 0, -1], snow),
    backdrop(site),
    ...[0, 1, 2].map((at) =>
      tufts(dice, 1.1, 60, 0.7, snow ? '#b9b49c' : '#93a05c', [
        side * 7 - at * side * 0.2,
        0,
        7 + at * 1.6,
      ]),
    ),
  ]
}
