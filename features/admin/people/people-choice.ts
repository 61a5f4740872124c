import type { UserFilters, UserSort } from '@/client/api/admin/people.ts'
import { isCalendarDay } from '@/domain/web/calendar-day.ts'

/** Filters and order of the list, as its address keeps them. */
export type PeopleChoice = UserFilters & { sort: UserSort }

export type FilterName = keyof UserFilters

export const KINDS = ['member', 'owner', 'agent', 'staff'] as const
export const STATES = ['active', 'deactivated'] as const
export const VERIFICATIONS = ['initial', 'pending', 'success', 'failed'] as const
export const SORTS = ['newest', 'name', 'seen'] as const

const MAX_SEARCH = 200
const MAX_CITY = 150
const DEFAULT_SORT = 'newest'

type Parse = (text: string) => string | number | undefined

const day: Parse = (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined)

function oneOf(values: readonly string[]): Parse {
  return (text) => values.find((value) => value === text)
}

/** In the order of the form. */
const PARSERS: Record<FilterName, Parse> = {
  search: (text) => text.trim().slice(0, MAX_SEARCH) || undefined,
  kind: oneOf(KINDS),
  state: oneOf(STATES),
  verification: oneOf(VERIFICATIONS),
  package_id: (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined),
  language: (text) => (/^[A-Za-z0-9-]{2,35}$/.test(text) ? text : undefined),
  city: (text) => (text.length <= MAX_CITY ? text || undefined : undefined),
  joined_from: day,
  joined_to: day,
  seen_from: day,
  seen_to: day,
}

export const filterNames = Object.keys(PARSERS) as FilterName[]

/** The choice of an address, and the names of filters whose values are not valid. */
export function parsePeopleChoice(asked: Pick<URLSearchParams, 'get'>): {
  choice: PeopleChoice
  ignored: FilterName[]
} {
  const found: Record<string, string | number> = {}
  const ignored: FilterName[] = []
  for (const name of filterNames) {
    const text = asked.get(name)
    if (!text) continue
    const value = PARSERS[name](text)
    if (value === undefined) ignored.push(name)
    else found[name] = value
  }
  const sort = SORTS.find((each) => each === asked.get('sort')) ?? DEFAULT_SORT
  return { choice: { ...(found as UserFilters), sort }, ignored }
}

/** The inverse of `parsePeopleChoice` with the open person; '' for the default. */
export function toPeopleAddress({ sort, ...filters }: PeopleChoice, person: number | null): string {
  const query = new URLSearchParams()
  for (const name of filterNames) {
    const value = filters[name]
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  if (sort !== DEFAULT_SORT) query.set('sort', sort)
  if (person !== null) query.set('person', String(person))
  return query.size > 0 ? `?${query}` : ''
}

export type FilterFault = 'badDay' | 'dateOrder'

/** Faults of days, by filter; with one the list is not asked for. */
export function findFaults(choice: UserFilters): Partial<Record<FilterName, FilterFault>> {
  const faults: Partial<Record<FilterName, FilterFault>> = {}
  for (const [from, to] of [
    ['joined_from', 'joined_to'],
    ['seen_from', 'seen_to'],
  ] as const) {
    for (const name of [from, to]) {
      if (choice[name] !== undefined && !isCalendarDay(choice[name])) faults[name] = 'badDay'
    }
    const [first = '', last = ''] = [choice[from], choice[to]]
    if (!faults[from] && !faults[to] && first && last && last < first) faults[to] = 'dateOrder'
  }
  return faults
}
