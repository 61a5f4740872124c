/** Round amounts from the first ≥ `least` to the first ≥ `most`. */
export function priceSteps(least: number | null, most: number | null): number[] {
  if (least === null || most === null || !(most > 0) || least > most) return []
  const steps: number[] = []
  for (
    let decade = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
    decade <= most;
    decade *= 10
  ) {
    for (const factor of FACTORS) {
      const step = factor * decade
      if (step >= least && (steps.at(-1) ?? 0) < most) steps.push(step)
    }
  }
  return steps
}

const FACTORS = [1, 1.5, 2, 3, 5, 7.5]
