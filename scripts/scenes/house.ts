import type { Object3D } from 'three'
import {
  block,
  chimney,
  flatRoof,
  gableRoof,
  hipRoof,
  railing,
  row,
  slabRoof,
  steps,
} from './building.ts'
import {
  bricks,
  lookOf,
  raw,
  seamed,
  shingled,
  siding,
  stone,
  stucco,
  tiled,
  upright,
  wood,
} from './looks.ts'
import type { Look, Opening } from './openings.ts'
import { type At, box, paint, pole, together } from './parts.ts'
import type { Site } from './site.ts'

/** A house around the origin whose front looks to +z, and where its door is. */
export type Home = { body: Object3D; door: At; front: number; wide: number; drive: number | null }

/** One of several kinds of detached house. */
export function house(site: Site, kind: number): Home {
  const kinds = [farmhouse, craftsman, tiledHouse, cube, brickHouse, lowHouse]
  return (kinds[kind % kinds.length] ?? farmhouse)(site)
}

const window = (
  x: number,
  y: number,
  w: number,
  h: number,
  more: Partial<Opening> = {},
): Opening => ({
  kind: 'window',
  x: x - w / 2,
  y,
  w,
  h,
  ...more,
})
const doorAt = (x: number, w = 1.05): Opening => ({
  kind: 'door',
  x: x - w / 2,
  y: 0.32,
  w,
  h: 2.2,
})

/** White boards, steep dark roof, a gabled wing to the front and a porch beside it. */
function farmhouse(site: Site): Home {
  const { dice } = site
  const look = lookOf(site, {
    wall: dice.chance(0.5) ? upright(dice) : siding(dice),
    roof: dice.chance(0.6) ? seamed(dice) : shingled(dice),
  })
  const [wide, high, deep] = [11 + 2 * dice.roll(), 5.5, 7.5]
  const wing = 4.6
  const side = dice.chance(0.5) ? 1 : -1
  const [pitch, rise] = [0.72, (wing / 2) * Math.tan(0.86)]
  const panes = { panes: [2, 2] as const, casing: true }
  const centre = side * (wide / 2 - wing / 2)
  const rest = -side * (wing / 2)
  const long = wide - wing
  const body = together([
    block(
      {
        size: [wide, high, deep],
        gable: 'side',
        rise: (deep / 2) * Math.tan(pitch),
        sides: {
          front: [
            doorAt(rest + side * long * 0.22, 1.7),
            window(rest - side * long * 0.2, 0.95, 1.5, 1.5, panes),
            window(rest - side * long * 0.25, 3.5, 1.1, 1.4, panes),
            window(rest + side * long * 0.25, 3.5, 1.1, 1.4, panes),
          ],
          right: row(2, deep, { y: 1, w: 1.1, h: 1.5, ...panes }).concat(
            row(2, deep, { y: 3.5, w: 1, h: 1.4, ...panes }),
          ),
          left: row(2, deep, { y: 1, w: 1.1, h: 1.5, ...panes }).concat(
            row(2, deep, { y: 3.5, w: 1, h: 1.4, ...panes }),
          ),
        },
      },
      look,
    ),
    together([gableRoof([wide, deep], pitch, look)], [0, high, 0]),
    together(
      [
        block(
          {
            size: [wing, high, 3],
            gable: 'front',
            rise,
            sides: {
              front: [
                window(0, 0.8, 2.3, 1.7, { panes: [3, 2], casing: true }),
                window(0, 3.4, 1.5, 1.5, panes),
                window(0, high + rise * 0.3, 0.6, 0.7, { panes: [1, 2] }),
              ],
            },
          },
          look,
        ),
        together([gableRoof([6.4, wing], 0.86, look, [0.02, 0.4])], [0, high, -1.6], Math.PI / 2),
      ],
      [centre, 0, deep / 2 + 1.45],
    ),
    porch(look, [long, 2.1], [rest, 0, deep / 2 + 1.05]),
    chimney(look, dice.chance(0.5) ? bricks(dice) : stone(dice), 3.6, [
      -side * wide * 0.3,
      high + 0.6,
      -0.8,
    ]),
  ])
  return {
    body,
    door: [rest + side * long * 0.22, 0, deep / 2 + 2.2],
    front: deep / 2 + 3,
    wide,
    drive: null,
  }
}

