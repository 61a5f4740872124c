import type { Dice } from '@/server/db/seed/dice.ts'
import { circle, diceFor, ellipse, HEIGHT, picture, polygon, rect, shade, WIDTH } from './paint.ts'

/** A still life for an article: a desk by a window and what lies on it. */
export function article(number: number): string {
  const dice = diceFor('article', number)
  const tone = dice.pick(['#dfe5dc', '#ead9c8', '#d6dde4', '#e6e0ea', '#f0e6d2', '#cfdcd8'])
  const ink = dice.pick(['#1f4d3a', '#8d4f3a', '#43586e', '#6d5a75'])
  const kinds = [letter, house, clock, key, books]
  const draw = kinds[number % kinds.length] ?? kinds[0]
  const spots = Array.from({ length: 5 }, () =>
    circle(
      dice.between(0, 1200),
      dice.between(0, 800),
      dice.between(60, 200),
      shade(tone, dice.chance(0.5) ? 0.35 : -0.07),
      'opacity="0.6"',
    ),
  )
  return picture([
    rect(0, 0, WIDTH, HEIGHT, tone),
    ...spots,
    ellipse(600, 628, 330, 26, '#000', 'opacity="0.08"'),
    ...(draw?.(ink, dice) ?? []),
  ])
}

function letter(ink: string): string[] {
  return [
    rect(420, 250, 360, 280, '#fbf9f4', 'rx="8"'),
    ...[0, 1, 2, 3, 4].map((at) =>
      rect(460, 300 + at * 42, 280 - (at % 3) * 60, 12, shade(ink, 0.6)),
    ),
    polygon(
      [
        [640, 210],
        [820, 390],
        [796, 414],
        [616, 234],
      ],
      ink,
    ),
  ]
}

function house(ink: string): string[] {
  return [
    polygon(
      [
        [380, 430],
        [600, 250],
        [820, 430],
      ],
      ink,
    ),
    rect(430, 430, 340, 180, '#fbf9f4'),
    rect(560, 490, 80, 120, shade(ink, 0.3)),
    rect(470, 470, 60, 60, '#bcd0d6'),
    rect(670, 470, 60, 60, '#bcd0d6'),
  ]
}

function clock(ink: string): string[] {
  return [
    circle(600, 400, 150, '#fbf9f4'),
    circle(600, 400, 130, shade('#dfe5dc', 0.3)),
    rect(596, 290, 8, 116, ink),
    rect(600, 396, 84, 8, ink),
    ...Array.from({ length: 12 }, (_, at) =>
      circle(
        600 + Math.sin((at * Math.PI) / 6) * 112,
        400 - Math.cos((at * Math.PI) / 6) * 112,
        5,
        ink,
      ),
    ),
  ]
}

function key(ink: string): string[] {
  return [
    circle(500, 330, 74, 'none', `stroke="${ink}" stroke-width="26"`),
    rect(560, 380, 250, 26, ink, 'transform="rotate(38 560 380)"'),
    rect(690, 500, 26, 64, ink, 'transform="rotate(38 690 500)"'),
    rect(740, 536, 26, 50, ink, 'transform="rotate(38 740 536)"'),
  ]
}

function books(ink: string, dice: Dice): string[] {
  return [
    rect(380, 470, 440, 90, '#b58a5e', 'rx="8"'),
    ...[0, 1, 2].map((at) =>
      rect(
        420 + at * 130,
        330 - at * 40,
        90,
        140 + at * 40,
        dice.pick(['#b5705a', '#43586e', '#b98b4e', ink]),
      ),
    ),
  ]
}
