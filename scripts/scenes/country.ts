import { block, flatRoof, hipRoof, slabRoof } from './building.ts'
import { chimney, railing, row } from './building-details.ts'
import { frontGarden, HOURS, standBefore } from './exterior-house.ts'
import { lookOf, raw, shingled, stucco, tiled, wood } from './looks.ts'
import type { Opening } from './openings.ts'
import { box, paint, pole, soft, together } from './parts.ts'
import type { Photographer } from './photographer.ts'
import { tree, tufts } from './plants.ts'
import { backdrop, ground, openSite, picture, planting, type Site } from './site.ts'
import { pavers } from './textures.ts'

export const window = (
  x: number,
  y: number,
  w: number,
  h: number,
  panes: readonly [number, number] = [2, 1],
): Opening => ({ kind: 'window', x: x - w / 2, y, w, h, panes })

/** Villas: long modern volumes with a pool, or plaster under broad hipped roofs. */
export const exteriorVilla: Photographer = ({ dice, number, renderer }) => {
  const site = openSite(dice, renderer, HOURS[(number * 3 + 2) % 8] ?? 'day')
  if (number % 2 === 1) return poolVilla(site)
  const look = lookOf(site, {
    wall: stucco(dice),
    roof: dice.chance(0.6) ? tiled(dice) : shingled(dice),
  })
  const [wide, high, deep] = [14 + 2 * dice.roll(), 6.2, 9]
  const panes: readonly [number, number] = [2, 3]
  const front: Opening[] = [
    { kind: 'door', x: -1, y: 0.32, w: 2, h: 2.5 },
    ...[-0.38, -0.22, 0.22, 0.38].flatMap((share) => [
      window(share * wide, 0.5, 1.3, 2.3, panes),
      window(share * wide, 3.75, 1.2, 1.7, [2, 2]),
    ]),
    window(0, 3.6, 1.8, 1.9, [3, 2]),
  ]
  const columns = [-2.2, -1.3, 1.3, 2.2].map((x) =>
    pole([0.17, 0.15, 3], look.trim, [x, 0.3, deep / 2 + 1.9]),
  )
  const body = together([
    block(
      {
        size: [wide, high, deep],
        sides: {
          front,
          left: row(3, deep, { y: 0.6, w: 1.2, h: 2.1, panes }),
          right: row(3, deep, { y: 0.6, w: 1.2, h: 2.1, panes }),
        },
      },
      look,
    ),
    together([hipRoof([wide, deep], 0.5, look, 0.8)], [0, high, 0]),
    ...columns,
    box([5.4, 0.3, 2.4], look.plinth, [0, 0, deep / 2 + 1.1]),
    box([5.6, 0.4, 2.5], look.trim, [0, 3.3, deep / 2 + 1]),
    railing(5.4, look.trim, [0, 3.7, deep / 2 + 2.1]),
    chimney(look, look.wall, 2.6, [wide * 0.3, high + 1.4, -0.5]),
    chimney(look, look.wall, 2.6, [-wide * 0.3, high + 1.4, -0.5]),
    ...[-1, 1].map((end) =>
      box([0.3, high, 0.08], look.trim, [end * (wide / 2 - 0.15), 0, deep / 2 + 0.02]),
    ),
    box([wide, 0.2, 0.08], look.trim, [0, 3.2, deep / 2 + 0.02]),
  ])
  const home = {
    body,
    door: [0, 0, deep / 2 + 2.3] as const,
    front: deep / 2 + 2.4,
    wide,
    drive: null,
  }
  site.scene.add(body, frontGarden(site, home), backdrop(site))
  return standBefore(site, home)
}

function poolVilla(site: Site) {
  const { dice, snow, leaf } = site
  const look = lookOf(site, {
    wall: dice.chance(0.5) ? stucco(dice) : raw(dice),
    frame: paint('#26282a', { roughness: 0.6 }),
    trim: paint(dice.pick(['#e9e6de', '#3a3c3d']), { roughness: 0.6 }),
    roof: paint('#4a4a48'),
  })
  const clad = wood(dice)
  const side = dice.chance(0.5) ? 1 : -1
  const [wide, deep] = [15, 7.5]
  const upper = 8.6
  const deck = paint(snow ? '#e3e8ee' : '#c4bcae', { surface: pavers(), roughness: 0.9 })
  const pool = paint(snow ? '#c9d6de' : '#3f9fb0', {
    roughness: 0.06,
    glow: '#2f8fa0',
    glowing: site.lit > 0.5 ? 0.9 : 0.16,
  })
  const lounger = (x: number) =>
    together(
      [
        soft([0.66, 0.08, 1.3], 0.03, paint('#efeae0'), [0, 0.3, 0.3]),
        soft([0.66, 0.08, 0.7], 0.03, paint('#efeae0'), [0, 0.44, -0.6]),
        box([0.6, 0.3, 0.06], paint('#8a6a4c'), [0, 0, 0.7]),
        box([0.6, 0.3, 0.06], paint('#8a6a4c'), [0, 0, -0.4]),
      ],
      [x, 0.06, 6.2],
    )
  site.scene.add(
    ground(240, 240, site.grass, [0, -0.02, 0]),
    ground(17, 9, deck, [0, 0.03, 7.4]),
    block(
      {
        size: [wide, 3.1, deep],
        sides: {
          front: [
            window(-side * 3.6, 0.3, 6.4, 2.5, [4, 1]),
            window(side * 3.4, 0.3, 4.2, 2.5, [3, 1]),
          ],
          left: row(2, deep, { y: 0.4, w: 2, h: 2.2 }),
          right: row(2, deep, { y: 0.4, w: 2, h: 2.2 }),
        },
      },
      look,
    ),
    together(
      [slabRoof([wide + 1.6, 0.34, deep + 2.6], { ...look, roof: look.trim })],
      [0, 3.1, 0.6],
    ),
    together(
      [
        block(
          {
            size: [upper, 3, deep - 1],
            wall: clad,
            sides: {
              front: [window(-1.9, 0.4, 3.2, 2.2, [2, 1]), window(2.2, 0.4, 2.6, 2.2, [2, 1])],
              left: row(2, deep - 1, { y: 0.7, w: 1.6, h: 1.7 }),
              right: row(2, deep - 1, { y: 0.7, w: 1.6, h: 1.7 }),
            },
          },
          look,
        ),
        together([flatRoof([upper, deep - 1], { ...look, wall: clad }, 0.25, 0.5)], [0, 3, 0]),
      ],
      [side * 2.2, 3.44, -0.4],
    ),
    box([9.4, 0.05, 3.6], paint('#e6e2da'), [-side * 1.4, 0.03, 8.6]),
    box([9, 0.03, 3.2], pool, [-side * 1.4, 0.065, 8.6]),
    lounger(side * 4.6),
    lounger(side * 5.7),
    planting(site, [-wide / 2, 0, 4.4], [-wide / 2 + 3, 0, 4.4]),
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