/** A lean-to roof on posts with a deck, in front of a wall. */
function porch(look: Look, [long, deep]: readonly [number, number], at: At): Object3D {
  const post = (x: number) => box([0.16, 2.5, 0.16], look.trim, [x, 0.3, deep / 2 - 0.15])
  const gap = look.dice.chance(0.5)
  const roof = slabRoof([long + 0.3, 0.14, deep + 0.5], look, 0.2)
  roof.position.y = 2.95
  return together(
    [
      box([long, 0.3, deep], look.plinth),
      roof,
      box([long, 0.22, 0.14], look.trim, [0, 2.62, deep / 2 - 0.15]),
      ...[-0.48, -0.16, 0.16, 0.48].map((share) => post(share * long)),
      ...(gap
        ? []
        : [railing(long * 0.3, look.trim, [-long * 0.32, 0.3, deep / 2 - 0.15], 0, 0.85)]),
    ],
    at,
  )
}

/** A broad low gable over a porch on tapered pillars. */
function craftsman(site: Site): Home {
  const { dice } = site
  const look = lookOf(site, { wall: siding(dice), roof: shingled(dice) })
  const [wide, high, deep] = [9.5 + dice.roll() * 2, 3.1, 10]
  const pitch = 0.5
  const rise = (wide / 2) * Math.tan(pitch)
  const panes = { panes: [2, 1] as const, casing: true }
  const pillar = (x: number) =>
    together(
      [
        box([0.72, 1.15, 0.72], stone(dice)),
        box([0.8, 0.1, 0.8], look.trim, [0, 1.15, 0]),
        pole([0.26, 0.18, 1.55], look.trim, [0, 1.25, 0], 4),
      ],
      [x, 0.2, deep / 2 + 2],
    )
  const reach = wide * 0.36
  const up = row(3, 3.4, { y: high + 0.5, w: 0.9, h: 1.1, panes: [1, 2], casing: true })
  const body = together([
    block(
      {
        size: [wide, high, deep],
        gable: 'front',
        rise,
        sides: {
          front: [
            doorAt(0.4),
            window(-wide * 0.28, 0.95, 2, 1.45, { panes: [3, 2], casing: true }),
            window(wide * 0.32, 0.95, 1.5, 1.45, panes),
            ...up,
          ],
          left: row(3, deep, { y: 1, w: 1, h: 1.3, ...panes }),
          right: row(3, deep, { y: 1, w: 1, h: 1.3, ...panes }),
        },
      },
      look,
    ),
    together([gableRoof([deep, wide], pitch, look, [0.7, 0.75])], [0, high, 0], Math.PI / 2),
    box([wide * 0.86, 0.3, 2.4], look.plinth, [0, 0, deep / 2 + 1.2]),
    ...[-1, 1].map((side) => pillar(side * reach)),
    box([wide * 0.82, 0.34, 0.3], look.trim, [0, 2.9, deep / 2 + 2]),
    together(
      [
        block(
          {
            size: [wide * 0.82, 0.1, 2.3],
            gable: 'front',
            rise: wide * 0.41 * Math.tan(0.44),
            sides: {},
          },
          look,
        ),
        together(
          [gableRoof([2.8, wide * 0.82], 0.44, look, [0.35, 0.5])],
          [0, 0.1, 0.1],
          Math.PI / 2,
        ),
      ],
      [0, 3.2, deep / 2 + 1.1],
    ),
    ...[-1, 1].map((side) =>
      railing(wide * 0.26, look.trim, [side * wide * 0.24, 0.3, deep / 2 + 2], 0, 0.8),
    ),
    steps(1.8, 0.3, look.plinth, [0.1, 0, deep / 2 + 2.5]),
    chimney(look, stone(dice), 3, [wide * 0.3, high + 0.8, -2]),
  ])
  return { body, door: [0.2, 0, deep / 2 + 3.2], front: deep / 2 + 3, wide, drive: null }
}

