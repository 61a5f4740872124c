export type RangeScale = {
  min: number
  max: number
  step: number
  /** 1 is even; above, the low end gets more of the line, as prices want it. */
  curve: number
}

/** How many places a thumb has on its line. */
export const RANGE_PLACES = 400

/** The place (0 to RANGE_PLACES) of a value on the line. */
export function placeOf(scale: RangeScale, value: number): number {
  if (scale.max <= scale.min) return 0
  const share = (clamp(scale, value) - scale.min) / (scale.max - scale.min)
  return Math.round(share ** (1 / scale.curve) * RANGE_PLACES)
}

/** The value at a place on the line, on the grid of steps. */
export function valueAt(scale: RangeScale, place: number): number {
  const share = (place / RANGE_PLACES) ** scale.curve
  const steps = Math.round((share * (scale.max - scale.min)) / scale.step)
  return clamp(scale, scale.min + steps * scale.step)
}

/** A typed number within the bounds; undefined where nothing usable was typed. */
export function parseBound(scale: RangeScale, text: string): number | undefined {
  const value = Number(text)
  return text.trim() === '' || !Number.isFinite(value) ? undefined : clamp(scale, value)
}

function clamp(scale: RangeScale, value: number): number {
  return Math.min(scale.max, Math.max(scale.min, value))
}
