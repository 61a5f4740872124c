import { block, hipRoof } from '../houses/building.ts'
import { chimney, railing, row } from '../houses/building-details.ts'
import { frontGarden, HOURS, standBefore } from '../houses/exterior-house.ts'
import { paned } from '../houses/house-parts.ts'
import type { Opening } from '../houses/openings.ts'
import { poolVilla } from '../houses/pool-villa.ts'
import { createLook, shingled, stucco, tiled } from '../looks.ts'
import { box, pole, together } from '../parts.ts'
import type { Photographer } from '../photographer.ts'
import { backdrop, openSite } from './site.ts'

/** Villas: long modern volumes with a pool, or plaster under broad hipped roofs. */
export const exteriorVilla: Photographer = ({ dice, number, renderer }) => {
  const site = openSite(dice, renderer, HOURS[(number * 3 + 2) % 8] ?? 'day')
  if (number % 2 === 1) return poolVilla(site)
  const look = createLook(site, {
    wall: stucco(dice),
    roof: dice.chance(0.6) ? tiled(dice) : shingled(dice),
  })
  const [wide, high, deep] = [14 + 2 * dice.roll(), 6.2, 9]
  const panes: readonly [number, number] = [2, 3]
  const front: Opening[] = [
    { kind: 'door', x: -1, y: 0.32, w: 2, h: 2.5 },
    ...[-0.38, -0.22, 0.22, 0.38].flatMap((share) => [
      paned(share * wide, 0.5, 1.3, 2.3, panes),
      paned(share * wide, 3.75, 1.2, 1.7, [2, 2]),
    ]),
    paned(0, 3.6, 1.8, 1.9, [3, 2]),
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
