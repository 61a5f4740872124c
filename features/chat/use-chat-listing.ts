import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type OfferedProperty, propertyQueries } from '@/client/api/properties.ts'

export type ChatListing = {
  /** Undefined while loading and when it is not visible. */
  offered: OfferedProperty | undefined
  /** Withdrawn, hidden or deleted. */
  isGone: boolean
}

/** The property of a conversation, as it is offered now. */
export function useChatListing(id: number): ChatListing {
  const client = useApiClient()
  const { data, error } = useQuery({
    ...propertyQueries.offered(client, id),
    enabled: client.viewer !== null,
    staleTime: FRESH_MILLISECONDS,
  })
  return { offered: data, isGone: !data && error instanceof ApiError && error.kind === 'notFound' }
}

/** Price and status may change while people talk about them. */
const FRESH_MILLISECONDS = 60_000
