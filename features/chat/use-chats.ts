import { useInfiniteQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PagedList, toPagedList } from '@/client/api/calls/paged-list.ts'
import { type Chat, chatQueries } from '@/client/api/member/chat.ts'
import { useOffered } from '@/client/api/use-offered.ts'

/** Providers without live events are asked again after this time. */
export const POLL_MILLISECONDS = 15_000

/** Conversations of the signed-in person, the newest first. */
export function useChats(): PagedList<Chat> {
  const client = useApiClient()
  const isLive = useOffered('member') !== false
  const query = useInfiniteQuery({
    ...chatQueries.list(client),
    enabled: client.viewer !== null,
    refetchInterval: isLive ? false : POLL_MILLISECONDS,
  })
  return toPagedList(query)
}
