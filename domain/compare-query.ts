import { MOST_KEPT, nothingKept, withList } from './kept-listings.ts'
import { type QueryLike, queryText } from './query-values.ts'

/** Which homes an address lays side by side: each once, in the order written, as many as fit. */
export function comparedIds(query: QueryLike): readonly number[] {
  const ids = queryText(query, 'homes', LONGEST)
    .split(',')
    .filter((id) => /^\s*[1-9]\d{0,8}\s*$/.test(id))
    .map(Number)
  return withList(nothingKept, 'compared', ids).compared
}

/** Ids of nine digits, and some more than are read. */
const LONGEST = MOST_KEPT.compared * 40