/** Plaster under a tiled roof, with shutters, as in a small town. */
function tiledHouse(site: Site): Home {
  const { dice } = site
  const look = lookOf(site, {
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
  const dormer = dice.chance(0.6) && !hip
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
    ...(dormer
      ? [-1, 1].map((side) =>
          together(
            [
              block(
                {
                  size: [1.7, 1.5, 2.6],
                  gable: 'front',
                  rise: 0.7,
                  sides: { front: [window(0, 0.3, 0.95, 1.1, { panes: [2, 2] })] },
                },
                look,
              ),
              together([gableRoof([3, 1.7], 0.69, look, [0.15, 0.2])], [0, 1.5, 0], Math.PI / 2),
            ],
            [side * wide * 0.24, high + 0.85, deep / 2 - 2.3],
          ),
        )
      : []),
    together(
      [
        slabRoof([2.2, 0.12, 1.1], look, 0.12),
        box([0.08, 0.08, 1], look.trim, [0.9, -0.2, 0]),
        box([0.08, 0.08, 1], look.trim, [-0.9, -0.2, 0]),
      ],
      [0, 2.85, deep / 2 + 0.55],
    ),
    steps(1.7, 0.32, look.plinth, [0, 0, deep / 2 + 0.7]),
    chimney(look, bricks(dice), 2.4, [wide * 0.25, high + 1.6, -0.9]),
  ])
  return { body, door: [0, 0, deep / 2 + 1.4], front: deep / 2 + 1, wide, drive: null }
}

/** Two shifted boxes of plaster and wood under flat roofs. */
function cube(site: Site): Home {
  const { dice } = site
  const look = lookOf(site, {
    wall: dice.chance(0.6) ? stucco(dice) : raw(dice),
    frame: paint('#26282a', { roughness: 0.4 }),
    trim: paint('#3a3c3d', { roughness: 0.5 }),
  })
  const clad = wood(dice)
  const side = dice.chance(0.5) ? 1 : -1
  const [wide, deep] = [12, 8]
  const up = 7.6
  const body = together([
    block(
      {
        size: [wide, 3.1, deep],
        sides: {
          front: [
            doorAt(side * 0.9, 1.9),
            window(-side * 3.3, 0.4, 4.2, 2.35, { panes: [3, 1] }),
            { kind: 'garage', x: side * 4 - 1.45, y: 0.1, w: 2.9, h: 2.3 },
          ],
          right: [window(0, 0.5, 3, 2.2)],
          left: [window(0, 0.5, 3, 2.2)],
        },
      },
      look,
    ),
    together([flatRoof([wide, deep], look, 0.35)], [0, 3.1, 0]),
    together(
      [
        block(
          {
            size: [up, 3, deep],
            wall: clad,
            sides: {
              front: [
                window(-1.9, 0.5, 2.4, 2.1, { panes: [2, 1] }),
                window(2, 0.9, 2.2, 1.6, { panes: [2, 1] }),
              ],
              right: row(2, deep, { y: 0.7, w: 1.4, h: 1.8, panes: [1, 1] }),
              left: row(2, deep, { y: 0.7, w: 1.4, h: 1.8, panes: [1, 1] }),
            },
          },
          look,
        ),
        together([flatRoof([up, deep], { ...look, wall: clad }, 0.3)], [0, 3, 0]),
      ],
      [-side * 1.6, 3.1, 1.3],
    ),
    box([0.24, 3, 0.24], look.trim, [-side * 5.2, 0, deep / 2 + 1.1]),
  ])
  return { body, door: [side * 0.9, 0, deep / 2 + 1], front: deep / 2 + 1, wide, drive: side * 4 }
}

