import type { Dice } from '@/server/db/seed/dice.ts'
import { circle, ellipse, type Light, path, polygon, rect, shade } from './paint.ts'

export const CLOTHS = [
  '#2f5d50',
  '#8d4f3a',
  '#43586e',
  '#b98b4e',
  '#6d5a75',
  '#5f7a6a',
  '#a35f5a',
  '#38424a',
]

export function view(x: number, y: number, w: number, h: number, light: Light, dice: Dice): string {
  const hillTop = y + h * (0.55 + dice.roll() * 0.15)
  const trees = Array.from({ length: 4 }, () =>
    circle(
      x + dice.roll() * w,
      hillTop + h * 0.1,
      h * 0.12,
      dice.pick(light.leaf),
      'opacity="0.9"',
    ),
  )
  const id = `c${Math.round(x)}${Math.round(y)}`
  return [
    `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath>`,
    rect(x - 12, y - 12, w + 24, h + 24, '#faf8f3'),
    `<g clip-path="url(#${id})">`,
    rect(x, y, w, h, 'url(#view)'),
    ellipse(x + w * 0.3, hillTop + h * 0.3, w * 0.8, h * 0.3, light.hill),
    ...trees,
    rect(x, y + h * 0.82, w, h * 0.18, light.lawn),
    '</g>',
    rect(x + w / 2 - 4, y, 8, h, '#faf8f3'),
    rect(x - 20, y + h + 8, w + 40, 12, '#f1ede4'),
    curtain(x - 46, y - 26, h + 80, 1),
    curtain(x + w + 10, y - 26, h + 80, -1),
  ].join('')
}

function curtain(x: number, y: number, h: number, side: number): string {
  return (
    rect(x, y, 40, h, '#ece3d4', 'opacity="0.92"') +
    rect(x + (side > 0 ? 12 : 22), y, 4, h, '#d5c8b4', 'opacity="0.8"')
  )
}

export function sofa(x: number, y: number, cloth: string): string {
  return [
    ellipse(x + 210, y + 92, 250, 18, '#000', 'opacity="0.16"'),
    rect(x, y - 120, 420, 150, shade(cloth, -0.12), 'rx="22"'),
    rect(x - 30, y - 70, 66, 150, cloth, 'rx="20"'),
    rect(x + 384, y - 70, 66, 150, cloth, 'rx="20"'),
    rect(x + 26, y - 28, 182, 84, shade(cloth, 0.1), 'rx="14"'),
    rect(x + 212, y - 28, 182, 84, shade(cloth, 0.1), 'rx="14"'),
    rect(x + 56, y - 96, 84, 74, shade(cloth, 0.55), 'rx="12" transform="rotate(-6 98 0)"'),
    rect(x + 20, y + 74, 16, 20, '#54402f'),
    rect(x + 384, y + 74, 16, 20, '#54402f'),
  ].join('')
}

export function table(x: number, y: number): string {
  return [
    ellipse(x, y + 46, 130, 14, '#000', 'opacity="0.16"'),
    ellipse(x, y, 132, 26, '#8a6547'),
    ellipse(x, y - 5, 132, 26, '#a97f58'),
    rect(x - 5, y, 10, 46, '#5c4433'),
    rect(x - 40, y - 34, 56, 12, '#dfe5e1'),
    rect(x - 34, y - 44, 50, 10, '#b5705a'),
  ].join('')
}

export function lamp(x: number, y: number, light: Light): string {
  return (
    rect(x - 3, y - 330, 6, 400, '#4a4642') +
    ellipse(x, y + 72, 44, 9, '#4a4642') +
    lampTop(x, y - 330, light)
  )
}

export function lampTop(x: number, y: number, light: Light): string {
  const glow = light.glow ? circle(x, y + 24, 110, '#ffdf9e', 'opacity="0.22"') : ''
  return (
    glow +
    polygon(
      [
        [x - 34, y - 22],
        [x + 34, y - 22],
        [x + 52, y + 46],
        [x - 52, y + 46],
      ],
      light.glow ? '#ffe7b8' : '#efe6d6',
    )
  )
}

export function pendant(x: number, y: number, light: Light): string {
  return (
    rect(x - 1.5, 60, 3, y - 60, '#4a4642') +
    path(`M${x - 44} ${y + 40} a44 44 0 0 1 88 0 Z`, light.glow ? '#ffdf9e' : '#39423f')
  )
}

export function plant(x: number, y: number, size: number, light: Light): string {
  const leaves = [-60, -35, -12, 12, 35, 60].map((turn) =>
    ellipse(
      x,
      y - size * 0.62,
      size * 0.1,
      size * 0.42,
      light.leaf[Math.abs(turn) % 2] ?? '#54834f',
      `transform="rotate(${turn} ${x} ${y - size * 0.2})"`,
    ),
  )
  return [
    ellipse(x, y + 6, size * 0.32, 8, '#000', 'opacity="0.16"'),
    ...leaves,
    polygon(
      [
        [x - size * 0.2, y - size * 0.26],
        [x + size * 0.2, y - size * 0.26],
        [x + size * 0.15, y],
        [x - size * 0.15, y],
      ],
      '#b5705a',
    ),
  ].join('')
}

export function art(x: number, y: number, dice: Dice): string {
  const [one, two] = dice.some(CLOTHS, 2)
  return [
    rect(x, y, 150, 190, '#fbf9f4'),
    rect(x + 14, y + 14, 122, 162, '#efe6d6'),
    circle(x + 75, y + 80, 40, one ?? '#2f5d50', 'opacity="0.85"'),
    rect(x + 30, y + 110, 90, 46, two ?? '#8d4f3a', 'opacity="0.8"'),
  ].join('')
}

export function rug(x: number, y: number, w: number, dice: Dice): string {
  const colour = dice.pick(['#e4d9c8', '#cdbfae', '#b9c4bd', '#d8b9a0', '#aab4bd'])
  return ellipse(x, y, w, 54, colour) + ellipse(x, y, w * 0.86, 42, shade(colour, 0.25))
}

export function shelf(x: number, y: number, dice: Dice): string {
  const books = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 7 }, (_, at) =>
      rect(x + 12 + at * 18, y - 108 - row * 110 - dice.between(0, 26), 14, 92, dice.pick(CLOTHS)),
    ),
  )
  return [
    rect(x, y - 350, 150, 350, '#8a6547'),
    ...[0, 1, 2].map((row) => rect(x + 8, y - 116 - row * 110, 134, 100, '#6d4f38')),
    ...books,
  ].join('')
}

export function fireplace(x: number, y: number, wall: string): string {
  return [
    rect(x - 10, y - 240, 190, 240, shade(wall, -0.16)),
    rect(x - 26, y - 256, 222, 22, '#8a6547'),
    rect(x + 30, y - 150, 110, 150, '#2b2624'),
    path(`M${x + 60} ${y} q -10 -60 25 -92 q 8 34 26 30 q 10 40 -8 62 Z`, '#f2a24b'),
    path(`M${x + 74} ${y} q -2 -34 14 -50 q 12 24 6 50 Z`, '#ffdd8a'),
  ].join('')
}

export function bowl(x: number, y: number, dice: Dice): string {
  return (
    [0, 1, 2]
      .map((at) =>
        circle(x - 22 + at * 22, y - 18, 15, dice.pick(['#c75b43', '#e0a33e', '#7fa35b'])),
      )
      .join('') + path(`M${x - 52} ${y - 16} h104 q-10 30 -52 30 q-42 0 -52 -30 Z`, '#f5f2ec')
  )
}
