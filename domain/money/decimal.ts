/** In decimal text, because 1.005 · 100 is inexact in binary. */
export function shiftDecimal(amount: number, places: number): number {
  const [digits, exponent = '0'] = String(amount).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

/** Half away from zero, never negative zero. */
export function roundTo(value: number, decimals: number): number {
  const shifted = Math.round(shiftDecimal(Math.abs(value), decimals))
  return shiftDecimal(Math.sign(value) * shifted, -decimals) + 0
}
