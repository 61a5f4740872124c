'use client'

import { MapPin } from 'lucide'
import { useState } from 'react'
import type { SearchSuggestion } from '@/client/api/location.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Combobox } from '@/design-system/combobox/combobox.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import type { SearchFilters } from '@/domain/search-filters.ts'
import { usePlaces } from './use-places.ts'

type Place = Pick<SearchFilters, 'city' | 'state' | 'country'>

type PlaceFieldProps = {
  id: string
  place: Place
  hasSuggestions: boolean
  onPlace: (place: Place) => void
}

/** The city looked in, with suggestions. Somebody who types another means any of that name. */
export function PlaceField({ id, place, hasSuggestions, onPlace }: PlaceFieldProps) {
  const { t } = useText()
  const [typed, setTyped] = useState({ over: place.city, text: place.city })
  const text = typed.over === place.city ? typed.text : place.city
  const isChanged = text !== place.city
  const { places, isBusy, isAnswered } = usePlaces(isChanged ? text : '', hasSuggestions)
  return (
    <>
      <Combobox
        id={id}
        name="city"
        maxLength={150}
        placeholder={t('filters.anyCity')}
        before={<Icon of={MapPin} />}
        query={text}
        onQueryChange={(query) => setTyped({ over: place.city, text: query })}
        options={places.map((suggestion) => ({
          value: String(suggestion.id),
          label: suggestion.label,
          hint: suggestion.detail || undefined,
        }))}
        onSelect={({ value }) => {
          const chosen = places.find(({ id: known }) => String(known) === value)
          if (chosen) onPlace(placeOf(chosen))
        }}
        busy={isBusy}
        status={isAnswered ? statusText(places.length, t) : ''}
        listLabel={t('search.suggestions')}
        clearLabel={t('search.clear')}
      />
      {isChanged ? null : <HiddenPlace {...place} />}
    </>
  )
}

/** State and country belong to the city that was chosen; without one they stand for themselves. */
function HiddenPlace({ state, country }: Place) {
  return (
    <>
      {state ? <input type="hidden" name="state" value={state} /> : null}
      {country ? <input type="hidden" name="country" value={country} /> : null}
    </>
  )
}

function placeOf({ city = '', state = '', country = '' }: SearchSuggestion): Place {
  return { city, state, country }
}

function statusText(count: number, t: ReturnType<typeof useText>['t']): string {
  return count === 0 ? t('search.noSuggestions') : t('search.suggestionCount', { count })
}
