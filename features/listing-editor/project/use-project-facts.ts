import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { listingPostQueries } from '@/client/api/member/listing-posts.ts'
import { settingsQueries } from '@/client/api/settings.ts'

export type ProjectFacts = {
  categories: readonly { id: number; category: string }[]
  /** Operator's note for publishers; '' if none. */
  note: string
}

/** Loads the data the project editor depends on. */
export function useProjectFacts(): {
  facts: ProjectFacts | undefined
  error: unknown
  retry: () => void
} {
  const client = useApiClient()
  const categories = useQuery(listingPostQueries.categories(client))
  const settings = useQuery(settingsQueries.web(client))
  const failed = [categories, settings].find(({ data, isError }) => isError && data === undefined)
  return {
    facts:
      categories.data && settings.data
        ? { categories: categories.data, note: settings.data.text_property_submission ?? '' }
        : undefined,
    error: failed?.error ?? null,
    retry: () => {
      for (const { isError, refetch } of [categories, settings]) if (isError) void refetch()
    },
  }
}
