import { looksLikeEmail } from './email-address.ts'
import { filterQuery } from './list-query.ts'
import { parseFilters, type SearchFilters } from './search-filters.ts'

/** What a saved search can tell of: homes that are new, that cost less, that are on the market again. */
export const alertEvents = ['new', 'cheaper', 'back'] as const

export type AlertEvent = (typeof alertEvents)[number]

/** At once, or once a day. */
export const alertFrequencies = ['instant', 'daily'] as const

export type AlertFrequency = (typeof alertFrequencies)[number]

/** What somebody fills in to save a search. */
export type SearchToSave = {
  name: string
  email: string
  events: readonly AlertEvent[]
  frequency: AlertFrequency
}

/** A form's fields as a person filled them in; words that no field has are left out. */
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

/** What is wrong with a field. */
export type SaveSearchFault = 'nameRequired' | 'emailRequired' | 'emailInvalid' | 'eventsRequired'

export type SaveSearchFaults = Partial<Record<SaveSearchField, SaveSearchFault>>

/** The longest that is taken, in characters. */
export const saveSearchLongest = { name: 100, email: 254 } as const

/** What has to be mended before a search can be saved; empty when nothing. */
export function saveSearchFaults({ name, email, events }: SearchToSave): SaveSearchFaults {
  const address = email.trim()
  return {
    ...(name.trim() === '' ? { name: 'nameRequired' } : {}),
    ...(address === ''
      ? { email: 'emailRequired' }
      : looksLikeEmail(address)
        ? {}
        : { email: 'emailInvalid' }),
    ...(events.length === 0 ? { events: 'eventsRequired' } : {}),
  }
}

/**
 * The question of a search as providers keep it: the query of get-property-list without order and
 * page. Ages are left out, for they pass.
 */
export function questionOf(filters: SearchFilters): string {
  const asked = Object.entries(filterQuery({ ...filters, postedSince: null }))
  return new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()
}

/** The search that asks a question: how a results page shows it. What pages cannot show is left out. */
export function filtersOfQuestion(question: string): SearchFilters {
  const asked = new URLSearchParams(question)
  const shown = new URLSearchParams()
  for (const [name, value] of asked) {
    const renamed = NAMES[name]
    if (renamed) shown.append(renamed, value)
  }
  const type = asked.get('property_type')
  if (type === '0' || type === '1') shown.set('type', type === '1' ? 'rent' : 'sell')
  for (const city of asked.get('also_city')?.split('|') ?? []) shown.append('city', city)
  const [latitude, longitude] = [asked.get('latitude'), asked.get('longitude')]
  if (latitude && longitude) shown.set('near', `${latitude},${longitude}`)
  return parseFilters(shown)
}

/** What the call names, as addresses name it. */
const NAMES: Readonly<Record<string, string>> = {
  category_slug_id: 'category',
  city: 'city',
  state: 'state',
  country: 'country',
  search: 'q',
  exclude: 'not',
  min_price: 'min_price',
  max_price: 'max_price',
  parameter_id: 'facilities',
  promoted: 'promoted',
  get_all_premium_properties: 'premium',
  radius: 'radius',
  min_bedrooms: 'bedrooms',
  min_bathrooms: 'bathrooms',
  min_area: 'min_area',
  max_area: 'max_area',
  bounds: 'bounds',
  area: 'area',
}
