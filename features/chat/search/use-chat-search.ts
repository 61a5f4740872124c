import { useInfiniteQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PagedList, toPagedList } from '@/client/api/calls/paged-list.ts'
import { chatQueries, type FoundMessage } from '@/client/api/member/chat.ts'

/** Messages of the viewer with these words, the newest first. */
export function useChatSearch(words: string): PagedList<FoundMessage> {
  const client = useApiClient()
  return toPagedList(
    useInfiniteQuery({ ...chatQueries.found(client, words), enabled: client.viewer !== null }),
  )
}
