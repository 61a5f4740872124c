import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/client-context.tsx'
import { type HomePage, homeQueries } from '@/client/api/home.ts'
import type { Position } from '@/domain/distance.ts'

export type HomePlace = Position & { radiusKm?: number }

/** The first page as it was read for the first HTML; undefined only where that failed. */
export function useHomePage(near?: HomePlace): HomePage | undefined {
  return useQuery(homeQueries.page(useApiClient(), near)).data
}
