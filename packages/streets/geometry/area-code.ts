import { type Corner, type DrawnArea, type Ring, toCorner, toPosition } from './drawn-area.ts'

/**
 * Encoded Polyline Algorithm (Google Maps Platform) per ring, in base64url characters (RFC 4648)
 * like HERE's Flexible Polyline: no URL escaping. "." separates rings, outline first; "*" separates
 * areas.
 */
export function encodeAreas(areas: readonly DrawnArea[]): string {
  return areas.map(({ outline, holes }) => [outline, ...holes].map(encodeRing).join('.')).join('*')
}

/** Null if malformed; the geometry is checked by `areaProblem`. */
export function decodeAreas(code: string): DrawnArea[] | null {
  const areas: DrawnArea[] = []
  for (const area of code.split('*')) {
    const [outline, ...holes] = area.split('.').map(decodeRing)
    if (!outline || holes.some((hole) => hole === null)) return null
    areas.push({ outline, holes: holes.filter((hole) => hole !== null) })
  }
  return areas
}

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Five value bits per character, and a continuation bit. */
const BITS = 5
const REST = 31
const MORE = 32
/** Max characters of a coordinate difference. */
const MAX_LENGTH = 6

function encodeRing(ring: Ring): string {
  let last: Corner = { x: 0, y: 0 }
  let code = ''
  for (const corner of ring.map(toCorner)) {
    code += encodeNumber(corner.y - last.y) + encodeNumber(corner.x - last.x)
    last = corner
  }
  return code
}

function encodeNumber(number: number): string {
  let rest = number < 0 ? -2 * number - 1 : 2 * number
  let code = ''
  for (; rest > REST; rest = Math.floor(rest / MORE)) {
    code += CHARACTERS.charAt((rest % MORE) + MORE)
  }
  return code + CHARACTERS.charAt(rest)
}

function decodeRing(code: string): Ring | null {
  const numbers = decodeNumbers(code)
  if (!numbers || numbers.length === 0 || numbers.length % 2 === 1) return null
  const ring: Ring[number][] = []
  const at: Corner = { x: 0, y: 0 }
  for (const [index, number] of numbers.entries()) {
    at[index % 2 === 0 ? 'y' : 'x'] += number
    if (index % 2 === 1) ring.push(toPosition(at))
  }
  return ring
}

function decodeNumbers(code: string): number[] | null {
  const numbers: number[] = []
  let number = 0
  let digits = 0
  for (const character of code) {
    const value = CHARACTERS.indexOf(character)
    if (value < 0 || digits === MAX_LENGTH) return null
    number += (value & REST) * 2 ** (BITS * digits)
    digits += 1
    if (value < MORE) {
      numbers.push(number % 2 === 1 ? -(number + 1) / 2 : number / 2)
      number = 0
      digits = 0
    }
  }
  return digits === 0 ? numbers : null
}
