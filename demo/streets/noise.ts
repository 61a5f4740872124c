/** Evenly spread in [0, 1) for whole numbers and a seed; the same on every machine. */
export function hash(x: number, y: number, seed: number): number {
  let mixed =
    (Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296
}

/** Smooth value noise in [-1, 1]. */
export function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [eased(x - left), eased(y - top)]
  const upper = mixed(hash(left, top, seed), hash(left + 1, top, seed), fx)
  const lower = mixed(hash(left, top + 1, seed), hash(left + 1, top + 1, seed), fx)
  return mixed(upper, lower, fy) * 2 - 1
}

/** A seed from a name (FNV-1a). */
export function toSeed(name: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < name.length; at++) {
    value = Math.imul(value ^ name.charCodeAt(at), 0x01000193)
  }
  return value >>> 0
}

function eased(t: number): number {
  return t * t * (3 - 2 * t)
}

function mixed(a: number, b: number, t: number): number {
  return a + (b - a) * t
}
