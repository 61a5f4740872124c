import type { Dice } from '@/server/db/seed/dice.ts'
import {
  circle,
  ellipse,
  gradient,
  HEIGHT,
  type Light,
  path,
  polygon,
  rect,
  WIDTH,
} from './paint.ts'

export const HORIZON = 560

export function skyDefs(light: Light): string[] {
  return [gradient('sky', light.sky), gradient('lawn', [light.lawn, light.ground])]
}

/** Sky, sun or moon, clouds, hills, ground. */
export function backdrop(light: Light, dice: Dice): string[] {
  const sunX = dice.between(120, 1080)
  return [
    rect(0, 0, WIDTH, HEIGHT, 'url(#sky)'),
    circle(
      sunX,
      light.name === 'dusk' ? 430 : dice.between(90, 190),
      46,
      light.name === 'dusk' ? '#ffd9a8' : '#fffaf0',
      'opacity="0.75"',
    ),
    ...Array.from({ length: light.name === 'snow' ? 5 : 3 }, () =>
      cloud(dice.between(0, 1100), dice.between(50, 260), dice.between(60, 130)),
    ),
    hill(dice, HORIZON - 90, light.hill, 0.55),
    hill(dice, HORIZON - 30, light.hill, 0.9),
    rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, 'url(#lawn)'),
  ]
}

/** A tree that stands at `y`; conifers where snow lies. */
export function tree(x: number, y: number, size: number, light: Light, dice: Dice): string {
  const leaf = dice.pick(light.leaf.slice(0, 2))
  const shadow = ellipse(x + size * 0.12, y, size * 0.42, size * 0.07, '#000', 'opacity="0.16"')
  const trunk = rect(x - size * 0.035, y - size * 0.4, size * 0.07, size * 0.4, '#6b5242')
  if (light.name === 'snow' || dice.chance(0.3)) {
    const tiers = [0, 1, 2].map((tier) => {
      const top = y - size * (1.15 - tier * 0.28)
      const half = size * (0.2 + tier * 0.08)
      return polygon(
        [
          [x, top],
          [x - half, top + size * 0.42],
          [x + half, top + size * 0.42],
        ],
        leaf,
      )
    })
    return [shadow, trunk, ...tiers].join('')
  }
  const crowns = Array.from({ length: 6 }, () =>
    circle(
      x + (dice.roll() - 0.5) * size * 0.45,
      y - size * (0.5 + dice.roll() * 0.38),
      size * (0.2 + dice.roll() * 0.1),
      leaf,
      `opacity="${0.8 + dice.roll() * 0.2}"`,
    ),
  )
  return [shadow, trunk, ...crowns].join('')
}

export function bush(x: number, y: number, size: number, light: Light, dice: Dice): string {
  const leaf = dice.pick(light.leaf)
  return [0, 1, 2, 3]
    .map((at) =>
      circle(
        x + (at - 1.5) * size * 0.32,
        y - size * (0.22 + dice.roll() * 0.12),
        size * 0.3,
        leaf,
      ),
    )
    .join('')
}

/** A path from the door to the edge of the picture. */
export function walk(x: number, y: number, light: Light): string {
  const colour = light.name === 'snow' ? '#cfd5d9' : '#d8cbb5'
  return path(
    `M${x - 26} ${y} C ${x - 40} ${y + 90}, ${x - 130} ${y + 150}, ${x - 170} ${HEIGHT} L ${x + 30} ${HEIGHT} C ${x + 40} ${y + 150}, ${x + 30} ${y + 80}, ${x + 26} ${y} Z`,
    colour,
    'opacity="0.9"',
  )
}

export function veil(light: Light): string {
  return rect(0, 0, WIDTH, HEIGHT, light.veil)
}

function cloud(x: number, y: number, size: number): string {
  return [
    ellipse(x, y, size, size * 0.24, '#fff', 'opacity="0.55"'),
    ellipse(x + size * 0.45, y - size * 0.14, size * 0.55, size * 0.22, '#fff', 'opacity="0.5"'),
  ].join('')
}

function hill(dice: Dice, y: number, fill: string, opacity: number): string {
  const steps = [0, 1, 2, 3, 4].map((at) => [at * 300, y - dice.between(0, 110)] as const)
  const curve = steps
    .map(([x, top], at) => (at === 0 ? `M0 ${top}` : `Q ${x - 150} ${top - 50}, ${x} ${top}`))
    .join(' ')
  return path(`${curve} L ${WIDTH} ${HEIGHT} L 0 ${HEIGHT} Z`, fill, `opacity="${opacity}"`)
}