/** Brick, two storeys, a gable to the front and a garage beside. */
function brickHouse(site: Site): Home {
  const { dice } = site
  const look = lookOf(site, {
    wall: bricks(dice),
    roof: dice.chance(0.5) ? tiled(dice) : shingled(dice),
  })
  const side = dice.chance(0.5) ? 1 : -1
  const [wide, high, deep, pitch] = [7.6, 5.6, 8.4, 0.8]
  const panes = { panes: [2, 2] as const }
  const pale = { ...look, wall: stucco(dice) }
  const rise = (wide / 2) * Math.tan(pitch)
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
          right: row(3, deep, { y: 1, w: 1, h: 1.4, ...panes }).concat(
            row(2, deep, { y: 3.5, w: 1, h: 1.3, ...panes }),
          ),
          left: row(3, deep, { y: 1, w: 1, h: 1.4, ...panes }).concat(
            row(2, deep, { y: 3.5, w: 1, h: 1.3, ...panes }),
          ),
        },
      },
      look,
    ),
    together([gableRoof([deep, wide], pitch, look, [0.3, 0.35])], [0, high, 0], Math.PI / 2),
    together(
      [
        block(
          {
            size: [4.2, 2.9, 6.4],
            gable: 'side',
            rise: 3.2 * Math.tan(0.6),
            sides: { front: [{ kind: 'garage', x: -1.4, y: 0.1, w: 2.8, h: 2.25 }] },
          },
          dice.chance(0.5) ? pale : look,
        ),
        together([gableRoof([4.2, 6.4], 0.6, look, [0.3, 0.35])], [0, 2.9, 0]),
      ],
      [side * (wide / 2 + 2.1), 0, 0.6],
    ),
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

/** One long storey of glass and wood under a wide flat roof. */
function lowHouse(site: Site): Home {
  const { dice } = site
  const look = lookOf(site, {
    wall: dice.chance(0.5) ? bricks(dice) : stucco(dice),
    roof: paint('#4a4744', { roughness: 0.6 }),
    trim: paint(dice.pick(['#ece8de', '#3a3836']), { roughness: 0.5 }),
    frame: paint('#2b2d2f', { roughness: 0.4 }),
  })
  const clad = wood(dice)
  const side = dice.chance(0.5) ? 1 : -1
  const [wide, deep] = [15, 8]
  const roof = slabRoof([wide + 2.4, 0.28, deep + 2.6], look, -0.055)
  roof.position.set(0, 3.12, 0.2)
  const body = together([
    block(
      {
        size: [wide, 2.95, deep],
        sides: {
          front: [
            doorAt(side * 1.2, 1.9),
            window(-side * 3.6, 0.3, 5.6, 2.3, { panes: [4, 1] }),
            window(side * 5, 1.5, 3, 0.9, { panes: [3, 1] }),
          ],
          left: row(2, deep, { y: 0.4, w: 2, h: 2.1, panes: [2, 1] }),
          right: row(2, deep, { y: 0.4, w: 2, h: 2.1, panes: [2, 1] }),
        },
      },
      look,
    ),
    roof,
    box([2.4, 2.75, 0.12], clad, [side * 2.95, 0.1, deep / 2 + 0.02]),
    ...[-1, 1].map((end) =>
      box([0.14, 2.9, 0.14], look.frame, [end * (wide / 2 + 0.7), 0, deep / 2 + 1]),
    ),
    box([wide + 0.6, 0.14, 1.9], look.plinth, [0, 0, deep / 2 + 0.95]),
    chimney(look, stone(dice), 2.2, [-side * 1.6, 2.9, -1]),
  ])
  return { body, door: [side * 1.2, 0, deep / 2 + 1.9], front: deep / 2 + 2, wide, drive: null }
}
