import { createDice, type Dice } from '@/server/db/seed/dice.ts'

export const WIDTH = 1200
export const HEIGHT = 800

export type Light = {
  name: 'day' | 'morning' | 'dusk' | 'snow'
  sky: [string, string]
  hill: string
  ground: string
  lawn: string
  leaf: string[]
  /** Laid over everything that is lit. */
  veil: string
  glow: boolean
}

export const LIGHTS: readonly Light[] = [
  {
    name: 'day',
    sky: ['#9cc7e6', '#e9f3f7'],
    hill: '#8fb0a0',
    ground: '#b9ab94',
    lawn: '#86a865',
    leaf: ['#54834f', '#6c9a58', '#3f6e4c'],
    veil: 'rgba(255,246,220,0.06)',
    glow: false,
  },
  {
    name: 'morning',
    sky: ['#b9cfe4', '#fbe7d0'],
    hill: '#a8b6b2',
    ground: '#c2b39d',
    lawn: '#9bb074',
    leaf: ['#6f9260', '#87a567', '#587c56'],
    veil: 'rgba(255,214,170,0.14)',
    glow: false,
  },
  {
    name: 'dusk',
    sky: ['#2f4266', '#e7a77f'],
    hill: '#4a5570',
    ground: '#6d655f',
    lawn: '#4f6650',
    leaf: ['#33503f', '#3f5c45', '#2a4236'],
    veil: 'rgba(40,44,84,0.24)',
    glow: true,
  },
  {
    name: 'snow',
    sky: ['#c3cedb', '#eef1f4'],
    hill: '#cdd6dd',
    ground: '#dfe3e6',
    lawn: '#eef2f4',
    leaf: ['#5d7468', '#71877a', '#e3eae8'],
    veil: 'rgba(226,236,246,0.12)',
    glow: true,
  },
]

export function diceFor(subject: string, number: number): Dice {
  let seed = number * 7919
  for (const letter of subject) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return createDice(seed)
}

/** A whole picture: its parts from back to front. */
export function picture(
  parts: readonly string[],
  defs: readonly string[] = [],
  width = WIDTH,
  height = HEIGHT,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs.join('')}</defs>${parts.join('')}</svg>`
}

export function gradient(
  id: string,
  [from, to]: readonly [string, string],
  upright = true,
): string {
  const [x2, y2] = upright ? [0, 1] : [1, 0]
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
}

export function rect(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`
}

export function polygon(
  points: readonly (readonly [number, number])[],
  fill: string,
  more = '',
): string {
  return `<polygon points="${points.map(([x, y]) => `${x},${y}`).join(' ')}" fill="${fill}" ${more}/>`
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

/** A colour moved towards black (negative) or white (positive), -1 to 1. */
export function shade(hex: string, by: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const target = by < 0 ? 0 : 255
  const mixed = channels.map((value) => Math.round(value + (target - value) * Math.abs(by)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
