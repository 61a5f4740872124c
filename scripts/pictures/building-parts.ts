import type { Dice } from '@/server/db/seed/dice.ts'
import { ellipse, type Light, polygon, rect, shade } from './paint.ts'

export function body(
  x: number,
  base: number,
  width: number,
  height: number,
  wall: string,
): string[] {
  return [
    rect(x, base - height, width, height, wall),
    rect(x + width * 0.82, base - height, width * 0.18, height, '#000', 'opacity="0.07"'),
    rect(x, base - 10, width, 10, shade(wall, -0.3)),
  ]
}

export function gable(
  x: number,
  top: number,
  width: number,
  rise: number,
  roof: string,
  light: Light,
): string {
  const snow =
    light.name === 'snow'
      ? polygon(
          [
            [x - 34, top + 4],
            [x + width / 2, top - rise - 10],
            [x + width + 34, top + 4],
            [x + width / 2, top - rise + 22],
          ],
          '#f7fafb',
        )
      : ''
  return (
    polygon(
      [
        [x - 34, top + 4],
        [x + width / 2, top - rise],
        [x + width + 34, top + 4],
      ],
      roof,
    ) + snow
  )
}

export function chimney(x: number, y: number, wall: string): string {
  return (
    rect(x, y - 40, 34, 84, shade(wall, -0.35)) + rect(x - 5, y - 46, 44, 10, shade(wall, -0.5))
  )
}

type Rows = { columns: number; rows: number; light: Light; dice: Dice; skipDoor: boolean }

export function windowRows(
  x: number,
  base: number,
  width: number,
  height: number,
  { columns, rows, light, dice, skipDoor }: Rows,
): string[] {
  const cell = width / columns
  const storey = height / rows
  return Array.from({ length: rows * columns }, (_, at) => {
    const column = at % columns
    const row = Math.floor(at / columns)
    const isAtDoor =
      row === 0 && Math.abs(x + cell * (column + 0.5) - 600) < (skipDoor ? cell * 0.7 : -1)
    if (isAtDoor || (!skipDoor && row === 0)) return ''
    const w = Math.min(74, cell * 0.52)
    const h = Math.min(96, storey * 0.56)
    return glass(
      x + cell * (column + 0.5) - w / 2,
      base - storey * (row + 0.5) - h / 2,
      w,
      h,
      light,
      dice,
      2,
    )
  })
}

export function glass(
  x: number,
  y: number,
  w: number,
  h: number,
  light: Light,
  dice: Dice,
  panes = 3,
): string {
  const isLit = light.glow && dice.chance(0.7)
  const pane = isLit
    ? dice.pick(['#ffdf9e', '#ffd386', '#f7c777'])
    : dice.pick(['#8fb2c0', '#7fa3b4', '#a3c1cb'])
  const bars = Array.from({ length: panes - 1 }, (_, at) =>
    rect(x + ((at + 1) * w) / panes - 1.5, y, 3, h, '#f5f2ec'),
  )
  return [
    rect(x - 5, y - 5, w + 10, h + 10, '#f5f2ec'),
    rect(x, y, w, h, pane),
    polygon(
      [
        [x, y + h * 0.75],
        [x + w * 0.6, y],
        [x + w * 0.85, y],
        [x + w * 0.1, y + h],
      ],
      '#fff',
      'opacity="0.16"',
    ),
    ...bars,
    rect(x - 8, y + h + 5, w + 16, 6, '#000', 'opacity="0.16"'),
  ].join('')
}

export function balconies(
  x: number,
  base: number,
  width: number,
  height: number,
  wall: string,
): string[] {
  const storeys = Math.floor(height / 100)
  return Array.from({ length: storeys - 1 }, (_, at) => {
    const y = base - (at + 1) * 100 - 14
    return [0.06, 0.7]
      .map(
        (part) =>
          rect(x + width * part, y - 34, width * 0.24, 34, shade(wall, -0.45), 'opacity="0.75"') +
          rect(x + width * part - 4, y, width * 0.24 + 8, 7, shade(wall, -0.2)),
      )
      .join('')
  })
}

export function door(x: number, base: number, light: Light, dice: Dice): string {
  const colour = dice.pick(['#2f4a3c', '#7a3b2e', '#33465a', '#8a6a3f', '#4a3b35'])
  const lamp = light.glow ? ellipse(x + 46, base - 96, 22, 26, '#ffdf9e', 'opacity="0.5"') : ''
  return [
    rect(x - 35, base - 126, 70, 126, '#f5f2ec'),
    rect(x - 29, base - 120, 58, 120, colour),
    rect(x - 19, base - 108, 38, 40, '#cfe0e4', 'opacity="0.7"'),
    rect(x - 50, base - 6, 100, 10, '#9a9084'),
    lamp,
  ].join('')
}
