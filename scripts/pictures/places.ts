import type { Dice } from '@/server/db/seed/dice.ts'
import { backdrop, bush, HORIZON, skyDefs, tree, veil } from './landscape.ts'
import {
  circle,
  diceFor,
  ellipse,
  gradient,
  HEIGHT,
  LIGHTS,
  type Light,
  path,
  picture,
  polygon,
  rect,
  shade,
  WIDTH,
} from './paint.ts'

/** A garden behind a house. */
export function garden(number: number): string {
  const dice = diceFor('garden', number)
  const light = LIGHTS[number % 4] ?? LIGHTS[0]
  if (!light) return ''
  const flowers = Array.from({ length: 46 }, () =>
    circle(
      dice.between(40, 1160),
      dice.between(650, 780),
      dice.between(4, 9),
      dice.pick(['#d9776a', '#e8c15f', '#f5f2ec', '#a583b5']),
    ),
  )
  const fence = Array.from({ length: 34 }, (_, at) =>
    rect(at * 36, HORIZON - 56, 26, 84, light.name === 'snow' ? '#e8e4dd' : '#c9b08d'),
  )
  const stones = [0, 1, 2, 3, 4].map((at) =>
    ellipse(
      500 + at * 26 + dice.between(-12, 12),
      780 - at * 44,
      66 - at * 8,
      17 - at * 2,
      '#cfc6b6',
    ),
  )
  return picture(
    [
      ...backdrop(light, dice),
      tree(dice.between(90, 260), HORIZON + 20, 330, light, dice),
      tree(dice.between(900, 1100), HORIZON + 10, 300, light, dice),
      ...fence,
      ...stones,
      ...[200, 420, 820, 1020].map((x) =>
        bush(x + dice.between(-40, 40), HORIZON + 66, dice.between(60, 110), light, dice),
      ),
      ...(light.name === 'snow' ? [] : flowers),
      bench(dice.between(640, 800), 700),
      veil(light),
    ],
    skyDefs(light),
  )
}

/** Land that may be built on. */
export function land(number: number): string {
  const dice = diceFor('land', number)
  const light = LIGHTS[number % 4] ?? LIGHTS[0]
  if (!light) return ''
  const stakes = [
    [210, 640],
    [900, 620],
    [1040, 740],
    [120, 764],
  ] as const
  const rope = polygon(
    stakes,
    'none',
    'stroke="#fbf9f4" stroke-width="3" stroke-dasharray="14 8" opacity="0.85"',
  )
  const trees = Array.from({ length: 7 }, (_, at) =>
    tree(
      at * 190 + dice.between(-50, 60),
      HORIZON + dice.between(4, 20),
      dice.between(150, 280),
      light,
      dice,
    ),
  )
  const furrows = Array.from({ length: 8 }, (_, at) =>
    path(
      `M0 ${600 + at * 26} Q 600 ${580 + at * 30 + dice.between(-8, 8)}, 1200 ${604 + at * 26}`,
      'none',
      `stroke="${shade(light.lawn, -0.2)}" stroke-width="2" opacity="0.4"`,
    ),
  )
  return picture(
    [
      ...backdrop(light, dice),
      ...trees,
      ...furrows,
      rope,
      ...stakes.map(([x, y]) => rect(x - 5, y - 50, 10, 56, '#b5705a')),
      veil(light),
    ],
    skyDefs(light),
  )
}

/** The skyline of a city by its river. */
export function city(number: number): string {
  const dice = diceFor('city', number)
  const light = LIGHTS[number % 3] ?? LIGHTS[0]
  if (!light) return ''
  const rows = [0.35, 0.6, 1].map((depth, row) => towers(depth, row === 1 ? 360 : 220, light, dice))
  const ripples = Array.from({ length: 22 }, () =>
    rect(
      dice.between(0, 1100),
      dice.between(590, 780),
      dice.between(40, 160),
      3,
      '#fff',
      'opacity="0.22"',
    ),
  )
  const bridge =
    path(
      'M-20 600 Q 300 470 620 600 Q 940 470 1240 600',
      'none',
      'stroke="#4a4642" stroke-width="9"',
    ) + rect(0, 596, WIDTH, 12, '#4a4642')
  return picture(
    [
      ...backdrop(light, dice),
      ...rows,
      rect(0, 560, WIDTH, HEIGHT - 560, 'url(#water)'),
      ...ripples,
      dice.chance(0.6) ? bridge : '',
      veil(light),
    ],
    [...skyDefs(light), gradient('water', [shade(light.sky[1], -0.12), shade(light.sky[0], -0.3)])],
  )
}

/** One row of houses, the farther the paler. */
function towers(depth: number, highest: number, light: Light, dice: Dice): string {
  const drawn: string[] = []
  for (let x = -20; x < WIDTH; ) {
    const w = dice.between(46, 120)
    const h = dice.between(80, highest)
    const paint = dice.pick(['#5f7480', '#8a7a6f', '#6b6f86', '#9a6b58', '#7f8f86'])
    const wall = shade(paint, light.glow ? -0.25 : 0.15 + (1 - depth) * 0.4)
    drawn.push(rect(x, 560 - h, w, h, wall), ...litWindows(x, w, h, light, dice))
    if (dice.chance(0.2)) {
      const roof = [
        [x, 560 - h],
        [x + w / 2, 520 - h],
        [x + w, 560 - h],
      ] as const
      drawn.push(polygon(roof, shade(wall, -0.2)))
    }
    x += w + dice.between(2, 22)
  }
  return `<g opacity="${0.55 + depth * 0.45}">${drawn.join('')}</g>`
}

function litWindows(x: number, w: number, h: number, light: Light, dice: Dice): string[] {
  const colour = light.glow ? '#ffd98f' : '#e8eef0'
  return Array.from({ length: Math.floor(h / 34) * 3 }, (_, at) => {
    const left = x + 10 + (at % 3) * ((w - 24) / 3)
    const top = 560 - h + 14 + Math.floor(at / 3) * 34
    return dice.chance(0.5) ? rect(left, top, 9, 14, colour, 'opacity="0.8"') : ''
  })
}

function bench(x: number, y: number): string {
  return [
    ellipse(x + 90, y + 44, 120, 12, '#000', 'opacity="0.16"'),
    rect(x, y, 180, 14, '#9a7350'),
    rect(x, y - 46, 180, 14, '#a98457'),
    rect(x + 12, y - 46, 10, 92, '#6d523f'),
    rect(x + 158, y - 46, 10, 92, '#6d523f'),
  ].join('')
}
