import type { Dice } from '@/server/db/seed/dice.ts'
import {
  art,
  bowl,
  CLOTHS,
  fireplace,
  lamp,
  lampTop,
  pendant,
  plant,
  rug,
  shelf,
  sofa,
  table,
  view,
} from './furniture.ts'
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

export type Room = 'living' | 'kitchen' | 'bedroom' | 'bath' | 'office'

const WALLS = [
  '#efe9de',
  '#dfe5e1',
  '#e8ddd0',
  '#d5dde3',
  '#ece4e1',
  '#cdd6cb',
  '#f3efe7',
  '#d9cfc4',
]
const FLOORS = ['#b58a5e', '#a3754c', '#c7a27a', '#8a6547', '#cdb79b', '#9c8573']
const FLOOR_TOP = 580

/** A room as one sees it from its door. */
export function interior(room: Room, number: number): string {
  const dice = diceFor(room, number)
  const light = LIGHTS[number % LIGHTS.length] ?? dice.pick(LIGHTS)
  const wall = WALLS[number % WALLS.length] ?? '#efe9de'
  const floor = room === 'bath' ? dice.pick(['#c9d2d4', '#d8d3c9', '#aebcbf']) : dice.pick(FLOORS)
  const parts = [...shell(wall, floor, room, dice), ...FURNISH[room](wall, light, dice)]
  const warm = light.glow ? rect(0, 0, WIDTH, HEIGHT, 'rgba(255,190,110,0.10)') : ''
  return picture(
    [...parts, warm],
    [
      gradient('view', light.sky),
      gradient('floor', [shade(floor, 0.12), shade(floor, -0.18)]),
      gradient('wall', [shade(wall, 0.2), wall]),
    ],
  )
}

type Furnish = (wall: string, light: Light, dice: Dice) => string[]

