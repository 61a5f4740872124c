/** Account id whose favorites this device shows; null for the device's own list. */
export function favouritesOwner(): number | null {
  try {
    const id = Number(localStorage.getItem(KEY) ?? Number.NaN)
    return Number.isInteger(id) ? id : null
  } catch {
    return null
  }
}

export function setFavouritesOwner(id: number | null): void {
  try {
    if (id === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, String(id))
  } catch {
    // Storage blocked: the favorites list is not stored either.
  }
}

/**
 * Device favorites that a user declined to merge into the account at sign-in, newest first; shown
 * again after sign-out.
 */
export function ownFavourites(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(OWN_KEY) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id) && id > 0) : []
  } catch {
    return []
  }
}

export function setOwnFavourites(ids: readonly number[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(OWN_KEY)
    else localStorage.setItem(OWN_KEY, JSON.stringify(ids))
  } catch {}
}

const KEY = 'favourites-of'
const OWN_KEY = 'favourites-of-device'
