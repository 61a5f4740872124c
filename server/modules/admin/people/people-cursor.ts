import type { ListedPersonRow, PeoplePlace, PeopleSort } from './people-list-store.ts'

const MAX_ID = 2_147_483_647
const NEVER = 'never'

/** Place of a row, as clients send it back: a number, and what the list is sorted by. */
export function formatPeopleCursor(
  { id, name_key: name, seen_micros: micros }: ListedPersonRow,
  sort: PeopleSort,
): string {
  if (sort === 'newest') return String(id)
  if (sort === 'seen') return `${id}.${micros ?? NEVER}`
  return `${id}.${Buffer.from(name).toString('base64url')}`
}

/** Undefined if it is not a cursor of this order. */
export function parsePeopleCursor(cursor: string, sort: PeopleSort): PeoplePlace | undefined {
  const [number = '', key, ...rest] = cursor.split('.')
  const id = Number(number)
  if (!/^\d{1,10}$/.test(number) || id > MAX_ID || rest.length > 0) return undefined
  if (sort === 'newest') return key === undefined ? { sort, id } : undefined
  if (key === undefined) return undefined
  if (sort === 'name') {
    const name = Buffer.from(key, 'base64url').toString()
    return name.includes('\0') ? undefined : { sort, id, name }
  }
  if (key === NEVER) return { sort, id, micros: null }
  return /^-?\d{1,17}$/.test(key) ? { sort, id, micros: key } : undefined
}
