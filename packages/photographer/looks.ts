import type { Dice } from '@hearth/dice/dice'
import type { Look } from './houses/openings.ts'
import type { Site } from './outdoors/site.ts'
import { type Paint, paint } from './parts.ts'
import {
  battens,
  boards,
  brick,
  concrete,
  plaster,
  rooftiles,
  rubble,
  seams,
  shingles,
} from './textures.ts'

const PAINTED = [
  '#e9e6dd',
  '#d9d4c4',
  '#b9c4c4',
  '#8fa0a5',
  '#5e6f76',
  '#a8ae93',
  '#3f4a4d',
  '#c9b48e',
  '#7d4a3d',
]
const PLASTERED = ['#efe9dc', '#e6d7bd', '#e9dccb', '#d9c3a0', '#cfd0c8', '#f2efe8', '#d8b79a']
const BRICKS = ['#a5583f', '#8e4a38', '#b97a58', '#7c4436', '#b59a80', '#c9b8a0']
const DOORS = ['#2f4a44', '#7a3328', '#2f4258', '#b0793f', '#26282a', '#c5a24a', '#5a3b28']

export const wood = (dice: Dice) =>
  paint(dice.pick(['#b09472', '#8f7355', '#bda384', '#7d6450']), {
    surface: battens(),
    roughness: 0.7,
    relief: 3,
  })
export const bricks = (dice: Dice) =>
  paint(dice.pick(BRICKS), { surface: brick(), roughness: 0.9, relief: 3 })
export const siding = (dice: Dice) =>
  paint(dice.pick(PAINTED), { surface: boards(), roughness: 0.65, relief: 5 })
export const stucco = (dice: Dice) =>
  paint(dice.pick(PLASTERED), { surface: plaster(), roughness: 0.95, relief: 0.5 })
export const upright = (dice: Dice) =>
  paint(dice.pick(PAINTED), { surface: battens(), roughness: 0.65, relief: 3 })
export const stone = (dice: Dice) =>
  paint(dice.pick(['#a89c8a', '#8f8a82', '#b5a489']), {
    surface: rubble(),
    roughness: 0.95,
    relief: 5,
  })
export const raw = (dice: Dice) =>
  paint(dice.pick(['#b9b6ae', '#a5a39d']), { surface: concrete(), roughness: 0.85 })

export const tiled = (dice: Dice) =>
  paint(dice.pick(['#a8553a', '#8c4733', '#b5694a', '#6f4a42', '#54504f']), {
    surface: rooftiles(),
    roughness: 0.8,
    relief: 6,
  })
export const shingled = (dice: Dice) =>
  paint(dice.pick(['#4d4a48', '#5f5650', '#3f4448', '#6b5a4c']), {
    surface: shingles(),
    roughness: 0.95,
    relief: 4,
  })
export const seamed = (dice: Dice) =>
  paint(dice.pick(['#2f3336', '#44494c', '#5b5f60', '#3b4a44']), {
    surface: seams(),
    roughness: 0.4,
    metalness: 0.5,
    relief: 5,
  })

/** A look from its parts; what is not told is picked. */
export function createLook(
  site: Site,
  parts: Partial<Record<'wall' | 'second' | 'roof' | 'trim' | 'frame' | 'door', Paint>>,
): Look {
  const { dice, lit, snow } = site
  const wall = parts.wall ?? siding(dice)
  const isPale = dice.chance(0.55)
  const white = paint('#f1eee6', { roughness: 0.5 })
  const dark = paint('#2b2d2f', { roughness: 0.4 })
  return {
    wall,
    second: parts.second ?? wall,
    trim: parts.trim ?? white,
    frame: parts.frame ?? (isPale ? white : dark),
    roof: parts.roof ?? shingled(dice),
    door: parts.door ?? paint(dice.pick(DOORS), { roughness: 0.45 }),
    plinth: paint('#8f8a82', { surface: concrete(), roughness: 0.9 }),
    dice,
    lit,
    snow,
  }
}
