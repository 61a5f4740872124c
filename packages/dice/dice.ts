/** Deterministic randomness, so that the demo region is the same everywhere. */
export type Dice = {
  /** In [0, 1). */
  roll(): number
  /** Inclusive integers. */
  between(low: number, high: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** Distinct items in list order. */
  some<Item>(items: readonly Item[], count: number): Item[]
}

/** Mulberry32 by Tommy Ettinger. */
export function createDice(seed: number): Dice {
  let state = seed >>> 0
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + Math.floor(roll() * (high - low + 1))
  return {
    roll,
    between,
    chance: (probability) => roll() < probability,
    pick: (items) => {
      const item = items[between(0, items.length - 1)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
    some: (items, count) => {
      const left = [...items.keys()]
      while (left.length > count) left.splice(between(0, left.length - 1), 1)
      return left.flatMap((at) => items.slice(at, at + 1))
    },
  }
}
