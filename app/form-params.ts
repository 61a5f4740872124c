/** What an address of a page may carry. */
export type Written = string | string[] | undefined

/** A listing's number. */
export function listingOf(written: Written): number | null {
  return typeof written === 'string' && /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null
}
