import type { Object3D } from 'three'
import { block, flatRoof, gableRoof } from '../houses/building.ts'
import { railing, steps } from '../houses/building-details.ts'
import type { Look, Opening } from '../houses/openings.ts'
import { bricks, createLook, seamed, stucco, tiled, upright } from '../looks.ts'
import { type At, box, paint, pole, together } from '../parts.ts'
import type { Photographer } from '../photographer.ts'
import { backdrop, openSite, picture } from './site.ts'
import { pickHour, street } from './street-ground.ts'

/** A terrace of narrow houses, each with its own color and stoop. */
export const exteriorTownhouse: Photographer = ({ dice, number, renderer }) => {
  const site = openSite(dice, renderer, pickHour(number + 1))
  const [each, deep] = [5.4, 9]
  const modern = number % 3 === 2
  const pitched = number % 2 === 0
  const makers = [bricks, stucco, bricks, upright]
  const homes: Object3D[] = []
  const roof = dice.chance(0.5) ? tiled(dice) : seamed(dice)
  for (let at = -3; at <= 3; at++) {
    const maker = modern ? bricks : (makers[(at + number + 4) % makers.length] ?? bricks)
    const look = createLook(site, { wall: maker(dice), roof })
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

type Kind = { pitched: boolean; modern: boolean; mirrored: boolean; bay: boolean }

const HIGH = 8.8

function terraced(look: Look, wide: number, deep: number, kind: Kind): Object3D {
  const hand = kind.mirrored ? 1 : -1
  const face = deep / 2
  const bay = kind.bay && !kind.modern
  const front = openings(hand, kind.modern, bay)
  return together([
    ...(bay ? [bayWindow(look, [-hand * 1.2, 0, face + 0.4])] : []),
    block({ size: [wide, HIGH, deep], sides: { front } }, look),
    ...(kind.pitched ? [pitchedTop(look, wide, deep)] : flatTop(look, wide, deep)),
    ...stoop(look, [hand * 1.5, 0, face]),
    box([wide, 0.14, 0.05], look.trim, [0, 3.35, face + 0.02]),
    ...stack(look, [hand * (wide / 2 - 0.5), HIGH + 0.3, -1]),
  ])
}

/** The door, the windows of two upper floors, and one beside the door unless a bay stands there. */
function openings(hand: number, modern: boolean, bay: boolean): Opening[] {
  const panes = modern ? ([1, 1] as const) : ([2, 2] as const)
  const more = { kind: 'window' as const, panes, casing: !modern }
  const upper = [3.7, 6.4].flatMap((y) =>
    [-1.25, 1.25].map((x): Opening => ({ ...more, x: x - 0.55, y, w: 1.1, h: 1.75 })),
  )
  return [
    { kind: 'door', x: hand * 1.5 - 0.55, y: 0.75, w: 1.1, h: 2.3 },
    ...upper,
    ...(bay ? [] : [{ ...more, x: -hand * 1.2 - 0.8, y: 1.05, w: 1.6, h: 1.7 }]),
  ]
}

function bayWindow(look: Look, at: At): Object3D {
  const front: Opening[] = [{ kind: 'window', x: -0.95, y: 0.9, w: 1.9, h: 1.7, panes: [3, 2] }]
  return together(
    [
      block({ size: [2.5, 3.1, 0.9], sides: { front, left: [], right: [] } }, look),
      box([2.7, 0.18, 1.1], look.trim, [0, 3.1, 0]),
    ],
    at,
  )
}

function pitchedTop(look: Look, wide: number, deep: number): Object3D {
  return together([gableRoof([wide, deep], 0.7, look, [0, 0.3])], [0, HIGH, 0])
}

/** A flat roof behind a cornice. */
function flatTop(look: Look, wide: number, deep: number): Object3D[] {
  return [
    together([flatRoof([wide, deep], look, 0.5)], [0, HIGH, 0]),
    box([wide, 0.36, 0.4], look.trim, [0, HIGH + 0.1, deep / 2 + 0.14]),
  ]
}

/** Steps up to the door between two railings; `at` is the foot of the door. */
function stoop(look: Look, [x, y, z]: At): Object3D[] {
  return [
    steps(1.7, 0.75, look.plinth, [x, y, z + 0.45]),
    ...[0.8, -0.8].map((aside) =>
      railing(1.1, look.frame, [x + aside, 0.6, z + 0.9], Math.PI / 2, 0.8),
    ),
  ]
}

function stack(look: Look, at: At): Object3D[] {
  return [
    box([0.7, 2.6, 0.8], look.wall, at),
    pole([0.12, 0.1, 0.3], paint('#8a5a44'), [at[0], HIGH + 2.9, at[2]]),
  ]
}
