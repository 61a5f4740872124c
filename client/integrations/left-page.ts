const MARK = 'left-for-google'

/** Notes that this page is being left for Google, to be known when it comes back. */
export function noteLeaving(): void {
  try {
    sessionStorage.setItem(MARK, '1')
  } catch {
    // Blocked: then the way back is not known, and the person can try a window.
  }
}

/** Whether this page has come back from Google; asked for the first time only. */
export function hasComeBack(): boolean {
  try {
    const isNoted = sessionStorage.getItem(MARK) !== null
    sessionStorage.removeItem(MARK)
    return isNoted
  } catch {
    return false
  }
}
