import { createDice, type Dice } from '@hearth/dice/dice'
import { Vector3 } from 'three'
import { type Card, somewhere } from './leaves.ts'

export function crownCards(seed: number): Card[] {
  const dice = createDice(seed * 977)
  const tufts = Array.from({ length: 9 + dice.between(0, 4) }, (_, at) => {
    const angle = at * 2.4 + dice.roll()
    const far = at === 0 ? 0 : 0.1 + 0.15 * dice.roll()
    return {
      at: new Vector3(
        Math.cos(angle) * far,
        0.4 + 0.38 * dice.roll() - far * 0.3,
        Math.sin(angle) * far,
      ),
      wide: 0.13 + 0.07 * dice.roll(),
    }
  })
  return tufts.flatMap(({ at, wide }) => ballOfCards(dice, at, wide, 85, 0.1))
}

function ballOfCards(
  dice: Dice,
  middle: Vector3,
  wide: number,
  count: number,
  size: number,
): Card[] {
  return Array.from({ length: count }, () => {
    const facing = somewhere(dice)
    const far = wide * (0.62 + 0.4 * Math.cbrt(dice.roll()))
    const deep = 0.62 + 0.38 * Math.max(0, facing.y * 0.6 + 0.4)
    return {
      at: middle.clone().addScaledVector(facing, far),
      size: size * (0.7 + 0.6 * dice.roll()),
      facing,
      shade: deep * (0.75 + 0.25 * dice.roll()),
    }
  })
}

export function coniferCards(seed: number): Card[] {
  const dice = createDice(seed * 613)
  return Array.from({ length: 900 }, () => {
    const height = 0.08 + 0.92 * dice.roll() ** 1.25
    const angle = dice.roll() * 6.28
    const layer = 0.75 + 0.25 * Math.sin(height * 60 + Math.sin(angle * 3))
    const far = (1 - height) * 0.2 * layer * (0.35 + 0.65 * Math.sqrt(dice.roll()))
    const facing = new Vector3(Math.cos(angle), 0.45, Math.sin(angle)).normalize()
    return {
      at: new Vector3(facing.x * far, height - far * 0.35, facing.z * far),
      size: 0.09 * (1.25 - height * 0.7),
      facing,
      shade: 0.45 + (0.55 * far) / (0.02 + (1 - height) * 0.2),
    }
  })
}

/** Large leaves on a few stems. */
export function figCards(): Card[] {
  const dice = createDice(77)
  return Array.from({ length: 7 }, (_, stem) => stem).flatMap((stem) =>
    Array.from({ length: 13 }, (_, leaf) => {
      const height = 0.36 + 0.64 * (leaf / 13) * (0.7 + 0.3 * dice.roll())
      const angle = stem * 0.9 + leaf * 2.4
      const facing = new Vector3(Math.cos(angle), 0.5, Math.sin(angle)).normalize()
      const lean = 0.16 * (height - 0.2)
      return {
        at: new Vector3(
          Math.cos(stem * 0.9) * lean + facing.x * 0.09,
          height,
          Math.sin(stem * 0.9) * lean + facing.z * 0.09,
        ),
        size: 0.15,
        facing,
        shade: 0.7 + 0.3 * dice.roll(),
      }
    }),
  )
}

export function bushCards(seed: number): Card[] {
  const dice = createDice(seed * 389)
  const lumps = Array.from({ length: 6 }, (_, at) => {
    const angle = at * 1.1 + dice.roll()
    return new Vector3(Math.cos(angle) * 0.22, 0.26 + 0.2 * dice.roll(), Math.sin(angle) * 0.22)
  })
  return lumps.flatMap((at) => ballOfCards(dice, at, 0.26, 60, 0.19))
}

export function hedgeCards(long: number, high: number, deep: number): Card[] {
  const dice = createDice(Math.round(long * 100))
  const area = long * high * 2 + long * deep + deep * high * 2
  const sides: [number, Vector3][] = [
    [long * high, new Vector3(0, 0, 1)],
    [long * high, new Vector3(0, 0, -1)],
    [long * deep, new Vector3(0, 1, 0)],
    [deep * high, new Vector3(1, 0, 0)],
    [deep * high, new Vector3(-1, 0, 0)],
  ]
  return sides.flatMap(([share, out]) =>
    Array.from({ length: Math.ceil((share / area) * Math.min(4200, area * 75)) }, () => {
      const at = new Vector3(
        (dice.roll() - 0.5) * long,
        dice.roll() * high,
        (dice.roll() - 0.5) * deep,
      )
      if (out.x !== 0) at.x = (out.x * long) / 2
      if (out.y !== 0) at.y = high
      if (out.z !== 0) at.z = (out.z * deep) / 2
      at.addScaledVector(out, (dice.roll() - 0.7) * 0.1)
      return {
        at,
        size: 0.25,
        facing: somewhere(dice).multiplyScalar(0.6).add(out).normalize(),
        shade: 0.6 + 0.25 * dice.roll() + 0.15 * (at.y / high),
      }
    }),
  )
}
