import type { Dice } from '@hearth/dice/dice'
import { CylinderGeometry, type Object3D, SphereGeometry } from 'three'
import { type Palette, textile, timber } from '../palette.ts'
import { type At, box, type Paint, paint, placed, pole, soft, together } from '../parts.ts'
import { marble } from '../textures.ts'
import type { Room } from './room.ts'

const ceramic = () => paint('#f6f5f2', { roughness: 0.58 })

export function tub(at: At, metal: Paint, dice: Dice): Object3D {
  const shell = placed(new CylinderGeometry(0.42, 0.34, 0.56, 48), ceramic(), [0, 0.02, 0], 0.28)
  shell.scale.set(2, 1, 1)
  const water = placed(
    new CylinderGeometry(0.385, 0.385, 0.01, 48),
    paint('#c9d6d8', { roughness: 0.5 }),
    [0, 0.575, 0],
    0,
  )
  water.scale.set(2, 1, 1)
  const rim = placed(
    new CylinderGeometry(0.43, 0.43, 0.02, 48, 1, true),
    ceramic(),
    [0, 0.575, 0],
    0,
  )
  rim.scale.set(2, 1, 1)
  const towel = soft(
    [0.4, 0.1, 0.26],
    0.04,
    textile(dice.pick(['#f0ebe0', '#c9a68c', '#8fa39b'])),
    [0.95, 0.44, 0.1],
  )
  const stool = together(
    [
      pole([0.15, 0.15, 0.04], timber('#a98a68'), [0, 0.4, 0]),
      ...[0, 1, 2].map((leg) =>
        pole([0.014, 0.018, 0.4], timber('#a98a68'), [
          Math.cos(leg * 2.1) * 0.1,
          0,
          Math.sin(leg * 2.1) * 0.1,
        ]),
      ),
    ],
    [0.98, 0, 0.1],
  )
  return together(
    [
      shell,
      rim,
      water,
      stool,
      towel,
      pole([0.018, 0.018, 0.9], metal, [-0.6, 0, -0.48]),
      box([0.03, 0.03, 0.28], metal, [-0.6, 0.88, -0.36]),
    ],
    at,
  )
}

export function shower(room: Room, metal: Paint, side: number): Object3D {
  const { wide, deep, high } = room.plan
  const x = -side * (wide / 2 - 0.6)
  const sheet = paint('#dfe9ea', { roughness: 0.5 })
  return together(
    [
      box([1.2, 0.05, 1], ceramic(), [0, 0, 0.5]),
      box([0.012, 2, 0.012], metal, [side * 0.6, 0.05, 1]),
      box([0.012, 0.012, 1], metal, [side * 0.6, 2.05, 0.5]),
      box([0.012, 0.03, 1], metal, [side * 0.6, 0.05, 0.5]),
      box([0.015, 2, 0.02], sheet, [side * 0.6, 0.06, 0.99]),
      pole([0.012, 0.012, 1.2], metal, [0, 0.95, 0.05]),
      box([0.02, 0.02, 0.36], metal, [0, 2.14, 0.22]),
      pole([0.13, 0.13, 0.02], metal, [0, 2.1, 0.38]),
      box([0.3, 0.06, 0.06], metal, [0, 1, 0.06]),
      box([0.5, 0.03, 0.12], timber('#a98a68'), [0.2, 1.3, 0.07]),
      pole([0.03, 0.03, 0.16], paint('#c9a68c'), [0.1, 1.33, 0.07]),
      pole([0.03, 0.03, 0.14], paint('#5d6f78'), [0.24, 1.33, 0.07]),
    ],
    [x, Math.min(0, high), -deep / 2],
  )
}

export function vanity(
  palette: Palette,
  metal: Paint,
  dice: Dice,
  at: At,
  side: number,
  evening: boolean,
): Object3D {
  const front = dice.chance(0.6) ? timber(palette.wood) : paint(palette.accent, { roughness: 0.6 })
  const basin = placed(
    new SphereGeometry(0.2, 32, 16, 0, Math.PI * 2, Math.PI / 2, Math.PI / 2),
    ceramic(),
    [0, 0.98, 0],
    0,
  )
  basin.scale.y = 0.6
  const mirror = paint('#aebcc2', {
    roughness: 0.6,
    glow: evening ? '#ffdcb0' : '#dfe8ec',
    glowing: evening ? 0.25 : 0.3,
  })
  const round = dice.chance(0.5)
  const glassOn = round
    ? placed(new CylinderGeometry(0.42, 0.42, 0.02, 48), mirror, [side * 0.25, 1.62, 0], 0)
    : box([0.02, 0.9, 1], mirror, [side * 0.25, 1.15, 0])
  if (round) glassOn.rotation.z = Math.PI / 2
  const lamp = (z: number) =>
    pole([0.05, 0.05, 0.22], paint('#fbf3e2', { glow: '#ffe2b4', glowing: evening ? 3 : 0.5 }), [
      side * 0.2,
      1.55,
      z,
    ])
  return together(
    [
      soft([0.5, 0.42, 1.15], 0.01, front, [0, 0.4, 0]),
      ...[-1, 1].map((end) =>
        soft([0.02, 0.38, 0.56], 0.004, front, [-side * 0.255, 0.42, end * 0.285]),
      ),
      ...[-1, 1].map((end) => box([0.02, 0.012, 0.2], metal, [-side * 0.27, 0.74, end * 0.285])),
      soft(
        [0.53, 0.035, 1.18],
        0.006,
        paint('#f0eeea', { surface: marble(), roughness: 0.58 }),
        [0, 0.82, 0],
      ),
      basin,
      pole([0.2, 0.2, 0.006], paint('#e6e6e3', { roughness: 0.6 }), [0, 0.972, 0]),
      pole([0.014, 0.014, 0.3], metal, [side * 0.2, 0.855, 0]),
      box([0.16, 0.02, 0.02], metal, [side * 0.13, 1.14, 0]),
      glassOn,
      lamp(-0.62),
      lamp(0.62),
      pole([0.035, 0.03, 0.16], paint('#b8866a'), [0.02, 0.855, 0.42]),
      soft([0.2, 0.08, 0.16], 0.03, textile('#efe9dc'), [0, 0.855, -0.42]),
    ],
    at,
  )
}

export function toilet(at: At, side: number): Object3D {
  return together(
    [
      soft([0.52, 0.38, 0.37], 0.12, ceramic(), [0, 0.06, 0]),
      soft([0.5, 0.045, 0.38], 0.02, ceramic(), [0, 0.42, 0]),
      soft([0.14, 0.42, 0.4], 0.03, ceramic(), [side * 0.29, 0.42, 0]),
      box([0.02, 0.12, 0.2], paint('#d9d9d6'), [side * 0.37, 1.05, 0]),
    ],
    at,
  )
}