const FURNISH: Record<Room, Furnish> = {
  living: (wall, light, dice) => {
    const cloth = dice.pick(CLOTHS)
    const sofaX = dice.between(120, 300)
    return [
      view(dice.between(560, 700), 130, dice.between(330, 430), 330, light, dice),
      art(sofaX + 90, 150, dice),
      rug(600, 690, 420, dice),
      sofa(sofaX, 640, cloth),
      table(dice.between(560, 640), 700),
      lamp(sofaX - 60, 640, light),
      plant(dice.between(1040, 1120), 660, dice.between(150, 230), light),
      ...(dice.chance(0.4) ? [fireplace(1000, 600, wall)] : [shelf(1000, 600, dice)]),
    ]
  },
  kitchen: (_wall, light, dice) => {
    const front = dice.pick(['#f2efe8', '#31493f', '#4d5b66', '#b99b78', '#d7dcd8', '#7a4f41'])
    const top = dice.pick(['#d9d4ca', '#3a3a3a', '#a98457'])
    const cupboards = Array.from(
      { length: 7 },
      (_, at) =>
        rect(82 + at * 112, 470, 106, 130, front) +
        rect(110 + at * 112, 482, 50, 5, shade(front, -0.4)),
    )
    const upper = Array.from(
      { length: 3 },
      (_, at) =>
        rect(82 + at * 112, 150, 106, 150, shade(front, 0.08)) +
        rect(110 + at * 112, 286, 50, 5, shade(front, -0.4)),
    )
    return [
      view(470, 140, 330, 250, light, dice),
      rect(76, 300, 800, 160, '#fff', 'opacity="0.35"'),
      ...upper,
      rect(70, 452, 810, 20, top),
      ...cupboards,
      rect(640, 440, 110, 12, '#8c979b'),
      path('M700 440 v-50 q0 -18 22 -18 h14', 'none', 'stroke="#8c979b" stroke-width="8"'),
      rect(930, 210, 150, 390, shade(front, -0.06)),
      rect(1056, 330, 7, 90, '#9aa2a5'),
      polygon(
        [
          [330, 800],
          [380, 640],
          [900, 640],
          [960, 800],
        ],
        shade(top, -0.1),
      ),
      rect(380, 626, 520, 20, top),
      ...[460, 620, 780].map(
        (x) => ellipse(x, 640, 46, 12, '#6d523f') + rect(x - 4, 640, 8, 160, '#54402f'),
      ),
      ...[480, 640, 800].map((x) => pendant(x, 150 + dice.between(0, 40), light)),
      bowl(690, 622, dice),
    ]
  },
  bedroom: (_wall, light, dice) => {
    const cloth = dice.pick(CLOTHS)
    return [
      view(dice.chance(0.5) ? 90 : 820, 140, 270, 330, light, dice),
      art(540, 150, dice),
      rug(600, 720, 460, dice),
      rect(380, 400, 440, 150, dice.pick(['#8a6a4f', '#5c4a3e', '#d5c7b2', '#48564f']), 'rx="12"'),
      polygon(
        [
          [390, 520],
          [810, 520],
          [900, 720],
          [300, 720],
        ],
        '#f6f3ee',
      ),
      polygon(
        [
          [352, 606],
          [848, 606],
          [900, 720],
          [300, 720],
        ],
        cloth,
      ),
      rect(300, 716, 600, 36, shade(cloth, -0.3)),
      rect(430, 486, 150, 56, '#ffffff', 'rx="18"'),
      rect(620, 486, 150, 56, '#ffffff', 'rx="18"'),
      ...[300, 850].map((x) => rect(x, 540, 70, 80, '#7a5d45') + lampTop(x + 35, 520, light)),
      plant(1090, 690, dice.between(120, 190), light),
    ]
  },
  bath: (wall, light, dice) => {
    const tile = dice.pick(['#cfdadb', '#bfcfc6', '#dcd3c6', '#a9bcc2'])
    const tiles = Array.from({ length: 11 }, (_, at) =>
      rect(at * 110, 250, 3, 330, '#fff', 'opacity="0.6"'),
    ).concat(
      Array.from({ length: 5 }, (_, at) =>
        rect(0, 250 + at * 66, WIDTH, 3, '#fff', 'opacity="0.6"'),
      ),
    )
    const wood = dice.pick(['#9a7350', '#6d5543', '#c3a27a'])
    return [
      rect(0, 250, WIDTH, 330, tile, 'opacity="0.85"'),
      ...tiles,
      view(dice.between(760, 840), 90, 220, 260, light, dice),
      rect(610, 520, 520, 130, '#fbfbf9', 'rx="60"'),
      rect(590, 506, 560, 30, '#ffffff', 'rx="15"'),
      path('M1080 506 v-70 q0 -22 -26 -22 h-20', 'none', 'stroke="#8c979b" stroke-width="9"'),
      rect(130, 470, 330, 150, wood),
      rect(110, 450, 370, 26, '#fbfbf9', 'rx="8"'),
      circle(295, 300, 104, '#e7edef'),
      circle(295, 300, 92, shade(wall, 0.3)),
      polygon(
        [
          [230, 350],
          [310, 214],
          [350, 226],
          [262, 376],
        ],
        '#fff',
        'opacity="0.4"',
      ),
      path('M295 450 v-32 q0 -14 20 -14', 'none', 'stroke="#8c979b" stroke-width="8"'),
      rug(420, 735, 260, dice),
      plant(540, 620, 110, light),
      lampTop(150, 260, light),
    ]
  },
  office: (_wall, light, dice) => {
    const desks = [160, 480, 800].map(
      (x) =>
        rect(x, 560, 250, 14, '#c5a27a') +
        rect(x + 12, 574, 8, 110, '#5a5a5a') +
        rect(x + 230, 574, 8, 110, '#5a5a5a') +
        rect(x + 80, 486, 96, 62, '#2d363b', 'rx="4"') +
        rect(x + 122, 548, 12, 12, '#2d363b'),
    )
    return [
      ...[60, 360, 660, 960].map((x) => view(x, 130, 230, 300, light, dice)),
      ...desks,
      ...[280, 600, 920].map((x) => pendant(x, 130, light)),
      plant(1110, 700, 220, light),
      rug(600, 745, 520, dice),
    ]
  },
}

function shell(wall: string, floor: string, room: Room, dice: Dice): string[] {
  const boards = Array.from({ length: 11 }, (_, at) =>
    path(
      `M${600 + (at - 5) * 90} ${FLOOR_TOP} L ${600 + (at - 5) * 220} ${HEIGHT}`,
      'none',
      `stroke="${shade(floor, -0.25)}" stroke-width="2" opacity="0.5"`,
    ),
  )
  const skirting = room === 'bath' ? '' : rect(0, FLOOR_TOP - 16, WIDTH, 16, shade(wall, 0.45))
  const shaft = polygon(
    [
      [dice.between(560, 760), FLOOR_TOP],
      [dice.between(900, 1040), FLOOR_TOP],
      [900, HEIGHT],
      [320, HEIGHT],
    ],
    '#fff6d8',
    'opacity="0.16"',
  )
  return [
    rect(0, 0, WIDTH, FLOOR_TOP, 'url(#wall)'),
    rect(0, 0, WIDTH, 60, shade(wall, 0.5)),
    rect(0, 56, WIDTH, 6, shade(wall, -0.12)),
    rect(0, FLOOR_TOP, WIDTH, HEIGHT - FLOOR_TOP, 'url(#floor)'),
    ...boards,
    shaft,
    skirting,
  ]
}
