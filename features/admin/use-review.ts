import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import {
  adminQueries,
  decideReview,
  type ReviewItem,
  type ReviewKind,
  type ReviewRow,
  undoReview,
  type WaitingCounts,
  type Wanted,
} from '@/client/api/admin.ts'
import type { ApiError } from '@/client/api/api-error.ts'
import { useApiClient } from '@/client/api/client-context.tsx'
import { useWrite } from '@/client/api/use-write.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { refusalText } from './refusal-text.ts'

export type Review = {
  rows: readonly ReviewRow[] | undefined
  waiting: WaitingCounts | undefined
  hasMore: boolean
  isLoadingMore: boolean
  more: () => void
  queueError: Error | null
  only: ReviewKind | undefined
  show: (only: ReviewKind | undefined) => void
  /** Undefined while it is on its way, null when nothing waits at that place. */
  item: ReviewItem | null | undefined
  itemError: Error | null
  retry: () => void
  /** Somebody chose it; on phones it takes the place of the list. */
  isChosen: boolean
  choose: (row: { kind: ReviewKind; id: number }) => void
  toList: () => void
  toFirst: () => void
  next: () => void
  previous: () => void
  isDeciding: boolean
  approve: () => void
  reject: (reason: string) => void
  /** Takes the last decision of this visit back; null when there is none. */
  undo: (() => void) | null
}

type Decided = { kind: ReviewKind; id: number; revision: number }

/** What waits for a decision, one thing of it in full, and what can be done with that. */
export function useReview(): Review {
  const client = useApiClient()
  const queries = useQueryClient()
  const asked = useSearchParams()
  const [only, setOnly] = useState(() => kindOf(asked.get('kind')))
  const [wanted, setWanted] = useState<Wanted>(() => itemOf(asked.get('item')) ?? {})
  const [isChosen, setChosen] = useState(() => asked.has('item'))
  const { reload, ...queue } = useQueue(only)
  // Where one comes from who goes past the last one, or before the first.
  const [left, setLeft] = useState<Wanted | null>(null)
  const found = useQuery(adminQueries.review(client, wanted, only))
  const item = found.data
  const go = (way: 'after' | 'before') => {
    if (item) {
      setLeft({ kind: item.kind, id: item.id })
      setWanted({ [way]: item.cursor })
    } else if (item === null && left && !(way in wanted)) setWanted(left)
  }
  // The one after it is there before it is asked for.
  useQuery({
    ...adminQueries.review(client, { after: item?.cursor ?? '' }, only),
    enabled: item != null,
  })
  const deciding = useDeciding({
    onDecided(cursor) {
      setLeft({ before: cursor })
      setWanted({ after: cursor })
    },
    onUndone: ({ kind, id }) => setWanted({ kind, id }),
    onRefused: () => void queries.invalidateQueries({ queryKey: ['administration'] }),
  })
  return {
    ...queue,
    only,
    show(kind) {
      setOnly(kind)
      setWanted({})
      setLeft(null)
      setChosen(false)
    },
    item,
    itemError: found.error,
    retry() {
      reload()
      void found.refetch()
    },
    isChosen,
    choose({ kind, id }) {
      setWanted({ kind, id })
      setChosen(true)
    },
    toList: () => setChosen(false),
    toFirst: () => setWanted({}),
    next: () => go('after'),
    previous: () => go('before'),
    ...deciding(item),
  }
}

/** What waits, as far as it has been read. */
function useQueue(only: ReturnType<typeof kindOf>) {
  const queue = useInfiniteQuery(adminQueries.queue(useApiClient(), only))
  return {
    rows: queue.data?.pages.flatMap((page) => page.rows),
    waiting: queue.data?.pages.at(-1)?.waiting,
    hasMore: queue.hasNextPage,
    isLoadingMore: queue.isFetchingNextPage,
    more: () => void queue.fetchNextPage(),
    queueError: queue.error,
    reload: () => void queue.refetch(),
  }
}

type Moves = {
  onDecided: (cursor: string) => void
  onUndone: (decided: Decided) => void
  onRefused: () => void
}

function useDeciding({ onDecided, onUndone, onRefused }: Moves) {
  const { t } = useText()
  const [last, setLast] = useState<Decided | null>(null)
  const [sent, setSent] = useState<ReviewItem | null>(null)
  const refused = (error: ApiError) => {
    showToast('warning', refusalText(error, t))
    onRefused()
  }
  const [undone, setUndone] = useState<Decided | null>(null)
  const undoing = useWrite(undoReview, {
    saysSuccess: () => t('admin.undone'),
    onSuccess: () => undone && onUndone(undone),
    onError: refused,
  })
  const takeBack = ({ kind, id, revision }: Decided) => {
    setUndone({ kind, id, revision })
    setLast(null)
    undoing.send({ kind, id, revision })
  }
  const deciding = useWrite(decideReview, {
    onError: refused,
    onSuccess(revision) {
      if (!sent) return
      const decided = { kind: sent.kind, id: sent.id, revision }
      setLast(decided)
      onDecided(sent.cursor)
      showToast('success', t('admin.decided', { title: sent.title }), {
        label: t('admin.undo'),
        run: () => takeBack(decided),
      })
    },
  })
  return (item: ReviewItem | null | undefined) => {
    const decide = (decision: 'approved' | 'rejected', reason?: string) => {
      if (!item || deciding.isSending) return
      const { kind, id, revision } = item
      setSent(item)
      deciding.send({ kind, id, revision, decision, ...(reason ? { reason } : {}) })
    }
    return {
      isDeciding: deciding.isSending || undoing.isSending,
      approve: () => decide('approved'),
      reject: (reason: string) => decide('rejected', reason),
      undo: last && (() => takeBack(last)),
    }
  }
}

const reviewKinds = ['property', 'project', 'verification'] as const

function kindOf(text: string | null): ReviewKind | undefined {
  return reviewKinds.find((kind) => kind === text)
}

/** `property-12`, as links to one thing say it. */
function itemOf(text: string | null): { kind: ReviewKind; id: number } | null {
  const [kind, id] = text?.split('-') ?? []
  const known = kindOf(kind ?? null)
  return known && Number.isInteger(Number(id)) && Number(id) > 0
    ? { kind: known, id: Number(id) }
    : null
}
