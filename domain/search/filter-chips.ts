import { decodeTravel, encodeTravel, type TravelLimit } from '../place/travel.ts'
import {
  type ChipForm,
  type FilterName,
  type FilterTable,
  filterNames,
  filterRanges,
  filterRow,
  noFilters,
  type SearchFilters,
} from './search-filters.ts'
import { chosenPlaces, isFarApart } from './search-places.ts'

/** Filters with this form of chip. */
export type NameWith<Form extends ChipForm> = {
  [Name in FilterName]: FilterTable[Name] extends { chip: Form } ? Name : never
}[FilterName]

type Ends = { least: number | null; most: number | null }

type ChipValue =
  | {
      [Name in NameWith<'choice'>]: { name: Name; value: NonNullable<SearchFilters[Name]> }
    }[NameWith<'choice'>]
  | { name: NameWith<'words'> | 'city' | 'state' | 'country'; value: string }
  | { name: NameWith<'count'>; value: number }
  | { name: NameWith<'flag'> | 'bounds' }
  | ({ name: 'price'; isMonthly: boolean } & Ends)
  | ({ name: Exclude<keyof typeof filterRanges, 'price'> } & Ends)
  | { name: 'drawn'; value: number; label: string }
  | { name: 'parameter'; value: number }
  | { name: 'near'; radiusKm: number }
  | { name: 'travel'; limit: TravelLimit }

/** `without`: the search without this filter. */
export type FilterChip = { without: SearchFilters } & ChipValue

type Chips = readonly (readonly [chip: ChipValue, without: Partial<SearchFilters>])[]

export function filterChips(filters: SearchFilters): FilterChip[] {
  return filterNames.flatMap((name) => {
    const { chip: form } = filterRow(name)
    const chips = form ? chipForms[form](filters, name) : []
    return chips.map(([chip, rest]) => ({ ...chip, without: { ...filters, page: 1, ...rest } }))
  })
}

export function isChoice(
  chip: FilterChip,
): chip is Extract<FilterChip, { name: NameWith<'choice'> }> {
  return filterNames.some((name) => name === chip.name && filterRow(name).chip === 'choice')
}

/** Keeps sort, view and position. */
export function withoutFilters({ sort, view, near }: SearchFilters): SearchFilters {
  return { ...noFilters, sort, view, near: near && { ...near, radiusKm: null } }
}

const chipForms: Record<ChipForm, (filters: SearchFilters, name: FilterName) => Chips> = {
  choice: valueChip,
  words: valueChip,
  count: valueChip,
  flag: (filters, name) => (filters[name] ? [[toChip({ name }), { [name]: false }]] : []),
  range: (filters, first) =>
    Object.entries(filterRanges).flatMap(([name, [min, max]]) => {
      const [least, most] = [filters[min], filters[max]]
      if (min !== first || (least === null && most === null)) return []
      const monthly = name === 'price' ? { isMonthly: filters.offer === 'rent' } : {}
      return [[toChip({ name, least, most, ...monthly }), { [min]: null, [max]: null }]]
    }),
  cities: (filters) =>
    chosenPlaces(filters).map(({ label, without }) => {
      const value = filters.state && !isFarApart(filters) ? `${label}, ${filters.state}` : label
      return [{ name: 'city', value }, without]
    }),
  // One chip for a place: a city names its state, and a state stands for its country.
  region: ({ city, state, country }) => {
    const name = city ? null : state ? 'state' : country ? 'country' : null
    return name
      ? [
          [
            { name, value: state || country },
            { state: '', country: '' },
          ],
        ]
      : []
  },
  parameters: ({ parameters }) =>
    parameters.map((value) => [
      { name: 'parameter', value },
      { parameters: parameters.filter((id) => id !== value) },
    ]),
  bounds: ({ bounds, area }) => (bounds && !area ? [[{ name: 'bounds' }, { bounds: null }]] : []),
  drawn: ({ area, areaName: label, view, bounds }) => {
    const rest = { area: '', areaName: '', bounds: view === 'map' ? bounds : null }
    return area ? [[{ name: 'drawn', value: area.split('*').length, label }, rest]] : []
  },
  travel: ({ travel }) => {
    const limits = decodeTravel(travel) ?? []
    return limits.map((limit) => [
      { name: 'travel', limit },
      { travel: encodeTravel(limits.filter((it) => it !== limit)) },
    ])
  },
  near: ({ near }) =>
    near?.radiusKm
      ? [[{ name: 'near', radiusKm: near.radiusKm }, { near: { ...near, radiusKm: null } }]]
      : [],
}

function valueChip(filters: SearchFilters, name: FilterName): Chips {
  const value = filters[name]
  const none = noFilters[name]
  return value === none ? [] : [[toChip({ name, value }), { [name]: none }]]
}

function toChip(chip: object): ChipValue
function toChip(chip: object): object {
  return chip
}
