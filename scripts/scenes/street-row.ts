import type { Object3D } from 'three'
import { block, flatRoof, gableRoof } from './building.ts'
import { railing, steps } from './building-details.ts'
import { bricks, lookOf, seamed, stucco, tiled, upright } from './looks.ts'
import type { Look, Opening } from './openings.ts'
import { type At, box, paint, pole, together } from './parts.ts'
import type { Photographer } from './photographer.ts'
import { backdrop, openSite, picture } from './site.ts'
import { hourOf, street } from './street-ground.ts'

/** A terrace of narrow houses, each with its own colour and stoop. */
export const exteriorTownhouse: Photographer = ({ dice, number, renderer }) => {
  const site = openSite(dice, renderer, hourOf(number + 1))
  const [each, deep] = [5.4, 9]
  const modern = number % 3 === 2
  const pitched = number % 2 === 0
  const makers = [bricks, stucco, bricks, upright]
  const homes: Object3D[] = []
  const roof = dice.chance(0.5) ? tiled(dice) : seamed(dice)
  for (let at = -3; at <= 3; at++) {
    const maker = modern ? bricks : (makers[(at + number + 4) % makers.length] ?? bricks)
    const look = lookOf(site, { wall: maker(dice), roof })
    homes.push(
      together(
        [
          terraced(look, each, deep, {
            pitched,
            modern,
            mirrored: at % 2 === 0,
            bay: (number + at) % 2 === 0,
          }),
        ],
        [at * each, 0, -deep / 2 - 2.2],
      ),
    )
  }
  const side = dice.chance(0.5) ? 1 : -1
  site.scene.add(...homes, street(site, 26, true), backdrop(site, 30, 14))
  return picture(site, {
    from: [side * (7 + 3 * dice.roll()), 1.7, 15 + 3 * dice.roll()],
    to: [-side * 1.6, -deep / 2],
    lens: 38,
    rise: 0.2,
    reach: 24,
    middle: [0, 5, -2],
    bearing: side > 0 ? 140 : 220,
  })
}

function terraced(
  look: Look,
  wide: number,
  deep: number,
  {
    pitched,
    modern,
    mirrored,
    bay,
  }: { pitched: boolean; modern: boolean; mirrored: boolean; bay: boolean },
): Object3D {
  const hand = mirrored ? 1 : -1
  const high = 8.8
  const panes = modern ? ([1, 1] as const) : ([2, 2] as const)
  const upper = [3.7, 6.4].flatMap((y) =>
    [-1.25, 1.25].map(
      (x): Opening => ({ kind: 'window', x: x - 0.55, y, w: 1.1, h: 1.75, panes, casing: !modern }),
    ),
  )
  const front: Opening[] = [
    { kind: 'door', x: hand * 1.5 - 0.55, y: 0.75, w: 1.1, h: 2.3 },
    ...upper,
  ]
  const parts: Object3D[] = []
  if (bay && !modern) {
    const windows: Opening[] = [{ kind: 'window', x: -0.95, y: 0.9, w: 1.9, h: 1.7, panes: [3, 2] }]
    parts.push(
      together(
        [
          block({ size: [2.5, 3.1, 0.9], sides: { front: windows, left: [], right: [] } }, look),
          box([2.7, 0.18, 1.1], look.trim, [0, 3.1, 0]),
        ],
        [-hand * 1.2, 0, deep / 2 + 0.4],
      ),
    )
  } else
    front.push({
      kind: 'window',
      x: -hand * 1.2 - 0.8,
      y: 1.05,
      w: 1.6,
      h: 1.7,
      panes,
      casing: !modern,
    })
  parts.push(block({ size: [wide, high, deep], sides: { front } }, look))
  if (pitched) parts.push(together([gableRoof([wide, deep], 0.7, look, [0, 0.3])], [0, high, 0]))
  else
    parts.push(
      together([flatRoof([wide, deep], look, 0.5)], [0, high, 0]),
      box([wide, 0.36, 0.4], look.trim, [0, high + 0.1, deep / 2 + 0.14]),
    )
  parts.push(
    steps(1.7, 0.75, look.plinth, [hand * 1.5, 0, deep / 2 + 0.45]),
    railing(1.1, look.frame, [hand * 1.5 + 0.8, 0.6, deep / 2 + 0.9], Math.PI / 2, 0.8),
    railing(1.1, look.frame, [hand * 1.5 - 0.8, 0.6, deep / 2 + 0.9], Math.PI / 2, 0.8),
  )
  parts.push(box([wide, 0.14, 0.05], look.trim, [0, 3.35, deep / 2 + 0.02]))
  const chimney: At = [hand * (wide / 2 - 0.5), high + 0.3, -1]
  parts.push(
    box([0.7, 2.6, 0.8], look.wall, chimney),
    pole([0.12, 0.1, 0.3], paint('#8a5a44'), [chimney[0], high + 2.9, -1]),
  )
  return together(parts)
}
