import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { addressQueries, type FoundAddress } from '@/client/api/addresses.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { SearchSuggestion } from '@/client/api/places.ts'
import { isEnoughTyped, useSettled } from '@/client/state/use-settled.ts'
import { useText } from '@/client/text/text-context.tsx'
import type { ComboboxItem } from '@/design-system/combobox/combobox-list.tsx'
import type { Position } from '@/domain/place/distance.ts'
import { WALK_MINUTES } from '@/domain/search/search-around.ts'

export type StreetSuggestions = {
  options: ComboboxItem[]
  /** Option by value. */
  find: (value: string) => FoundAddress | undefined
  /** Whether it is a neighborhood among the options, whose border is more exact than its city. */
  isAmong: (suggestion: SearchSuggestion) => boolean
  isBusy: boolean
  isAnswered: boolean
}

/** Beside towns and listings, which come first. */
const MAX_SHOWN = 4

/** Neighborhoods, streets and stations for typed text; needs `map-streets`. */
export function useStreetSuggestions(
  typed: string,
  isOffered: boolean,
  near: Position | null = null,
): StreetSuggestions {
  const { t, formats } = useText()
  const text = useSettled(typed.trim())
  const isEnough = isOffered && isEnoughTyped(text)
  const { data, isFetching, isFetched } = useQuery({
    ...addressQueries.find(useApiClient(), { text, near }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  })
  const found = isEnough && typed.trim() !== '' ? (data ?? []).slice(0, MAX_SHOWN) : []
  const walk = t('properties.search.withinWalk', { minutes: formats.number(WALK_MINUTES) })
  return {
    options: found.map((one) => ({
      value: toKey(one),
      label: one.label,
      hint: [one.detail, one.area ? '' : walk].filter(Boolean).join(' · '),
      group: t('properties.search.suggestionStreet'),
    })),
    isAmong: ({ kind, label, city }) =>
      kind === 'place' && found.some((one) => one.area && one.label === label && one.city === city),
    find: (value) => found.find((one) => toKey(one) === value),
    isBusy: isEnough && isFetching,
    isAnswered: !isOffered || (isEnough && isFetched),
  }
}

function toKey({ kind, label, latitude, longitude }: FoundAddress): string {
  return `${kind} ${label} ${latitude} ${longitude}`
}
