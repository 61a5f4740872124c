/** Moves the decimal point in the number's decimal text: 1.005 · 100 is a hair off in binary. */
export function shiftDecimal(amount: number, places: number): number {
  const [digits, exponent = '0'] = String(amount).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

/** Rounds to so many decimals, halves away from zero; never gives a negative zero. */
export function roundTo(value: number, decimals: number): number {
  const shifted = Math.round(shiftDecimal(Math.abs(value), decimals))
  return shiftDecimal(Math.sign(value) * shifted, -decimals) + 0
}
