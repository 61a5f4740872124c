import type { Dice } from '@hearth/dice/dice'
import { CatmullRomCurve3, type Object3D, TubeGeometry, Vector3 } from 'three'
import { type At, ball, box, type Paint, paint, placed, pole, soft, together } from '../parts.ts'
import { pile } from '../textures.ts'

export function rug(
  wide: number,
  deep: number,
  color: string,
  at: At,
  dice: Dice,
  turn = 0,
): Object3D {
  const ground = paint(color, { surface: pile(), roughness: 1, relief: 2 })
  const parts: Object3D[] = [soft([wide, 0.022, deep], 0.01, ground)]
  const kind = dice.between(0, 2)
  const line = paint(dice.pick(['#8d7f6b', '#5f6a66', '#a9694c', '#f2ede2']), {
    surface: pile(),
    roughness: 1,
  })
  if (kind === 0)
    for (const inset of [0.12, 0.18]) {
      for (const side of [-1, 1]) {
        parts.push(
          box([wide - 2 * inset, 0.004, 0.02], line, [0, 0.021, side * (deep / 2 - inset)]),
        )
        parts.push(
          box([0.02, 0.004, deep - 2 * inset], line, [side * (wide / 2 - inset), 0.021, 0]),
        )
      }
    }
  if (kind === 1)
    for (let stripe = -3; stripe <= 3; stripe++)
      parts.push(box([wide * 0.96, 0.004, 0.05], line, [0, 0.021, (stripe * deep) / 7.5]))
  return together(parts, at, turn)
}

/** Shelves with books and things, open to the front. */
export function shelf([wide, high, deep]: At, wood: Paint, dice: Dice, at: At, turn = 0): Object3D {
  const rows = Math.max(1, Math.round(high / 0.38))
  const parts: Object3D[] = [box([wide, high, 0.02], wood, [0, 0, -deep / 2])]
  for (const side of [-1, 1])
    parts.push(box([0.03, high, deep], wood, [side * (wide / 2 - 0.015), 0, 0]))
  for (let board = 0; board <= rows; board++)
    parts.push(box([wide, 0.03, deep], wood, [0, (board * (high - 0.03)) / rows, 0]))
  for (let board = 0; board < rows; board++) {
    const y = (board * (high - 0.03)) / rows + 0.03
    let x = -wide / 2 + 0.06
    while (x < wide / 2 - 0.12) {
      if (dice.chance(0.12)) {
        x += 0.12 + dice.roll() * 0.2
        continue
      }
      if (dice.chance(0.06)) {
        parts.push(
          ball(0.07, paint(dice.pick(['#d8cfc0', '#8f9a8c', '#b8734f'])), [x + 0.09, y, 0]),
        )
        x += 0.22
        continue
      }
      const [thick, tall] = [0.02 + dice.roll() * 0.03, 0.17 + dice.roll() * 0.1]
      parts.push(
        box(
          [thick, tall, deep * 0.7],
          paint(
            dice.pick([
              '#a4553f',
              '#3f5566',
              '#e3d9c6',
              '#6b7f62',
              '#c99f55',
              '#2f3234',
              '#d8d3cb',
              '#7a5a66',
            ]),
          ),
          [x + thick / 2, y, 0.01],
        ),
      )
      x += thick + 0.003
    }
  }
  return together(parts, at, turn)
}

export function vase(at: At, color: string, dice: Dice): Object3D {
  const clay = paint(color, { roughness: 0.6 })
  const parts: Object3D[] = [
    pole([0.05, 0.08, 0.12], clay),
    pole([0.08, 0.035, 0.1], clay, [0, 0.12, 0]),
  ]
  for (let stem = 0; stem < 5; stem++) {
    const lean = new Vector3(
      (dice.roll() - 0.5) * 0.3,
      0.3 + dice.roll() * 0.2,
      (dice.roll() - 0.5) * 0.3,
    )
    const curve = new CatmullRomCurve3([
      new Vector3(0, 0.2, 0),
      new Vector3(lean.x * 0.3, 0.3, lean.z * 0.3),
      new Vector3(lean.x, 0.2 + lean.y, lean.z),
    ])
    parts.push(placed(new TubeGeometry(curve, 8, 0.004, 5), paint('#7d7a52'), [0, 0, 0], 0))
    parts.push(
      ball(0.022, paint(dice.pick(['#e8d9b8', '#d9a48c', '#f2ece0'])), [
        lean.x,
        0.19 + lean.y,
        lean.z,
      ]),
    )
  }
  return together(parts, at)
}
