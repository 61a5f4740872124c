import { MAX_PLACE_CODE_LENGTH, toPlaces, withPlaces } from '../place/place-code.ts'
import {
  MAX_RADIUS_KM,
  type QueryLike,
  queryAmount,
  queryArea,
  queryBounds,
  queryIds,
  queryNear,
  queryNumber,
  queryText,
  queryTexts,
  queryTravel,
  queryTurn,
  queryWord,
} from './query-values.ts'
import {
  eachFilter,
  type FilterRow,
  type FilterType,
  filterRanges,
  filterRow,
  MAX_CITIES,
  type SearchFilters,
  withoutOrphans,
} from './search-filters.ts'

/** Invalid values are dropped. */
export function parseFilters(query: QueryLike): SearchFilters {
  const read = eachFilter((name) => parsers[filterRow(name).type](query, filterRow(name)))
  const { sort, near } = read
  return {
    ...withoutOrphans(read),
    ...withPlaces(toPlaces(read)),
    ...inOrder(read),
    sort: sort === 'nearest' && !near ? 'newest' : sort,
  }
}

const parsers: Record<FilterType, (query: QueryLike, row: FilterRow) => unknown> = {
  text: (query, { key, max = 0 }) => queryText(query, key, max),
  city: (query, { key }) => queryCities(query, key)[0] ?? '',
  cities: (query, { key }) => queryCities(query, key).slice(1),
  amount: (query, { key, max = 0 }) => queryAmount(query, key, max),
  count: (query, { key, max = 0 }) => {
    const number = queryNumber(query, key, max)
    return number === null || number < 1 ? null : Math.floor(number)
  },
  choice: (query, { key, codes = {} }) => queryWord(query, key, Object.keys(codes)),
  setting: (query, { key, words = [] }) => queryWord(query, key, words) ?? words[0],
  flag: (query, { key }) => queryWord(query, key, ['1']) !== null,
  ids: (query, { key }) => queryIds(query, key),
  bounds: (query, { key }) => queryBounds(query, key),
  area: (query, { key }) => queryArea(query, key),
  travel: (query, { key }) => queryTravel(query, key),
  near: (query, { key }) => {
    const near = queryNear(query, key)
    // Older URLs include the radius in `near`.
    const radiusKm = queryNumber(query, 'radius', MAX_RADIUS_KM)
    return near && radiusKm ? { ...near, radiusKm } : near
  },
  page: (query, { key, max = 1 }) => Math.max(1, Math.floor(queryNumber(query, key, max) ?? 1)),
  turn: queryTurn,
}

function queryCities(query: QueryLike, key: string): string[] {
  return queryTexts(query, key, MAX_PLACE_CODE_LENGTH, MAX_CITIES)
}

function inOrder(filters: SearchFilters): Partial<SearchFilters> {
  const pairs = Object.values(filterRanges).flatMap(([min, max]) => {
    const [least, most] = [filters[min], filters[max]]
    const isReversed = least !== null && most !== null && least > most
    return isReversed ? [[min, most] as const, [max, least] as const] : []
  })
  return Object.fromEntries(pairs)
}
