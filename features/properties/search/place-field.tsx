import { MapPin } from 'lucide'
import { type ReactNode, useState } from 'react'
import type { SearchSuggestion } from '@/client/api/places.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Combobox } from '@/design-system/combobox/combobox.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { type Places, placesOf } from '@/domain/place/place-code.ts'
import { MAX_CITIES, type SearchFilters } from '@/domain/search/search-filters.ts'
import { withPlace } from '@/domain/search/search-places.ts'
import { UnknownPlace } from '@/features/shell/unknown-place.tsx'
import { PlaceInputs } from './place-inputs.tsx'
import { usePlaces } from './use-places.ts'

type PlaceFieldProps = {
  id: string
  filters: SearchFilters
  typedBefore: string
  hasSuggestions: boolean
  onPlaces: (places: Partial<Places>) => void
  /** Chips of the chosen places. */
  children: ReactNode
}

/** Adds a city, with suggestions. A typed name matches all cities of that name. */
export function PlaceField(props: PlaceFieldProps) {
  const { id, filters, typedBefore, hasSuggestions, onPlaces, children } = props
  const { t } = useText()
  const chosen = placesOf(filters)
  const over = [filters.city, ...filters.alsoCities].join('|')
  const [typed, setTyped] = useState({ over, text: typedBefore })
  const text = typed.over === over ? typed.text : ''
  const { places, isBusy, isAnswered } = usePlaces(text, hasSuggestions)
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
        options={places.map((suggestion) => ({
          value: String(suggestion.id),
          label: suggestion.label,
          hint: suggestion.detail || undefined,
        }))}
        onSelect={({ value }) => {
          const place = places.find(({ id: known }) => String(known) === value)
          if (!place) return
          setTyped({ over, text: '' })
          onPlaces(withPlace(filters, toPlace(place)))
        }}
        busy={isBusy}
        status={
          places.length > 0 ? t('properties.search.suggestionCount', { count: places.length }) : ''
        }
        listLabel={t('properties.search.suggestions')}
        clearLabel={t('properties.search.clear')}
      />
      <UnknownPlace query={isAnswered && places.length === 0 ? text : null} isTownOnly />
      {children}
    </div>
  )
}

function toPlace({ city = '', state = '', country = '' }: SearchSuggestion) {
  return { city, state, country }
}
