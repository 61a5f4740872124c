const KEY = 'single-keys'

/** True unless single-key shortcuts are turned off on this device. */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

/** Turns single-key shortcuts on or off, persistently if storage allows. */
export function keepSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    // Storage blocked: the setting is not persisted.
  }
}
