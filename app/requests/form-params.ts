export type Written = string | string[] | undefined

export function listingOf(written: Written): number | null {
  return typeof written === 'string' && /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null
}
