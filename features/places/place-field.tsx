'use client'

import { Building2, House, MapPin, Search, Tag } from 'lucide'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import type { SearchSuggestion } from '@/client/api/places.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Combobox } from '@/design-system/combobox/combobox.tsx'
import type { ComboboxItem } from '@/design-system/combobox/combobox-list.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { UnknownPlace } from '@/features/shell/unknown-place.tsx'
import { suggestionPath, suggestionValue } from './suggestion-option.ts'
import { useSuggestions } from './use-suggestions.ts'

export type PlaceFieldProps = {
  /** ID of the text field, for its label. */
  id: string
  /** The provider supports `place-suggestions`. */
  hasSuggestions: boolean
}

type Place = Pick<SearchSuggestion, 'city' | 'state' | 'country'>

/**
 * Search field with suggestions. A selected place is submitted as city, state and country, other
 * text as keywords.
 */
export function PlaceField({ id, hasSuggestions }: PlaceFieldProps) {
  const { t } = useText()
  const router = useRouter()
  const href = useHref()
  const [query, setQuery] = useState('')
  const [place, setPlace] = useState<Place | null>(null)
  const { suggestions, isBusy, isAnswered } = useSuggestions(place ? '' : query, hasSuggestions)

  const isUnknown = isAnswered && !isBusy && suggestions.length === 0

  const choose = ({ value }: ComboboxItem) => {
    const chosen = suggestions.find((suggestion) => suggestionValue(suggestion) === value)
    if (!chosen) return
    const path = suggestionPath(chosen)
    if (path) return router.push(href(path))
    setQuery(chosen.label)
    setPlace({ city: chosen.city, state: chosen.state, country: chosen.country })
  }

  return (
    <>
      <Combobox
        id={id}
        name={place ? undefined : 'q'}
        maxLength={200}
        placeholder={t('properties.search.placeholder')}
        before={<Icon of={Search} />}
        query={query}
        onQueryChange={(text) => {
          setQuery(text)
          setPlace(null)
        }}
        options={suggestions.map((suggestion) => ({
          value: suggestionValue(suggestion),
          label: suggestion.label,
          hint: suggestion.detail || undefined,
          icon: icons[suggestion.kind],
          group: t(groups[suggestion.kind]),
        }))}
        onSelect={choose}
        busy={isBusy}
        status={
          suggestions.length > 0
            ? t('properties.search.suggestionCount', { count: suggestions.length })
            : ''
        }
        listLabel={t('properties.search.suggestions')}
        clearLabel={t('properties.search.clear')}
      />
      <UnknownPlace query={isUnknown ? query : null} />
      {place
        ? Object.entries(place).map(([name, value]) =>
            value ? <input key={name} type="hidden" name={name} value={value} /> : null,
          )
        : null}
    </>
  )
}

const icons: Record<SearchSuggestion['kind'], ReactNode> = {
  place: <Icon of={MapPin} />,
  listing: <Icon of={House} />,
  category: <Icon of={Tag} />,
  project: <Icon of={Building2} />,
}

const groups = {
  place: 'properties.search.suggestionPlace',
  listing: 'properties.search.suggestionListing',
  category: 'properties.search.suggestionCategory',
  project: 'properties.search.suggestionProject',
} as const satisfies Record<SearchSuggestion['kind'], string>
