import { MapPin, Search } from 'lucide'
import { useState } from 'react'
import { isolated } from '@/client/text/isolated.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Combobox } from '@/design-system/combobox/combobox.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import type { PlaceLocation } from '@/domain/place/place-location.ts'
import { suggestedPlace } from './suggested-place.ts'
import { suggestionValue } from './suggestion-option.ts'
import { useSuggestions } from './use-suggestions.ts'

type PlaceSearchProps = {
  /** ID of the text field, for its label. */
  id: string
  onType: () => void
  onChoose: (place: PlaceLocation) => void
}

/** Place field with suggestions; places without coordinates are excluded. */
export function PlaceSearch({ id, onType, onChoose }: PlaceSearchProps) {
  const { t } = useText()
  const [query, setQuery] = useState('')
  const { suggestions, isBusy, isAnswered } = useSuggestions(query, true)
  const places = suggestions.flatMap((suggestion) => {
    const place = suggestedPlace(suggestion)
    return place ? [{ value: suggestionValue(suggestion), suggestion, place }] : []
  })
  const isUnknown = isAnswered && !isBusy && places.length === 0
  return (
    <>
      <Combobox
        id={id}
        autoComplete="off"
        maxLength={100}
        placeholder={t('places.placeholder')}
        before={<Icon of={Search} />}
        query={query}
        onQueryChange={(text) => {
          setQuery(text)
          onType()
        }}
        options={places.map(({ value, suggestion }) => ({
          value,
          label: suggestion.label,
          hint: suggestion.detail || undefined,
          icon: <Icon of={MapPin} />,
        }))}
        onSelect={({ value }) => {
          const chosen = places.find((place) => place.value === value)
          if (!chosen) return
          setQuery(chosen.suggestion.label)
          onChoose(chosen.place)
        }}
        busy={isBusy}
        status=""
        listLabel={t('places.suggestions')}
        clearLabel={t('places.clearSearch')}
      />
      {/* Stays after blur, so that an unknown place does not fail silently. */}
      <p role="status" className="mt-2 text-sm text-ink-muted empty:hidden">
        {isUnknown
          ? t(/\d/.test(query) ? 'places.noPostalCode' : 'places.noPlaces', {
              query: isolated(query.trim()),
            })
          : null}
      </p>
    </>
  )
}
