const KEY = 'single-keys'

/** Whether single keys decide on this device: until somebody has turned them off. */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

/** Turns them on or off, on later visits too where the browser keeps anything. */
export function keepSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    // Then it holds for this visit.
  }
}
