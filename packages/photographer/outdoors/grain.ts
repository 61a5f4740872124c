import { createDice } from '@hearth/dice/dice'

const CELLS = 64
const lattice = (() => {
  const dice = createDice(4711)
  return Float32Array.from({ length: CELLS * CELLS }, () => dice.roll())
})()

/** Smooth noise that repeats every `period` cells; 0 to 1. */
export function noise(x: number, y: number, period = CELLS): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [ease(x - left), ease(y - top)]
  const at = (dx: number, dy: number) => {
    const column = (((left + dx) % period) + period) % period
    const row = (((top + dy) % period) + period) % period
    return lattice[(row % CELLS) * CELLS + (column % CELLS)] ?? 0
  }
  const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * u
  const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * u
  return upper + (lower - upper) * v
}

/** Noise of several sizes, each finer and weaker; 0 to 1. */
export function clouds(x: number, y: number, octaves = 4, period = 8): number {
  let sum = 0
  let weight = 0
  for (let octave = 0; octave < octaves; octave++) {
    const scale = 2 ** octave
    sum += noise(x * scale + octave * 17, y * scale, Math.min(CELLS, period * scale)) / scale
    weight += 1 / scale
  }
  return sum / weight
}

function ease(value: number): number {
  return value * value * (3 - 2 * value)
}
