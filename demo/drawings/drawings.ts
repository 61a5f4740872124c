import type { Dice } from '@hearth/dice/dice'
import { circle, diceFor, ellipse, path, picture, rect, shade } from './paint.ts'

const SKINS = ['#f2cfb3', '#d9a47a', '#a86f4c', '#7a4e35', '#e8b994', '#c48a62']
const HAIRS = ['#2b211c', '#5a3d2b', '#a87b4f', '#c9c4bd', '#7a3b2e', '#1e1e22']
const CLOTHES = ['#2f5d50', '#43586e', '#8d4f3a', '#b98b4e', '#6d5a75', '#39423f']

/** A person, from the shoulders up. */
export function portrait(number: number): string {
  const dice = diceFor('portrait', number)
  const skin = SKINS[number % SKINS.length] ?? '#d9a47a'
  const hair = dice.pick(HAIRS)
  const coat = dice.pick(CLOTHES)
  const ground = dice.pick(['#dfe5dc', '#ead9c8', '#d6dde4', '#f0e6d2', '#cfdcd8'])
  const long = dice.chance(0.5)
  return picture(
    [
      rect(0, 0, 480, 480, ground),
      long ? ellipse(240, 250, 128, 168, hair) : '',
      rect(206, 290, 68, 90, shade(skin, -0.12)),
      path('M70 480 q10 -118 136 -128 q34 34 68 0 q126 10 136 128 Z', coat),
      path('M206 352 l34 58 l34 -58', 'none', `stroke="${shade(coat, 0.5)}" stroke-width="10"`),
      ellipse(240, 224, 88, 108, skin),
      path(
        long
          ? 'M150 232 q-8 -128 90 -132 q98 4 90 132 q-22 -76 -90 -80 q-68 4 -90 80 Z'
          : 'M150 214 q-2 -116 90 -118 q92 2 90 118 q-16 -56 -54 -62 q-70 -10 -98 8 q-22 14 -28 54 Z',
        hair,
      ),
      circle(208, 226, 8, '#2b211c'),
      circle(272, 226, 8, '#2b211c'),
      path(
        'M194 204 q14 -10 28 0 M258 204 q14 -10 28 0',
        'none',
        `stroke="${hair}" stroke-width="6"`,
      ),
      path('M240 232 q-12 30 2 34', 'none', `stroke="${shade(skin, -0.28)}" stroke-width="5"`),
      path(
        'M212 284 q28 22 56 0',
        'none',
        'stroke="#8d3f3a" stroke-width="7" stroke-linecap="round"',
      ),
      dice.chance(0.3)
        ? circle(208, 226, 26, 'none', 'stroke="#3a3a3a" stroke-width="5"') +
          circle(272, 226, 26, 'none', 'stroke="#3a3a3a" stroke-width="5"') +
          rect(232, 222, 16, 5, '#3a3a3a')
        : '',
    ],
    [],
    480,
    480,
  )
}

const ROOMS = ['Living', 'Kitchen', 'Bedroom', 'Bath', 'Hall', 'Study', 'Bedroom']

/** A floor plan, drawn from rooms that divide a rectangle. */
export function plan(number: number): string {
  const dice = diceFor('plan', number)
  const rooms = divide({ x: 120, y: 100, w: 960, h: 600 }, dice.between(4, 7), dice)
  const named = [...rooms].sort((a, b) => b.w * b.h - a.w * a.h)
  const walls = named.map((room, at) => {
    const name = ROOMS[at] ?? 'Store'
    const metres = `${((room.w * room.h) / 9000).toFixed(1)} m²`
    const middle = room.x + room.w / 2
    return [
      rect(
        room.x,
        room.y,
        room.w,
        room.h,
        name === 'Bath' ? '#e6eef0' : '#fbf9f4',
        'stroke="#2b2f2d" stroke-width="9"',
      ),
      `<text x="${middle}" y="${room.y + room.h / 2}" font-family="Helvetica, Arial, sans-serif" font-size="28" text-anchor="middle" fill="#2b2f2d">${name}</text>`,
      `<text x="${middle}" y="${room.y + room.h / 2 + 34}" font-family="Helvetica, Arial, sans-serif" font-size="22" text-anchor="middle" fill="#6d736f">${metres}</text>`,
      rect(room.x + room.w * 0.3, room.y + room.h - 6, Math.min(90, room.w * 0.35), 12, '#fbf9f4'),
      path(
        `M${room.x + room.w * 0.3} ${room.y + room.h} a60 60 0 0 1 60 -60`,
        'none',
        'stroke="#9aa19d" stroke-width="3"',
      ),
    ].join('')
  })
  const windows = [
    rect(300, 92, 180, 16, '#9cc0cc'),
    rect(720, 92, 160, 16, '#9cc0cc'),
    rect(112, 300, 16, 150, '#9cc0cc'),
    rect(1072, 380, 16, 150, '#9cc0cc'),
  ]
  return picture([
    rect(0, 0, 1200, 800, '#ffffff'),
    ...walls,
    ...windows,
    `<text x="120" y="762" font-family="Helvetica, Arial, sans-serif" font-size="22" fill="#6d736f">Scale 1:100</text>`,
    path('M1060 730 l20 40 l-20 -10 l-20 10 Z', '#2b2f2d'),
  ])
}

/** A small sign on a plain ground, for categories and parameters. */
export function icon(shape: string): string {
  return picture(
    [
      `<g fill="none" stroke="#1f4d3a" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">${shape}</g>`,
    ],
    [],
    192,
    192,
  )
}

type Room = { x: number; y: number; w: number; h: number }

function divide(room: Room, count: number, dice: Dice): Room[] {
  if (count <= 1) return [room]
  const first = Math.ceil(count / 2)
  const share = 0.42 + dice.roll() * 0.16
  const across = room.w >= room.h
  const cut = Math.round((across ? room.w : room.h) * share)
  const [a, b] = across
    ? [
        { ...room, w: cut },
        { ...room, x: room.x + cut, w: room.w - cut },
      ]
    : [
        { ...room, h: cut },
        { ...room, y: room.y + cut, h: room.h - cut },
      ]
  return [...divide(a, first, dice), ...divide(b, count - first, dice)]
}
