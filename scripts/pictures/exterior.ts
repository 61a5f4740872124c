import type { Dice } from '@/server/db/seed/dice.ts'
import { balconies, body, chimney, door, gable, glass, windowRows } from './building-parts.ts'
import { backdrop, bush, HORIZON, skyDefs, tree, veil, walk } from './landscape.ts'
import { diceFor, ellipse, LIGHTS, type Light, picture, polygon, rect, shade } from './paint.ts'

export type Building = 'house' | 'flat' | 'townhouse' | 'villa' | 'loft' | 'cabin' | 'office'

const WALLS: Record<Building, string[]> = {
  house: ['#efe6d6', '#d9e0dc', '#c7a98a', '#e8d3b0', '#b9c4c9', '#f4f1ea'],
  flat: ['#c98f6b', '#d8cdbf', '#b8846a', '#e6ddd0', '#a9a49b', '#cbb79c'],
  townhouse: ['#b5705a', '#d9c7a6', '#8fa3a0', '#e4d9c8', '#a8584a', '#7f8f9b'],
  villa: ['#f6f3ec', '#e9e4da', '#f1e8db', '#dfe3e4'],
  loft: ['#9b5f4c', '#a6715b', '#7e6f66', '#b38a6d'],
  cabin: ['#8a6448', '#6f5240', '#9c7550', '#5c4a3e'],
  office: ['#b9c6cd', '#a9b6b2', '#c9c4b8', '#8f9ea8'],
}
const ROOFS = ['#5a4a44', '#7a4a3d', '#4b5358', '#8a6f5a', '#3f4a46']

/** A building as one sees it from the street. */
export function exterior(kind: Building, number: number): string {
  const dice = diceFor(`exterior-${kind}`, number)
  const light = LIGHTS[number % LIGHTS.length] ?? dice.pick(LIGHTS)
  const wall = WALLS[kind][number % WALLS[kind].length] ?? '#efe6d6'
  const base = HORIZON + 70
  const behind = [
    tree(dice.between(60, 190), HORIZON + 30, dice.between(220, 330), light, dice),
    tree(dice.between(1000, 1140), HORIZON + 24, dice.between(230, 340), light, dice),
  ]
  const before = [
    bush(dice.between(140, 320), base + 26, dice.between(60, 100), light, dice),
    bush(dice.between(880, 1060), base + 30, dice.between(60, 110), light, dice),
    ...(dice.chance(0.5)
      ? [tree(dice.between(20, 120), base + 120, dice.between(180, 260), light, dice)]
      : []),
  ]
  const parts = BUILD[kind](wall, base, light, dice)
  return picture(
    [
      ...backdrop(light, dice),
      ...behind,
      walk(600, base, light),
      ellipse(610, base + 6, 400, 22, '#000', 'opacity="0.14"'),
      ...parts,
      ...before,
      veil(light),
    ],
    skyDefs(light),
  )
}

type Draw = (wall: string, base: number, light: Light, dice: Dice) => string[]

