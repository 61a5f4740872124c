import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { addressQueries, type FoundAddress } from '@/client/api/addresses.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { isEnoughTyped, useSettled } from '@/client/state/use-settled.ts'
import type { Position } from '@/domain/place/distance.ts'
import { useStreetAreas } from '../streets/use-street-areas.ts'

export type FoundAddresses = {
  addresses: readonly FoundAddress[]
  isBusy: boolean
  isAnswered: boolean
  isFailed: boolean
  /** Streets are known somewhere, so that looking for one makes sense. */
  isOffered: boolean
}

/** Streets, addresses, stations and neighborhoods for typed text. */
export function useFoundAddresses(
  typed: string,
  { near = null, city = '' }: { near?: Position | null; city?: string } = {},
): FoundAddresses {
  const text = useSettled(typed.trim())
  const streets = useStreetAreas()
  const isOffered = streets?.areas.some(({ hasTravel }) => hasTravel) ?? false
  const isEnough = isOffered && isEnoughTyped(text)
  const { data, isFetching, isSuccess, isError } = useQuery({
    ...addressQueries.find(useApiClient(), { text, near, city }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  })
  return {
    addresses: isEnough ? (data ?? []) : [],
    isBusy: isFetching,
    isAnswered: isEnough && isSuccess && text === typed.trim(),
    isFailed: isEnough && isError,
    isOffered,
  }
}
