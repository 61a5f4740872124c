import { BAND_COUNT, type Bands, bandAt } from './bands.ts'

/** An estimate before the rolling steps, in natural logarithms. */
export type RawEstimate = {
  logPrice: number
  /** Usual absolute error of homes like this one. */
  scale: number
}

/** Natural logarithms. */
export type LogRange = { low: number; middle: number; high: number }

export type RollingState = {
  /** Uses only outcomes of earlier days. */
  apply(raw: RawEstimate, day: number): LogRange
  /** The price that was paid after an estimate: days in ascending order. */
  record(raw: RawEstimate, logPrice: number, day: number): void
}

type Outcome = { day: number; residual: number; score: number; band: number }

/** Outcomes count half after this many days: the market moves. */
const LEVEL_HALF_LIFE = 20
const RANGE_HALF_LIFE = 40
const MAX_AGE = 120
/** The newest ones stay, however old, where sales are rare. */
export const MIN_OUTCOMES = 300
/** As many sales without an error: few outcomes correct little. */
const PRIOR_SALES = 30
/** The same for the slope, in squared days. */
const PRIOR_SLOPE = 100_000
/** Greater errors say more about the home than about the market. */
const CLIP = 0.25
/** Share of sales outside the range. */
const MISSES = 0.2
/** Step of the adaptation per sale. */
const STEP = 0.03

/**
 * Corrects estimates by the errors of recent sales, and gives each a range that held 80 % of them:
 * conformal prediction, scaled by the expected error and adapted per price band by its hits and
 * misses (Gibbs and Candès, Adaptive Conformal Inference, 2021).
 */
export function createRollingState(bands: Bands): RollingState {
  let outcomes: Outcome[] = []
  let today = Number.NEGATIVE_INFINITY
  let level = 0
  let quantiles: { low: number; high: number }[] = []
  const misses = new Array<number>(BAND_COUNT).fill(MISSES)
  const changes = new Array<number>(BAND_COUNT).fill(0)
  const startDay = (day: number) => {
    if (day <= today) return
    today = day
    const newest = outcomes.length - MIN_OUTCOMES
    outcomes = outcomes.filter((outcome, at) => day - outcome.day <= MAX_AGE || at >= newest)
    for (const [band, change] of changes.entries()) {
      misses[band] = Math.max(0.02, Math.min(0.5, (misses[band] ?? MISSES) + change))
      changes[band] = 0
    }
    level = findLevel(outcomes, day)
    const sorted = outcomes
      .map(({ score, band, day: past }) => ({
        score,
        band,
        recency: 2 ** ((past - day) / RANGE_HALF_LIFE),
      }))
      .sort((a, b) => a.score - b.score)
    quantiles = misses.map((share, band) => findQuantiles(sorted, band, share))
  }
  const apply = ({ logPrice, scale }: RawEstimate, day: number): LogRange => {
    startDay(day)
    const middle = logPrice + level
    const { low, high } = quantiles[bandAt(bands, logPrice)] ?? { low: 0, high: 0 }
    return { low: middle + low * scale, middle, high: middle + high * scale }
  }
  return {
    apply,
    record(raw, logPrice, day) {
      const { low, middle, high } = apply(raw, day)
      const band = bandAt(bands, raw.logPrice)
      const isMiss = logPrice < low || logPrice > high
      changes[band] = (changes[band] ?? 0) + STEP * (MISSES - (isMiss ? 1 : 0))
      const score = (logPrice - middle) / raw.scale
      outcomes.push({ day, residual: logPrice - raw.logPrice, score, band })
    },
  }
}

/** The line through recent errors, at `day`: a mean alone would lag behind a moving market. */
function findLevel(outcomes: readonly Outcome[], day: number): number {
  let weights = PRIOR_SALES
  let days = 0
  let squares = PRIOR_SLOPE
  let errors = 0
  let products = 0
  for (const outcome of outcomes) {
    const age = outcome.day - day
    const weight = 2 ** (age / LEVEL_HALF_LIFE)
    const error = Math.max(-CLIP, Math.min(CLIP, outcome.residual))
    weights += weight
    days += weight * age
    squares += weight * age * age
    errors += weight * error
    products += weight * age * error
  }
  return (errors * squares - products * days) / (weights * squares - days * days)
}

type WeightedScore = { score: number; band: number; recency: number }

/** Scores of the band and, with less weight, of its neighbors. */
function findQuantiles(sorted: readonly WeightedScore[], band: number, share: number) {
  const weight = (it: WeightedScore) => it.recency * (BAND_WEIGHTS[Math.abs(it.band - band)] ?? 0)
  const total = sorted.reduce((sum, it) => sum + weight(it), 0)
  const quantile = (wanted: number) => {
    let sum = 0
    for (const it of sorted) {
      sum += weight(it)
      if (sum >= wanted * total) return it.score
    }
    return sorted.at(-1)?.score ?? 0
  }
  return { low: Math.min(0, quantile(share / 2)), high: Math.max(0, quantile(1 - share / 2)) }
}

const BAND_WEIGHTS = Array.from({ length: BAND_COUNT }, (_, apart) => 4 ** -apart)
