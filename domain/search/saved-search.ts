import { looksLikeEmail } from '../account/email-address.ts'
import { isBlank } from '../text/blank-text.ts'
import { filterQuery } from './list-query.ts'
import { parseFilters } from './parse-filters.ts'
import {
  eachFilter,
  type FilterName,
  filterNames,
  filterRow,
  filterTable,
  noFilters,
  type SearchFilters,
} from './search-filters.ts'

/** `back`: on the market again. */
export const alertEvents = ['new', 'cheaper', 'back'] as const

export type AlertEvent = (typeof alertEvents)[number]

export const alertFrequencies = ['instant', 'daily'] as const

export type AlertFrequency = (typeof alertFrequencies)[number]

/** `sold` includes rented out. */
export const memberAlertEvents = [...alertEvents, 'sold'] as const

export type MemberAlertEvent = (typeof memberAlertEvents)[number]

export const memberAlertFrequencies = [...alertFrequencies, 'weekly', 'never'] as const

export type MemberAlertFrequency = (typeof memberAlertFrequencies)[number]

export type SearchToSave = {
  name: string
  email: string
  events: readonly AlertEvent[]
  frequency: AlertFrequency
}

/** Unknown values are dropped. */
export function searchToSave(form: FormLike): SearchToSave {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const chosen = form.getAll('events')
  return {
    name: text('name'),
    email: text('email'),
    events: alertEvents.filter((event) => chosen.includes(event)),
    frequency: text('frequency') === 'instant' ? 'instant' : 'daily',
  }
}

type FormLike = { get(name: string): unknown; getAll(name: string): readonly unknown[] }

export type SaveSearchField = 'name' | 'email' | 'events'

export type SaveSearchFault = 'nameRequired' | 'emailRequired' | 'emailInvalid' | 'eventsRequired'

export type SaveSearchFaults = Partial<Record<SaveSearchField, SaveSearchFault>>

/** Max characters. */
export const saveSearchLongest = { name: 100, email: 254 } as const

export function saveSearchFaults({ name, email, events }: SearchToSave): SaveSearchFaults {
  const address = email.trim()
  return {
    ...(isBlank(name) ? { name: 'nameRequired' } : {}),
    ...(address === ''
      ? { email: 'emailRequired' }
      : looksLikeEmail(address)
        ? {}
        : { email: 'emailInvalid' }),
    ...(events.length === 0 ? { events: 'eventsRequired' } : {}),
  }
}

/**
 * get-property-list query without sort and page, and without listing age, which is relative to
 * today. The name of an area comes with it.
 */
export function toSearchCriteria(filters: SearchFilters): string {
  const lasting = eachFilter((name) => (filterRow(name).unsaved ? noFilters : filters)[name])
  const asked = Object.entries(filterQuery(lasting))
  if (filters.area && filters.areaName) asked.push([filterTable.areaName.key, filters.areaName])
  return new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()
}

/** Parameters without a filter are dropped. */
export function filtersOfCriteria(question: string): SearchFilters {
  const asked = new URLSearchParams(question)
  const shown = new URLSearchParams()
  for (const name of filterNames) {
    const { key, wire = name === 'areaName' ? key : '', unsaved } = filterRow(name)
    const texts = unsaved ? [] : asked.getAll(wire).flatMap((text) => fromWire(name, text))
    for (const text of texts) shown.append(key, text)
  }
  const [latitude, longitude] = [asked.get('latitude'), asked.get('longitude')]
  if (latitude && longitude) shown.set('near', `${latitude},${longitude}`)
  shown.set('radius', asked.get('radius') ?? '')
  return parseFilters(shown)
}

function fromWire(name: FilterName, text: string): string[] {
  const { type, codes = {} } = filterRow(name)
  if (type === 'cities') return text.split('|')
  return type === 'choice'
    ? Object.keys(codes).filter((word) => String(codes[word]) === text)
    : [text]
}
