import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApiClient } from '@/client/api/client-context.tsx'
import { locationQueries, type SearchSuggestion } from '@/client/api/location.ts'

/** Fewer letters would match everything; a single character of these scripts is a word. */
const ENOUGH =
  /^\S(?:.*\S)|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const PAUSE_MILLISECONDS = 150

/** What the person who is typing may mean; asked after a short pause, each text once. */
export function useSuggestions(
  typed: string,
  isOffered: boolean,
): { suggestions: SearchSuggestion[]; isBusy: boolean; isAnswered: boolean } {
  const text = useSettled(typed.trim())
  const isEnough = isOffered && ENOUGH.test(text)
  const { data, isFetching, isSuccess } = useQuery({
    ...locationQueries.suggestions(useApiClient(), text),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  })
  return {
    suggestions: isEnough ? (data ?? []) : [],
    isBusy: isFetching,
    isAnswered: isEnough && isSuccess,
  }
}

/** The value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
