import type { Object3D } from 'three'
import { block, flatRoof, gableRoof } from '../houses/building.ts'
import { row } from '../houses/building-details.ts'
import { bricks, createLook, raw, stucco, tiled } from '../looks.ts'
import { type At, box, paint, together } from '../parts.ts'
import type { Photographer } from '../photographer.ts'
import { tree } from './plants.ts'
import { ground, openSite, picture, type Site } from './site.ts'

/** A town across its park: blocks of many heights, some with roofs, windows lit towards evening. */
export const city: Photographer = ({ dice, number, renderer }) => {
  const site = openSite(
    dice,
    renderer,
    (['day', 'dusk', 'morning', 'dusk', 'day', 'grey', 'night'] as const)[number % 7] ?? 'day',
  )
  const water = paint('#4f6f84', { roughness: 0.12 })
  site.scene.add(
    ground(900, 900, site.grass, [0, -0.2, 0]),
    ground(900, 74, water, [0, -0.1, 4]),
    box([900, 1.6, 1], paint('#a8a298', { roughness: 0.9 }), [0, -0.6, -33]),
  )
  const lookFor = () =>
    createLook(site, { wall: dice.pick([bricks, stucco, raw, stucco])(dice), roof: tiled(dice) })
  const looks = Array.from({ length: 6 }, lookFor)
  for (let lane = 0; lane < 3; lane++)
    for (let at = -7; at <= 7; at++)
      site.scene.add(
        tower(site, looks[(at + 7 + lane * 2) % 6] ?? lookFor(), lane, [
          at * 17 + (dice.roll() - 0.5) * 6,
          0,
          -46 - lane * 24,
        ]),
      )
  for (let at = 0; at < 30; at++)
    site.scene.add(
      tree(dice, 6 + 3 * dice.roll(), site.leaf(), [
        -120 + at * 8.2 + dice.roll() * 3,
        0,
        -36 - dice.roll() * 2,
      ]),
    )
  return picture(site, {
    from: [(dice.roll() - 0.5) * 40, 7, 62],
    to: [(dice.roll() - 0.5) * 30, -50],
    lens: 30,
    rise: 0.12,
    reach: 90,
    middle: [0, 10, -50],
    bearing: dice.pick([125, 235]),
  })
}

function tower(site: Site, look: ReturnType<typeof createLook>, lane: number, at: At): Object3D {
  const { dice } = site
  const floors = lane === 0 ? dice.between(3, 6) : dice.between(6, 10 + lane * 5)
  const [wide, deep] = [10 + dice.roll() * 6, 12]
  const bays = Math.round(wide / 2.6)
  const front = Array.from({ length: floors }, (_, floor) =>
    row(bays, wide, { y: floor * 3.2 + 0.9, w: 1.5, h: 1.7, panes: [1, 1] }),
  ).flat()
  const roof =
    lane === 0 && dice.chance(0.5)
      ? together([gableRoof([wide, deep], 0.7, look)], [0, floors * 3.2, 0])
      : together([flatRoof([wide, deep], look)], [0, floors * 3.2, 0])
  return together([block({ size: [wide, floors * 3.2, deep], sides: { front } }, look), roof], at)
}