const BUILD: Record<Building, Draw> = {
  house: (wall, base, light, dice) => {
    const width = dice.between(430, 540)
    const height = dice.chance(0.6) ? 270 : 170
    const x = 600 - width / 2
    const rise = dice.between(110, 170)
    const roof = dice.pick(ROOFS)
    return [
      ...body(x, base, width, height, wall),
      gable(x, base - height, width, rise, roof, light),
      chimney(x + width * 0.72, base - height - rise * 0.62, wall),
      ...windowRows(x, base, width, height, {
        columns: 4,
        rows: height > 200 ? 2 : 1,
        light,
        dice,
        skipDoor: true,
      }),
      door(600, base, light, dice),
    ]
  },
  flat: (wall, base, light, dice) => {
    const width = dice.between(420, 560)
    const height = dice.between(4, 5) * 100
    const x = 600 - width / 2
    return [
      ...body(x, base, width, height, wall),
      rect(x - 12, base - height - 16, width + 24, 18, shade(wall, -0.35)),
      ...windowRows(x, base, width, height, {
        columns: 5,
        rows: Math.floor(height / 100),
        light,
        dice,
        skipDoor: true,
      }),
      ...balconies(x, base, width, height, wall),
      door(600, base, light, dice),
    ]
  },
  townhouse: (_wall, base, light, dice) => {
    const walls = WALLS.townhouse
    return [0, 1, 2, 3].flatMap((at) => {
      const width = 170
      const height = dice.between(300, 350)
      const x = 260 + at * width
      const wall = walls[(at + dice.between(0, 3)) % walls.length] ?? '#b5705a'
      return [
        ...body(x, base, width, height, wall),
        gable(
          x - 2,
          base - height,
          width + 4,
          90,
          ROOFS[(at + 1) % ROOFS.length] ?? '#5a4a44',
          light,
        ),
        ...windowRows(x, base, width, height, {
          columns: 2,
          rows: 3,
          light,
          dice,
          skipDoor: false,
        }),
        door(x + width / 2, base, light, dice),
      ]
    })
  },
  villa: (wall, base, light, dice) => {
    const wood = dice.pick(['#8a6a4f', '#a88462', '#6f5846'])
    return [
      ...body(300, base, 620, 150, wall),
      rect(270, base - 166, 680, 18, shade(wall, -0.2)),
      ...body(420, base - 166, 360, 140, shade(wall, 0.25)),
      rect(390, base - 322, 420, 18, shade(wall, -0.25)),
      rect(300, base - 150, 150, 150, wood),
      glass(470, base - 130, 190, 130, light, dice),
      glass(680, base - 130, 210, 130, light, dice),
      glass(450, base - 290, 300, 104, light, dice),
      door(370, base, light, dice),
      rect(
        700,
        base + 46,
        340,
        34,
        light.name === 'snow' ? '#dbe6ec' : '#7fb6c4',
        'rx="6" opacity="0.85"',
      ),
    ]
  },
  loft: (wall, base, light, dice) => {
    const width = 560
    const height = 360
    const x = 600 - width / 2
    const bays = [0, 1, 2, 3].flatMap((at) =>
      [0, 1].map((row) =>
        glass(x + 34 + at * 132, base - height + 34 + row * 165, 100, 124, light, dice, 4),
      ),
    )
    const teeth = [0, 1, 2, 3].map((at) =>
      polygon(
        [
          [x + at * 140, base - height],
          [x + at * 140 + 140, base - height],
          [x + at * 140 + 140, base - height - 84],
        ],
        shade(wall, -0.3),
      ),
    )
    return [...teeth, ...body(x, base, width, height, wall), ...bays, door(600, base, light, dice)]
  },
  cabin: (wall, base, light, dice) => {
    const width = dice.between(330, 400)
    const x = 600 - width / 2
    const boards = Array.from({ length: 8 }, (_, at) =>
      rect(x, base - 22 * (at + 1), width, 2, shade(wall, -0.25)),
    )
    return [
      tree(x - 60, base - 20, 300, light, dice),
      ...body(x, base, width, 180, wall),
      ...boards,
      gable(x - 10, base - 180, width + 20, 190, dice.pick(ROOFS), light),
      ...windowRows(x, base, width, 180, { columns: 3, rows: 1, light, dice, skipDoor: true }),
      door(600, base, light, dice),
      rect(x - 30, base - 8, width + 60, 12, shade(wall, -0.35)),
      tree(x + width + 70, base + 10, 330, light, dice),
    ]
  },
  office: (wall, base, light, dice) => {
    const floors = dice.between(4, 6)
    const height = floors * 78
    const bands = Array.from({ length: floors }, (_, floor) =>
      [
        rect(330, base - (floor + 1) * 78, 540, 12, shade(wall, -0.25)),
        ...Array.from({ length: 9 }, (_, at) =>
          glass(342 + at * 59, base - (floor + 1) * 78 + 18, 46, 52, light, dice, 1),
        ),
      ].join(''),
    )
    return [...body(330, base, 540, height, wall), ...bands, door(600, base, light, dice)]
  },
}
