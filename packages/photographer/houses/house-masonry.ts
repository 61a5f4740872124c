import type { Object3D } from 'three'
import { bricks, createLook, shingled, stucco, tiled } from '../looks.ts'
import type { Site } from '../outdoors/site.ts'
import { type At, box, paint, together } from '../parts.ts'
import { block, gableRoof, hipRoof, slabRoof } from './building.ts'
import { chimney, row, steps } from './building-details.ts'
import { doorAt, type Home, window } from './house-parts.ts'
import type { Look } from './openings.ts'

/** Plaster under a tiled roof, with shutters, as in a small town. */
export function tiledHouse(site: Site): Home {
  const { dice } = site
  const look = createLook(site, {
    wall: stucco(dice),
    roof: tiled(dice),
    frame: paint('#efece4', { roughness: 0.5 }),
  })
  const [wide, high, deep] = [9.5 + 2.5 * dice.roll(), 5.6, 8.2]
  const shutters = paint(dice.pick(['#4f6b5c', '#6f4a36', '#4b5d73', '#8a8d7c']), {
    roughness: 0.7,
  })
  const panes = { panes: [2, 2] as const, shutters }
  const hip = dice.chance(0.5)
  const pitch = hip ? 0.52 : 0.72
  const sides = row(2, deep, { y: 0.95, w: 1, h: 1.4, panes: [2, 2] }).concat(
    row(2, deep, { y: 3.5, w: 1, h: 1.3, panes: [2, 2] }),
  )
  const dormers = dice.chance(0.6) && !hip
  const body = together([
    block(
      {
        size: [wide, high, deep],
        ...(hip ? {} : { gable: 'side' as const, rise: (deep / 2) * Math.tan(pitch) }),
        sides: {
          front: [
            doorAt(0, 1.15),
            window(-wide * 0.32, 0.95, 1.15, 1.45, panes),
            window(wide * 0.32, 0.95, 1.15, 1.45, panes),
            ...[-0.32, 0, 0.32].map((share) => window(share * wide, 3.45, 1.05, 1.4, panes)),
          ],
          right: sides,
          left: sides,
        },
      },
      look,
    ),
    together(
      [hip ? hipRoof([wide, deep], pitch, look) : gableRoof([wide, deep], pitch, look)],
      [0, high, 0],
    ),
    ...(dormers
      ? [-1, 1].map((side) => dormer(look, [side * wide * 0.24, high + 0.85, deep / 2 - 2.3]))
      : []),
    doorRoof(look, [0, 2.85, deep / 2 + 0.55]),
    steps(1.7, 0.32, look.plinth, [0, 0, deep / 2 + 0.7]),
    chimney(look, bricks(dice), 2.4, [wide * 0.25, high + 1.6, -0.9]),
  ])
  return { body, door: [0, 0, deep / 2 + 1.4], front: deep / 2 + 1, wide, drive: null }
}

function dormer(look: Look, at: At): Object3D {
  const front = [window(0, 0.3, 0.95, 1.1, { panes: [2, 2] })]
  return together(
    [
      block({ size: [1.7, 1.5, 2.6], gable: 'front', rise: 0.7, sides: { front } }, look),
      together([gableRoof([3, 1.7], 0.69, look, [0.15, 0.2])], [0, 1.5, 0], Math.PI / 2),
    ],
    at,
  )
}

/** A small roof on two brackets over the door. */
function doorRoof(look: Look, at: At): Object3D {
  return together(
    [
      slabRoof([2.2, 0.12, 1.1], look, 0.12),
      box([0.08, 0.08, 1], look.trim, [0.9, -0.2, 0]),
      box([0.08, 0.08, 1], look.trim, [-0.9, -0.2, 0]),
    ],
    at,
  )
}

/** Brick, two storeys, a gable to the front and a garage beside. */
export function brickHouse(site: Site): Home {
  const { dice } = site
  const look = createLook(site, {
    wall: bricks(dice),
    roof: dice.chance(0.5) ? tiled(dice) : shingled(dice),
  })
  const side = dice.chance(0.5) ? 1 : -1
  const [wide, high, deep, pitch] = [7.6, 5.6, 8.4, 0.8]
  const panes = { panes: [2, 2] as const }
  const pale = { ...look, wall: stucco(dice) }
  const rise = (wide / 2) * Math.tan(pitch)
  const ends = row(3, deep, { y: 1, w: 1, h: 1.4, ...panes }).concat(
    row(2, deep, { y: 3.5, w: 1, h: 1.3, ...panes }),
  )
  const body = together([
    block(
      {
        size: [wide, high, deep],
        gable: 'front',
        rise,
        sides: {
          front: [
            doorAt(-side * 2.2, 1.15),
            window(side * 1.2, 0.9, 2.6, 1.6, { panes: [3, 1] }),
            window(-side * 1.9, 3.5, 1.2, 1.4, panes),
            window(side * 1.9, 3.5, 1.2, 1.4, panes),
            window(0, high + 0.7, 1.1, 1.3, panes),
          ],
          right: ends,
          left: ends,
        },
      },
      look,
    ),
    together([gableRoof([deep, wide], pitch, look, [0.3, 0.35])], [0, high, 0], Math.PI / 2),
    garage(look, pale, [side * (wide / 2 + 2.1), 0, 0.6]),
    together([slabRoof([2, 0.12, 1.2], look, 0.1)], [-side * 2.2, 2.8, deep / 2 + 0.6]),
    ...[-1, 1].map((end) =>
      box([0.12, 2.8, 0.12], look.trim, [-side * 2.2 + end * 0.85, 0, deep / 2 + 1.05]),
    ),
    chimney(look, look.wall, 3, [side * 2.4, high + 0.9, -2]),
  ])
  return {
    body,
    door: [-side * 2.2, 0, deep / 2 + 1],
    front: deep / 2 + 1,
    wide: wide + 4,
    drive: side * (wide / 2 + 2.1),
  }
}

/** A garage under a roof of its own, in the house's brick or in pale plaster. */
function garage(look: Look, pale: Look, at: At): Object3D {
  return together(
    [
      block(
        {
          size: [4.2, 2.9, 6.4],
          gable: 'side',
          rise: 3.2 * Math.tan(0.6),
          sides: { front: [{ kind: 'garage', x: -1.4, y: 0.1, w: 2.8, h: 2.25 }] },
        },
        look.dice.chance(0.5) ? pale : look,
      ),
      together([gableRoof([4.2, 6.4], 0.6, look, [0.3, 0.35])], [0, 2.9, 0]),
    ],
    at,
  )
}
