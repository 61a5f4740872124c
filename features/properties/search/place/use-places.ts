import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { placeQueries, type SearchSuggestion } from '@/client/api/places.ts'

const PAUSE_MILLISECONDS = 150

/** Debounced place suggestions (150 ms). */
export function usePlaces(
  typed: string,
  isOffered: boolean,
): { places: SearchSuggestion[]; isBusy: boolean; isAnswered: boolean } {
  const client = useApiClient()
  const wanted = typed.trim()
  const asked = usePaused(wanted)
  const { data, isFetching, isPlaceholderData } = useQuery({
    ...placeQueries.suggestions(client, asked),
    enabled: isOffered && asked !== '',
    placeholderData: keepPreviousData,
  })
  const isCurrent = wanted !== '' && asked !== ''
  return {
    places: isCurrent && data ? data.filter(({ kind, city }) => kind === 'place' && city) : [],
    isBusy: isCurrent && isFetching,
    isAnswered: isCurrent && asked === wanted && data !== undefined && !isPlaceholderData,
  }
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(setPaused, PAUSE_MILLISECONDS, text)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
