const MAX_ID = 2_147_483_647

/** Number of something, from an address; null for what no provider has. */
export function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,10}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : null
}
