import type { Object3D } from 'three'
import { balcony, block, flatRoof, gableRoof, railing, row, slabRoof, steps } from './building.ts'
import { HOURS } from './exterior-house.ts'
import { bricks, lookOf, raw, seamed, stucco, tiled, upright, wood } from './looks.ts'
import type { Look, Opening } from './openings.ts'
import { type At, box, paint, pole, together } from './parts.ts'
import type { Photographer } from './photographer.ts'
import { bush, tree } from './plants.ts'
import { backdrop, ground, openSite, picture, type Site } from './site.ts'
import { asphalt, pavers } from './textures.ts'

const hourOf = (number: number) =>
  HOURS[(number * 3 + Math.floor(number / 10) + 4) % HOURS.length] ?? 'day'

/** Pavement, kerb and road along z = 0 and beyond, with street trees. */
function street(site: Site, wide: number, isGreen: boolean): Object3D {
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

/** Blocks of flats: a grid of windows and balconies, a set-back top floor. */
export const exteriorFlat: Photographer = ({ dice, number, renderer }) => {
  const site = openSite(dice, renderer, hourOf(number))
  const kinds = [bricks, stucco, raw, stucco, bricks, upright]
  const wall = (kinds[number % kinds.length] ?? stucco)(dice)
  const look = lookOf(site, { wall, second: wood(dice) })
  const floors = 3 + (number % 4)
  const bays = dice.between(4, 6)
  const each = 3.3
  const [wide, deep] = [bays * each, 11]
  const high = floors * 3
  const rail = paint(dice.pick(['#2f3234', '#e9e6de', '#6a5a48']), { roughness: 0.6 })
  const openings: Opening[] = []
  const balconies: Object3D[] = []
  const door = dice.between(1, bays - 2)
  const bayed = dice.between(0, 1)
  for (let floor = 0; floor < floors; floor++)
    for (let bay = 0; bay < bays; bay++) {
      const x = -wide / 2 + each * (bay + 0.5)
      const y = floor * 3
      if (floor === 0 && bay === door) {
        openings.push({ kind: 'door', x: x - 0.95, y: 0.3, w: 1.9, h: 2.3 })
        continue
      }
      const hung = floor > 0 && bay % 2 === bayed
      openings.push({
        kind: 'window',
        x: x - (hung ? 1 : 0.7),
        y: y + (hung ? 0.32 : 0.95),
        w: hung ? 2 : 1.4,
        h: hung ? 2.2 : 1.55,
        panes: hung ? [2, 1] : [2, 1],
      })
      if (hung) balconies.push(balcony(2.8, 1.3, look, rail, [x, y + 0.28, deep / 2]))
    }
  const sides = Array.from({ length: floors }, (_, floor) =>
    row(3, deep, { y: floor * 3 + 0.95, w: 1.2, h: 1.5, panes: [2, 1] }),
  ).flat()
  const body: Object3D[] = [
    block(
      { size: [wide, high, deep], sides: { front: openings, left: sides, right: sides } },
      look,
    ),
    ...balconies,
  ]
  const pitched = number % 5 === 1
  if (pitched)
    body.push(
      together([gableRoof([wide, deep], 0.5, { ...look, roof: tiled(dice) })], [0, high, 0]),
    )
  else body.push(together([flatRoof([wide, deep], look)], [0, high, 0]))
  if (!pitched && dice.chance(0.6))
    body.push(
      together(
        [
          block(
            {
              size: [wide * 0.7, 2.8, deep * 0.6],
              wall: look.second,
              sides: {
                front: row(bays - 1, wide * 0.7, { y: 0.4, w: 1.9, h: 2.1, panes: [2, 1] }),
              },
            },
            look,
          ),
          together(
            [flatRoof([wide * 0.7, deep * 0.6], { ...look, wall: look.second }, 0.2, 0.3)],
            [0, 2.8, 0],
          ),
        ],
        [0, high + 0.1, -0.8],
      ),
    )
  for (let floor = 1; floor < floors; floor++)
    body.push(box([wide + 0.04, 0.14, 0.06], look.trim, [0, floor * 3 - 0.02, deep / 2 + 0.02]))
  const doorX = -wide / 2 + each * (door + 0.5)
  body.push(
    together([slabRoof([2.8, 0.16, 1.4], look)], [doorX, 2.85, deep / 2 + 0.7]),
    steps(2.4, 0.3, look.plinth, [doorX, 0, deep / 2 + 0.3]),
  )
  const side = dice.chance(0.5) ? 1 : -1
  const next = { ...lookOf(site, { wall: stucco(dice) }) }
  const beside = Array.from({ length: floors }, (_, floor) =>
    row(4, 12, { y: floor * 3 + 0.9, w: 1.2, h: 1.6, panes: [2, 2] }),
  ).flat()
  const neighbour = together(
    [
      block({ size: [12, high + 0.8, 10], sides: { front: beside } }, next),
      together([flatRoof([12, 10], next)], [0, high + 0.8, 0]),
    ],
    [-side * (wide / 2 + 9), 0, -deep / 2 - 1.4],
  )
  site.scene.add(
    together(body, [0, 0, -deep / 2 - 0.6]),
    neighbour,
    street(site, wide, dice.chance(0.6)),
    backdrop(site, 26, 18),
  )
  return picture(site, {
    from: [side * (4 + 5 * dice.roll()), 1.7, 13 + floors * 2.3 + bays * 0.6],
    to: [side * -0.5, -deep / 2],
    lens: 37,
    rise: 0.1 + floors * 0.035,
    reach: 24,
    middle: [0, 6, -3],
    bearing: side > 0 ? 135 : 225,
  })
}

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
    from: [side * (7 + 3 * dice.roll()), 1.7, 12 + 2 * dice.roll()],
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

/** A former works: brick piers, gridded windows, a steel canopy. */
export const exteriorLoft: Photographer = ({ dice, number, renderer }) => {
  const site = openSite(dice, renderer, hourOf(number + 2))
  const look = lookOf(site, {
    wall: bricks(dice),
    frame: paint('#26282a', { roughness: 0.6 }),
    trim: paint('#b5aea2', { roughness: 0.8 }),
    door: paint('#2b3a3a'),
  })
  const floors = 2 + (number % 3)
  const bays = dice.between(4, 6)
  const [each, tall, deep] = [4.2, 4, 12]
  const wide = bays * each
  const openings: Opening[] = []
  const door = dice.between(0, bays - 1)
  for (let floor = 0; floor < floors; floor++)
    for (let bay = 0; bay < bays; bay++) {
      const x = -wide / 2 + each * (bay + 0.5)
      if (floor === 0 && bay === door)
        openings.push({ kind: 'door', x: x - 1, y: 0.3, w: 2, h: 2.8 })
      else
        openings.push({
          kind: 'window',
          x: x - 1.45,
          y: floor * tall + 0.8,
          w: 2.9,
          h: 2.6,
          panes: [5, 4],
        })
    }
  const high = floors * tall + 0.4
  const body: Object3D[] = [
    block(
      {
        size: [wide, high, deep],
        sides: {
          front: openings,
          left: row(3, deep, { y: 0.9, w: 2.6, h: 2.5, panes: [4, 4] }),
          right: row(3, deep, { y: 0.9, w: 2.6, h: 2.5, panes: [4, 4] }),
        },
      },
      look,
    ),
  ]
  for (let pier = 0; pier <= bays; pier++)
    body.push(box([0.6, high + 0.2, 0.22], look.wall, [-wide / 2 + pier * each, 0, deep / 2 + 0.1]))
  for (let floor = 0; floor < floors; floor++)
    for (let bay = 0; bay < bays; bay++)
      body.push(
        box([3.3, 0.3, 0.1], look.trim, [
          -wide / 2 + each * (bay + 0.5),
          floor * tall + 3.42,
          deep / 2 + 0.04,
        ]),
      )
  body.push(together([flatRoof([wide, deep], look, 0.7)], [0, high, 0]))
  const doorX = -wide / 2 + each * (door + 0.5)
  body.push(
    together(
      [slabRoof([3.4, 0.14, 1.8], { ...look, roof: look.frame })],
      [doorX, 3.25, deep / 2 + 0.9],
    ),
  )
  if (number % 2 === 0) body.push(waterTank([wide * 0.25, high, -2]))
  const side = dice.chance(0.5) ? 1 : -1
  site.scene.add(
    together(body, [0, 0, -deep / 2 - 0.8]),
    street(site, wide * 1.2, false),
    backdrop(site, 28, 14),
  )
  return picture(site, {
    from: [side * (6 + 3 * dice.roll()), 1.7, 13 + floors * 2.8],
    to: [-side * 0.8, -deep / 2],
    lens: 38,
    rise: 0.12 + floors * 0.04,
    reach: 24,
    middle: [0, 6, -3],
    bearing: side > 0 ? 135 : 225,
  })
}

function waterTank(at: At): Object3D {
  const timber = paint('#6f5a48', { roughness: 0.9 })
  const legs = [0, 1, 2, 3].map((leg) =>
    box([0.14, 2.2, 0.14], paint('#3a3a3a'), [
      Math.cos(leg * 1.57 + 0.78) * 1.1,
      0,
      Math.sin(leg * 1.57 + 0.78) * 1.1,
    ]),
  )
  return together(
    [
      ...legs,
      pole([1.5, 1.4, 2.4], timber, [0, 2.2, 0], 20),
      pole([1.6, 0.05, 0.8], paint('#3f3d3a'), [0, 4.6, 0], 20),
    ],
    at,
  )
}

/** An office house: bands of glass between piers over an open ground floor. */
export const exteriorOffice: Photographer = ({ dice, number, renderer }) => {
  const site = openSite(dice, renderer, hourOf(number + 3))
  const look = lookOf(site, {
    wall: dice.pick([raw(dice), stucco(dice), bricks(dice)]),
    frame: paint('#2b2d2f', { roughness: 0.6 }),
    trim: paint(dice.pick(['#d9d6ce', '#4a4d4f', '#a98a68']), { roughness: 0.7 }),
  })
  const floors = dice.between(3, 6)
  const bays = dice.between(5, 7)
  const [each, tall, deep] = [3.4, 3.5, 13]
  const wide = bays * each
  const openings: Opening[] = []
  for (let floor = 0; floor < floors; floor++)
    for (let bay = 0; bay < bays; bay++) {
      const x = -wide / 2 + each * (bay + 0.5)
      if (floor === 0 && bay === Math.floor(bays / 2))
        openings.push({ kind: 'door', x: x - 1.1, y: 0.2, w: 2.2, h: 2.7 })
      else
        openings.push({
          kind: 'window',
          x: x - 1.5,
          y: floor * tall + (floor === 0 ? 0.3 : 0.75),
          w: 3,
          h: floor === 0 ? 2.8 : 2.3,
          panes: [dice.pick([2, 3]), 1],
        })
    }
  const high = floors * tall
  const body: Object3D[] = [
    block(
      {
        size: [wide, high, deep],
        sides: {
          front: openings,
          left: Array.from({ length: floors }, (_, floor) =>
            row(4, deep, { y: floor * tall + 0.75, w: 2.6, h: 2.3, panes: [2, 1] }),
          ).flat(),
          right: Array.from({ length: floors }, (_, floor) =>
            row(4, deep, { y: floor * tall + 0.75, w: 2.6, h: 2.3, panes: [2, 1] }),
          ).flat(),
        },
      },
      look,
    ),
  ]
  const fins = number % 2 === 0
  for (let pier = 0; pier <= bays && fins; pier++)
    body.push(
      box([0.16, high - tall + 0.4, 0.5], look.trim, [
        -wide / 2 + pier * each,
        tall - 0.2,
        deep / 2 + 0.25,
      ]),
    )
  for (let floor = 1; floor <= floors && !fins; floor++)
    body.push(box([wide + 0.5, 0.22, 0.7], look.trim, [0, floor * tall - 0.16, deep / 2 + 0.3]))
  body.push(
    together([flatRoof([wide, deep], look)], [0, high, 0]),
    together([slabRoof([4.4, 0.2, 2.2], { ...look, roof: look.trim })], [0, 3.1, deep / 2 + 1.1]),
  )
  const side = dice.chance(0.5) ? 1 : -1
  site.scene.add(
    together(body, [0, 0, -deep / 2 - 1]),
    street(site, wide * 1.3, true),
    backdrop(site, 30, 16),
  )
  return picture(site, {
    from: [side * (7 + 3 * dice.roll()), 1.7, 15 + floors * 2.4],
    to: [-side * 0.8, -deep / 2],
    lens: 38,
    rise: 0.12 + floors * 0.035,
    reach: 26,
    middle: [0, 7, -4],
    bearing: side > 0 ? 135 : 225,
  })
}
