import { MapPin } from 'lucide'
import { type ReactNode, useState } from 'react'
import type { SearchSuggestion } from '@/client/api/places.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Combobox } from '@/design-system/combobox/combobox.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { type Places, toPlaces } from '@/domain/place/place-code.ts'
import { searchAround } from '@/domain/search/search-around.ts'
import { MAX_CITIES, type SearchFilters } from '@/domain/search/search-filters.ts'
import { withPlace } from '@/domain/search/search-places.ts'
import { useStreetSuggestions } from '@/features/map/streets/use-street-suggestions.ts'
import { UnknownPlace } from '@/features/shell/unknown-place.tsx'
import { PlaceInputs } from './place-inputs.tsx'
import { usePlaces } from './use-places.ts'

type PlaceFieldProps = {
  id: string
  filters: SearchFilters
  typedBefore: string
  hasSuggestions: boolean
  hasStreets: boolean
  onPlaces: (places: Partial<Places>) => void
  /** A neighborhood, street or station was chosen. */
  onFilters: (filters: SearchFilters) => void
  /** Chips of the chosen places. */
  children: ReactNode
}

/** Adds a city, with suggestions. A typed name matches all cities of that name. */
export function PlaceField(props: PlaceFieldProps) {
  const { id, filters, typedBefore, hasSuggestions, hasStreets, children } = props
  const { t } = useText()
  const chosen = toPlaces(filters)
  const over = [filters.city, ...filters.alsoCities].join('|')
  const [typed, setTyped] = useState({ over, text: typedBefore })
  const text = typed.over === over ? typed.text : ''
  const { places: towns, isBusy, isAnswered } = usePlaces(text, hasSuggestions)
  const streets = useStreetSuggestions(text, hasStreets, filters.near)
  const places = towns.filter((one) => !streets.isAmong(one))
  const count = places.length + streets.options.length
  const isSettled = isAnswered && streets.isAnswered && !streets.isBusy
  const isFull = chosen.length >= MAX_CITIES
  const empty = isFull
    ? 'properties.filters.mostCities'
    : filters.city
      ? 'properties.filters.anotherCity'
      : 'properties.filters.anyCity'
  return (
    <div>
      <PlaceInputs filters={filters} keepsRegion={text === ''} />
      <Combobox
        id={id}
        name={text === '' ? undefined : 'city'}
        maxLength={150}
        disabled={isFull}
        placeholder={t(empty, { count: MAX_CITIES })}
        before={<Icon of={MapPin} />}
        query={text}
        onQueryChange={(query) => setTyped({ over, text: query })}
        options={[
          ...places.map((suggestion) => ({
            value: String(suggestion.id),
            label: suggestion.label,
            hint: suggestion.detail || undefined,
            group: t('properties.search.suggestionPlace'),
          })),
          ...streets.options,
        ]}
        onSelect={({ value }) => {
          const spot = streets.find(value)
          if (spot) {
            setTyped({ over, text: '' })
            return props.onFilters(searchAround(filters, spot))
          }
          const place = places.find(({ id: known }) => String(known) === value)
          if (!place) return
          setTyped({ over, text: '' })
          props.onPlaces(withPlace(filters, toPlace(place)))
        }}
        busy={isBusy || streets.isBusy}
        status={count > 0 ? t('properties.search.suggestionCount', { count }) : ''}
        listLabel={t('properties.search.suggestions')}
        clearLabel={t('properties.search.clear')}
      />
      <UnknownPlace query={isSettled && count === 0 ? text : null} isTownOnly />
      {children}
    </div>
  )
}

function toPlace({ city = '', state = '', country = '' }: SearchSuggestion) {
  return { city, state, country }
}
