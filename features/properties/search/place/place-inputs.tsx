import type { SearchFilters } from '@/domain/search/search-filters.ts'
import { chosenPlaces } from '@/domain/search/search-places.ts'

type PlaceInputsProps = {
  filters: SearchFilters
  /** State and country apply to all cities without their own, including the one being typed. */
  keepsRegion: boolean
}

/** Hidden inputs of the chosen places; before the text field, whose city comes last. */
export function PlaceInputs({ filters, keepsRegion }: PlaceInputsProps) {
  const regions = (['state', 'country'] as const).filter((name) => keepsRegion && filters[name])
  const codes = keepsRegion
    ? [...(filters.city ? [filters.city] : []), ...filters.alsoCities]
    : chosenPlaces(filters).map(({ code }) => code)
  return (
    <>
      {codes.map((code) => (
        <input key={code} type="hidden" name="city" value={code} />
      ))}
      {regions.map((name) => (
        <input key={name} type="hidden" name={name} value={filters[name]} />
      ))}
    </>
  )
}
