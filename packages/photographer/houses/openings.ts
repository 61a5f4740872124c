import type { Dice } from '@hearth/dice/dice'
import {
  AdditiveBlending,
  Color,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type Object3D,
  PlaneGeometry,
} from 'three'
import { drawn } from '../canvas.ts'
import { type At, box, type Hole, type Paint, paint, pole, together } from '../parts.ts'

/** Materials of a house and its interior light. */
export type Look = {
  wall: Paint
  /** Gables and upper floors, when they differ. */
  second: Paint
  trim: Paint
  frame: Paint
  roof: Paint
  door: Paint
  plinth: Paint
  dice: Dice
  /** Share of windows with a lamp behind. */
  lit: number
  snow: boolean
}

export type Opening = Hole & {
  kind: 'window' | 'door' | 'garage' | 'hole'
  /** Panes across and down. */
  panes?: readonly [number, number]
  casing?: boolean
  shutters?: Paint
}

const DEEP = 0.3
const REVEAL = 0.13

const pane = new MeshStandardMaterial({
  color: '#5d6b78',
  metalness: 1,
  roughness: 0.03,
  transparent: true,
  blending: AdditiveBlending,
  depthWrite: false,
  envMapIntensity: 0.9,
})

/** A sheet that mirrors the sky and lets what is behind it be seen. */
function glass(wide: number, high: number, at: At): Object3D {
  const sheet = new Mesh(new PlaneGeometry(wide, high), pane)
  sheet.position.set(at[0], at[1] + high / 2, at[2])
  return sheet
}

const ROOMS = Array.from({ length: 6 }, (_, at) => () => roomBehind(at))
const rooms = new Map<number, ReturnType<typeof roomBehind>>()

/** Fills an opening in a wall at z = 0, seen from +z. */
export function fill(opening: Opening, look: Look): Object3D {
  if (opening.kind === 'hole') return together([])
  if (opening.kind === 'garage') return garageDoor(opening, look)
  if (opening.kind === 'door') return door(opening, look)
  return window(opening, look)
}

function window({ x, y, w, h, panes = [2, 1], casing, shutters }: Opening, look: Look): Object3D {
  const { frame, trim, dice } = look
  const bar = 0.06
  const [across, down] = panes
  const parts: Object3D[] = [
    box([w, bar, 0.07], frame, [x + w / 2, y, -REVEAL]),
    box([w, bar, 0.07], frame, [x + w / 2, y + h - bar, -REVEAL]),
    glass(w, h, [x + w / 2, y, -REVEAL - 0.01]),
    box([w + 0.12, 0.05, 0.2], trim, [x + w / 2, y - 0.05, 0]),
  ]
  for (let at = 0; at <= across; at++) {
    const inner = at > 0 && at < across
    const place = x + Math.min(w - bar / 2, Math.max(bar / 2, (w * at) / across))
    parts.push(box([inner ? bar * 0.8 : bar, h, 0.07], frame, [place, y, -REVEAL]))
  }
  for (let at = 1; at < down; at++)
    parts.push(box([w, 0.035, 0.06], frame, [x + w / 2, y + (h * at) / down, -REVEAL]))
  if (casing) {
    parts.push(box([0.1, h + 0.2, 0.05], trim, [x - 0.05, y - 0.1, 0.02]))
    parts.push(box([0.1, h + 0.2, 0.05], trim, [x + w + 0.05, y - 0.1, 0.02]))
    parts.push(box([w + 0.3, 0.14, 0.07], trim, [x + w / 2, y + h, 0.03]))
  }
  if (shutters)
    for (const side of [-1, 1])
      parts.push(box([w * 0.45, h, 0.05], shutters, [x + w / 2 + side * (w * 0.735), y, 0.03]))
  parts.push(...behind(x, y, w, h, look))
  if (dice.chance(0.55)) {
    const veil = paint(dice.pick(['#f2ede2', '#e6ded0', '#cfc6b8']), { twoSided: true })
    const wide = w * (0.1 + 0.14 * dice.roll())
    parts.push(box([wide, h, 0.05], veil, [x + wide / 2, y, -0.42]))
    parts.push(box([wide, h, 0.05], veil, [x + w - wide / 2, y, -0.42]))
  }
  return together(parts)
}

