import { parseFilters, searchParams } from './search-filters.ts'

/**
 * Adds to `next`, a search made from the one `shown`, whatever `now` chose since: what a page shows can lag behind its
 * URL. A choice made by `next` itself comes first.
 */
export function keepLaterChoices(
  next: URLSearchParams,
  shown: URLSearchParams,
  now: URLSearchParams,
): void {
  const [before, after] = [canonical(shown), canonical(now)]
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [old, chosen] = [before.getAll(name), after.getAll(name)]
    const isChosen = String(chosen) !== String(old) && String(next.getAll(name)) === String(old)
    if (!isChosen || ofOneSearch.has(name)) continue
    next.delete(name)
    for (const value of chosen) next.append(name, value)
  }
}

const canonical = (params: URLSearchParams) => searchParams(parseFilters(params))

/** A page number counts only in the search that it was chosen for. */
const ofOneSearch = new Set(['page', 'turn'])
