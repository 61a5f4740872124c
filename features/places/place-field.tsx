'use client'

import { Building2, House, MapPin, MapPinned, Search, Tag } from 'lucide'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import type { SearchSuggestion } from '@/client/api/places.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Combobox } from '@/design-system/combobox/combobox.tsx'
import type { ComboboxItem } from '@/design-system/combobox/combobox-list.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { searchAround, WALK_MINUTES } from '@/domain/search/search-around.ts'
import { noFilters, searchParams } from '@/domain/search/search-filters.ts'
import { MAX_TYPED_WISH } from '@/domain/wishes/wish.ts'
import { useStreetSuggestions } from '@/features/map/streets/use-street-suggestions.ts'
import { UnknownPlace } from '@/features/shell/unknown-place.tsx'
import { suggestionPath, suggestionValue } from './suggestion-option.ts'
import { useSuggestions } from './use-suggestions.ts'

export type PlaceFieldProps = {
  /** ID of the text field, for its label. */
  id: string
  /** The provider supports `place-suggestions`. */
  hasSuggestions: boolean
  /** The provider supports `map-streets`. */
  hasStreets: boolean
  /** The provider supports `wishes`. */
  hasWishes: boolean
}

/** Parameters of the results page. */
type Place = readonly (readonly [name: string, value: string])[]

/**
 * Search field with suggestions. A selected town is submitted as city, state and country, a
 * neighborhood or street as an area on the map, other text as a wish or as keywords.
 */
export function PlaceField({ id, hasSuggestions, hasStreets, hasWishes }: PlaceFieldProps) {
  const { t } = useText()
  const router = useRouter()
  const href = useHref()
  const [query, setQuery] = useState('')
  const [place, setPlace] = useState<Place | null>(null)
  const typed = place ? '' : query
  const { suggestions, isBusy, isAnswered } = useSuggestions(typed, hasSuggestions)
  const streets = useStreetSuggestions(typed, hasStreets)

  const isSettled = isAnswered && !isBusy && streets.isAnswered && !streets.isBusy
  const others = suggestions.filter((one) => !streets.isAmong(one))
  const count = others.length + streets.options.length

  const choose = ({ value }: ComboboxItem) => {
    const spot = streets.find(value)
    if (spot) {
      const asked = searchAround(noFilters, spot)
      setQuery(spot.area ? spot.label : walkTo(spot.label))
      return setPlace([...searchParams(asked)])
    }
    const chosen = suggestions.find((suggestion) => suggestionValue(suggestion) === value)
    if (!chosen) return
    const path = suggestionPath(chosen)
    if (path) return router.push(href(path))
    setQuery(chosen.label)
    const { city = '', state = '', country = '' } = chosen
    setPlace(Object.entries({ city, state, country }).filter(([, text]) => text !== ''))
  }
  const walkTo = (name: string) =>
    t('properties.chip.travel.foot', { count: WALK_MINUTES, place: name })

  return (
    <>
      <Combobox
        id={id}
        name={place ? undefined : hasWishes ? 'wish' : 'q'}
        maxLength={hasWishes ? MAX_TYPED_WISH : 200}
        placeholder={t('properties.search.placeholder')}
        before={<Icon of={Search} />}
        query={query}
        onQueryChange={(text) => {
          setQuery(text)
          setPlace(null)
        }}
        options={[
          ...others.map((suggestion) => ({
            value: suggestionValue(suggestion),
            label: suggestion.label,
            hint: suggestion.detail || undefined,
            icon: icons[suggestion.kind],
            group: t(groups[suggestion.kind]),
          })),
          ...streets.options.map((option) => ({ ...option, icon: <Icon of={MapPinned} /> })),
        ]}
        onSelect={choose}
        busy={isBusy || streets.isBusy}
        status={count > 0 ? t('properties.search.suggestionCount', { count }) : ''}
        listLabel={t('properties.search.suggestions')}
        clearLabel={t('properties.search.clear')}
      />
      {/* Several words may be a wish. */}
      <UnknownPlace
        query={isSettled && count === 0 && !(hasWishes && /\S\s+\S/.test(query)) ? query : null}
      />
      {place?.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
