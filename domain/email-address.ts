/** Whether somebody may be meant by it: something before and behind the at sign, with a dot behind; providers know better. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
}
