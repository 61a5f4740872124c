import type { Dice } from '@hearth/dice/dice'
import { type Object3D, Vector3 } from 'three'
import { type At, paint, pole, together } from '../parts.ts'
import { bushCards, coniferCards, crownCards, figCards, hedgeCards } from './crowns.ts'
import { leaves } from './leaves.ts'

/** A broad-leaved tree, its crown of several tufts. */
export function tree(dice: Dice, height: number, color: string, at: At, snow = false): Object3D {
  const bark = paint('#5b4a3c', { roughness: 0.95 })
  const kind = dice.between(1, 5)
  const crown = leaves(`tree ${kind}`, { kind: 'leaf', color, snow }, () => crownCards(kind))
  crown.scale.set(height, height, height)
  const trunk = pole([height * 0.032, height * 0.016, height * 0.62], bark)
  const limbs = [0, 1, 2, 3].map((at) => {
    const limb = pole(
      [height * 0.014, height * 0.006, height * 0.34],
      bark,
      [0, height * 0.34, 0],
      8,
    )
    limb.rotation.set(0.5 * Math.cos(at * 1.6), 0, 0.5 * Math.sin(at * 1.6))
    return limb
  })
  return together([trunk, ...limbs, crown], at, dice.roll() * 6.28)
}

/** A spruce or fir. */
export function conifer(dice: Dice, height: number, color: string, at: At, snow = false): Object3D {
  const kind = dice.between(1, 3)
  const needles = leaves(`conifer ${kind}`, { kind: 'needle', color, snow }, () =>
    coniferCards(kind),
  )
  needles.scale.set(height, height, height)
  const trunk = pole([height * 0.02, 0.02, height * 0.95], paint('#4b3c30', { roughness: 1 }))
  return together([trunk, needles], at, dice.roll() * 6.28)
}

/** A rounded bush; `wide` metres across. */
export function bush(dice: Dice, wide: number, color: string, at: At, snow = false): Object3D {
  const kind = dice.between(1, 3)
  const made = leaves(`bush ${kind}`, { kind: 'leaf', color, snow }, () => bushCards(kind))
  made.scale.set(wide, wide * (0.7 + 0.3 * dice.roll()), wide)
  return together([made], at, dice.roll() * 6.28)
}

/** A clipped hedge along x. */
export function hedge(
  long: number,
  high: number,
  deep: number,
  color: string,
  at: At,
  snow = false,
): Object3D {
  const name = `hedge ${long.toFixed(1)} ${high.toFixed(1)} ${deep.toFixed(1)}`
  return together(
    [leaves(name, { kind: 'leaf', color, snow }, () => hedgeCards(long, high, deep))],
    at,
  )
}

/** Blades of tall grass within a circle. */
export function tufts(
  dice: Dice,
  wide: number,
  count: number,
  high: number,
  color: string,
  at: At,
): Object3D {
  const cards = Array.from({ length: count }, () => {
    const [angle, far] = [dice.roll() * 6.28, Math.sqrt(dice.roll()) * wide * 0.5]
    const tall = high * (0.6 + 0.6 * dice.roll())
    return {
      at: new Vector3(Math.cos(angle) * far, tall * 0.5, Math.sin(angle) * far),
      size: tall,
      facing: new Vector3(Math.cos(angle * 7), 0.1, Math.sin(angle * 7)),
      shade: 0.7 + 0.3 * dice.roll(),
      upright: true,
    }
  })
  return together([leaves('', { kind: 'grass', color }, () => cards)], at)
}

/** A house plant in a pot, `high` metres. */
export function potted(dice: Dice, high: number, at: At, pot = '#d8d2c6'): Object3D {
  const leaf = dice.pick(['#5f8a4a', '#4d7a4c', '#6f9457'])
  const crown = leaves('fig', { kind: 'leaf', color: leaf }, figCards)
  crown.scale.setScalar(high)
  const clay = paint(pot, { roughness: 0.6 })
  const stalk = pole([0.012, 0.01, high * 0.5], paint('#6b5a44'), [0, high * 0.2, 0], 8)
  return together(
    [pole([high * 0.11, high * 0.15, high * 0.26], clay), stalk, crown],
    at,
    dice.roll() * 6,
  )
}