/** The room that a window shows: a picture of it, some way in. */
function behind(x: number, y: number, w: number, h: number, look: Look): Object3D[] {
  const number = look.dice.between(0, ROOMS.length - 1)
  const view = rooms.get(number) ?? roomBehind(number)
  rooms.set(number, view)
  const isLit = look.dice.chance(look.lit)
  const material = new MeshLambertMaterial({ color: '#000000' })
  material.emissive = new Color(isLit ? '#ffc27d' : '#b8bcc0')
  material.emissiveMap = view
  material.emissiveIntensity = isLit ? 1.15 + 0.5 * look.dice.roll() : 0.07
  const card = new Mesh(new PlaneGeometry(w + 0.7, h + 0.5), material)
  card.position.set(x + w / 2, y + h / 2, -0.95)
  return [card]
}

function door({ x, y, w, h }: Opening, look: Look): Object3D {
  const { door, frame, trim, plinth } = look
  const metal = paint('#b9b3a6', { roughness: 0.25, metalness: 1 })
  const leaf = w > 1.4 ? 1.02 : w
  const left = x + (w - leaf)
  const parts: Object3D[] = [
    box([leaf, h, 0.06], door, [left + leaf / 2, y, -0.16]),
    ...[0.14, 0.56].map((share) =>
      box([leaf * 0.68, h * 0.3, 0.02], door, [left + leaf / 2, y + h * share, -0.125]),
    ),
    pole([0.018, 0.018, 0.5], metal, [left + leaf * 0.12, y + h * 0.4, -0.09]),
    box([0.08, h, 0.12], frame, [x + 0.02, y, -0.13]),
    box([0.08, h, 0.12], frame, [x + w - 0.02, y, -0.13]),
    box([w, 0.08, 0.12], frame, [x + w / 2, y + h - 0.06, -0.13]),
    box([w + 0.5, 0.16, 0.9], plinth, [x + w / 2, y - 0.16, 0.4]),
    box([w + 0.24, 0.12, 0.06], trim, [x + w / 2, y + h, 0.02]),
  ]
  if (w > 1.4) {
    const side = w - leaf - 0.1
    parts.push(glass(side, h, [x + side / 2 + 0.05, y, -0.15]), ...behind(x, y, side, h, look))
  }
  return together(parts)
}

function garageDoor({ x, y, w, h }: Opening, { trim, door, frame }: Look): Object3D {
  const leaves = Array.from({ length: 4 }, (_, at) =>
    box([w, h / 4 - 0.02, 0.06], at === 3 ? frame : door, [x + w / 2, y + (h / 4) * at, -0.16]),
  )
  return together([...leaves, box([w + 0.3, 0.16, 0.06], trim, [x + w / 2, y + h, 0.02])])
}

/** Depth of wall openings. */
export const WALL = DEEP

function roomBehind(number: number) {
  return drawn(256, 256, (it) => {
    const wall = it.createLinearGradient(0, 0, 0, 256)
    wall.addColorStop(0, '#d9c7ae')
    wall.addColorStop(0.7, '#b39a7c')
    wall.addColorStop(1, '#6b5844')
    it.fillStyle = wall
    it.fillRect(0, 0, 256, 256)
    it.fillStyle = '#efe4d2'
    it.fillRect(0, 0, 256, 34)
    it.fillStyle = 'rgba(70,52,38,.85)'
    if (number % 3 === 0) for (let row = 0; row < 4; row++) it.fillRect(20, 84 + row * 34, 96, 5)
    if (number % 3 === 0)
      for (let book = 0; book < 36; book++) {
        it.fillStyle = ['#8d4f3a', '#43586e', '#e0d3bd', '#5b6b52'][(book * 7) % 4] ?? ''
        it.fillRect(22 + (book % 9) * 10, 62 + Math.floor(book / 9) * 34, 8, 22)
      }
    if (number % 3 === 1) {
      it.fillStyle = '#f4efe4'
      it.fillRect(134, 70, 74, 54)
      it.fillStyle = '#7a8a80'
      it.fillRect(142, 78, 58, 38)
    }
    it.fillStyle = 'rgba(58,44,36,.9)'
    if (number % 2 === 0) it.fillRect(60, 190, 150, 66)
    else it.fillRect(150, 150, 60, 106)
    const [left, top] = [70 + ((number * 47) % 130), 60 + ((number * 31) % 50)]
    const lamp = it.createRadialGradient(left, top, 4, left, top, 120)
    lamp.addColorStop(0, 'rgba(255,250,232,1)')
    lamp.addColorStop(0.12, 'rgba(255,236,190,.8)')
    lamp.addColorStop(1, 'rgba(255,200,120,0)')
    it.fillStyle = lamp
    it.fillRect(0, 0, 256, 256)
  })
}
