/**
 * Whether this is the first time that somebody asks for `mark` during this visit, which is as long
 * as the tab is open. Where that cannot be kept every page is a visit.
 */
export function isFirstThisVisit(mark: string): boolean {
  try {
    if (sessionStorage.getItem(mark) !== null) return false
    sessionStorage.setItem(mark, '1')
  } catch {
    // Blocked or full: asking once more is better than never.
  }
  return true
}
