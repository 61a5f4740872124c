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

const KEY = 'favourites-of'
