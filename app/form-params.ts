/** What an address of a page may carry. */
export type Written = string | string[] | undefined

/** A draft's name, a uuid; whatever else an address says is no draft. */
export function draftOf(written: Written): string | null {
  return typeof written === 'string' && UUID.test(written) ? written.toLowerCase() : null
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A listing's number. */
export function listingOf(written: Written): number | null {
  return typeof written === 'string' && /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null
}
