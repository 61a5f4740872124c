import { parseFilters } from './parse-filters.ts'
import { searchParams } from './search-filters.ts'

/**
 * Adds to `next`, made from the search `shown`, what `now` chose since: rendering lags behind the URL. Choices of
 * `next` itself come first.
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

/** A page number counts only in its own search. */
const ofOneSearch = new Set(['page', 'turn'])
