import fc from 'fast-check'

/** Everything about one request is drawn from here, so that its seed makes it again. */
export type Choices = {
  draw<Value>(arbitrary: fc.Arbitrary<Value>): Value
  /** Both ends included, every number as likely as the others. */
  int(min: number, max: number): number
  /** True once in `times`. */
  once(times: number): boolean
  of<Value>(list: readonly Value[]): Value
}

export function createChoices(seed: number): Choices {
  const [generate] = fc.sample(fc.gen(), { seed: spread(seed), numRuns: 1 })
  if (!generate) throw new Error('nothing was sampled')
  const draw = <Value>(arbitrary: fc.Arbitrary<Value>) => generate(() => arbitrary)
  const int = (min: number, max: number) => draw(fc.noBias(fc.integer({ min, max })))
  return {
    draw,
    int,
    once: (times) => int(1, times) === 1,
    of: (list) => {
      const chosen = list[int(0, list.length - 1)]
      if (chosen === undefined) throw new Error('there is nothing to choose from')
      return chosen
    },
  }
}

/** Generators that begin with neighboring seeds would draw alike. */
function spread(seed: number): number {
  const mixed = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b)
  return Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b) | 0
}
