import { useInfiniteQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import {
  adminContentQueries,
  type ContentKind,
  type ContentRow,
  type ContentState,
  createContent,
} from '@/client/api/admin/content.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PagedList, toPagedList } from '@/client/api/calls/paged-list.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { adminRoute } from '@/domain/web/admin-routes.ts'

export type ContentItems = PagedList<ContentRow> & {
  total: number | undefined
  state: ContentState
  show: (state: ContentState) => void
  words: string
  search: (words: string) => void
  isCreating: boolean
  create: () => void
}

/** Content of a kind, filtered and paginated. */
export function useContentList(kind: ContentKind): ContentItems {
  const client = useApiClient()
  const router = useRouter()
  const href = useHref()
  const [state, show] = useState<ContentState>('all')
  const [words, search] = useState('')
  const filters = { kind, state, ...(words ? { search: words } : {}) }
  const query = useInfiniteQuery(adminContentQueries.list(client, filters))
  const { send, isSending } = useWrite(createContent, {
    saysFailure: true,
    onSuccess: (id) => router.push(href(adminRoute('content', { kind, item: String(id) }))),
  })
  return {
    ...toPagedList(query),
    total: query.data?.pages.at(-1)?.total,
    state,
    show,
    words,
    search,
    isCreating: isSending,
    create: () => {
      if (kind !== 'page') send(kind)
    },
  }
}
