import type { Object3D } from 'three'
import { HOURS } from '../houses/exterior-house.ts'
import { box, paint, together } from '../parts.ts'
import { asphalt, pavers } from '../textures.ts'
import { bush, tree } from './plants.ts'
import { ground, type Site } from './site.ts'

export const pickHour = (number: number) =>
  HOURS[(number * 3 + Math.floor(number / 10) + 4) % HOURS.length] ?? 'day'

/** Pavement, kerb and road along z = 0 and beyond, with street trees. */
export function street(site: Site, wide: number, isGreen: boolean): Object3D {
  const { dice, snow, leaf } = site
  const paving = paint(snow ? '#dde3ea' : '#aaa59b', {
    surface: pavers(),
    roughness: 0.9,
    relief: 2,
  })
  const parts: Object3D[] = [
    ground(260, 260, site.grass, [0, -0.06, 0]),
    ground(wide * 3, 3.4, paving, [0, 0.02, 2.2]),
  ]
  parts.push(box([wide * 3, 0.12, 0.24], paint('#9c9890'), [0, -0.08, 4]))
  parts.push(
    ground(
      wide * 3,
      14,
      paint(snow ? '#b9c0c8' : '#6a6b6b', { surface: asphalt(), roughness: 0.95 }),
      [0, -0.03, 11],
    ),
  )
  for (let at = -2; at <= 2; at++) {
    if (at === 0) continue
    const x = at * wide * 0.36 + (dice.roll() - 0.5) * 2
    parts.push(tree(dice, 6 + 1.5 * dice.roll(), leaf(), [x, 0, 3.3], snow))
    if (isGreen) parts.push(bush(dice, 1, leaf(), [x * 0.8, 0, 0.6], snow))
  }
  return together(parts)
}
