/**
 * Whose favourites the device's list shows: an account's, by the id of its person, or, with null,
 * those of whoever uses the device without one.
 */
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
    // Blocked: then the list itself lives no longer than this page.
  }
}

/**
 * What the device kept before somebody signed in who did not want it in the account, the latest first: it is shown
 * again when nobody is signed in.
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
  } catch {
    // As above.
  }
}

const KEY = 'favourites-of'
const OWN_KEY = 'favourites-of-device'
