import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { placeQueries, type SearchSuggestion } from '@/client/api/places.ts'
import { isEnoughTyped, useSettled } from '@/features/shell/use-settled.ts'

/** Debounced suggestions for typed text. */
export function useSuggestions(
  typed: string,
  isOffered: boolean,
): { suggestions: SearchSuggestion[]; isBusy: boolean; isAnswered: boolean } {
  const text = useSettled(typed.trim())
  const isEnough = isOffered && isEnoughTyped(text)
  const { data, isFetching, isSuccess } = useQuery({
    ...placeQueries.suggestions(useApiClient(), text),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  })
  return {
    suggestions: isEnough ? (data ?? []) : [],
    isBusy: isFetching,
    isAnswered: isEnough && isSuccess,
  }
}
