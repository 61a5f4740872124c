import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { placeQueries, type SearchSuggestion } from '@/client/api/places.ts'

/** Minimum of two characters; in these scripts a single character can be a word. */
const ENOUGH =
  /^\S(?:.*\S)|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const PAUSE_MILLISECONDS = 150

/** Debounced suggestions for typed text. */
export function useSuggestions(
  typed: string,
  isOffered: boolean,
): { suggestions: SearchSuggestion[]; isBusy: boolean; isAnswered: boolean } {
  const text = useSettled(typed.trim())
  const isEnough = isOffered && ENOUGH.test(text)
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

/** Debounced value. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
