import { emptyDeviceLists, MAX_LISTED, withList } from '@/domain/listing/device-lists.ts'
import { type QueryLike, queryText } from './query-values.ts'

/** In order, deduplicated, up to the limit. */
export function comparedIds(query: QueryLike): readonly number[] {
  const ids = queryText(query, 'homes', MAX_LENGTH)
    .split(',')
    .filter((id) => /^\s*[1-9]\d{0,8}\s*$/.test(id))
    .map(Number)
  return withList(emptyDeviceLists, 'compared', ids).compared
}

/** Nine digits per id, and some spare ids. */
const MAX_LENGTH = MAX_LISTED.compared * 40
