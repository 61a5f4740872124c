export type Written = string | string[] | undefined

export function parseListingId(written: Written): number | null {
  return typeof written === 'string' && /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null
}
