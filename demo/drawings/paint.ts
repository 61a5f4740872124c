import { createDice, type Dice } from '@hearth/dice/dice'

const WIDTH = 1200
const HEIGHT = 800

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

export function rect(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`
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

/** A color moved towards black (negative) or white (positive), -1 to 1. */
export function shade(hex: string, by: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const target = by < 0 ? 0 : 255
  const mixed = channels.map((value) => Math.round(value + (target - value) * Math.abs(by)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
