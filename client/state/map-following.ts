const KEY = 'map-following'

/** True unless the person chose on this device to search only when asked. */
export function isMapFollowing(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

/** Keeps whether the list follows the map, persistently if storage allows. */
export function keepMapFollowing(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    // Storage blocked: the choice lasts for this page.
  }
}
