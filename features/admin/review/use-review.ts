import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReadonlyURLSearchParams, useSearchParams } from 'next/navigation'
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
} from '@/client/api/admin/administration.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PagedList, toPagedList } from '@/client/api/calls/paged-list.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { isRefusal, refusalText } from '../refusal-text.ts'
import { useRights } from '../use-rights.ts'

export type Review = Pick<PagedList<ReviewRow>, 'rows' | 'hasMore' | 'isLoadingMore' | 'more'> & {
  waiting: WaitingCounts | undefined
  queueError: Error | null
  only: ReviewKind | undefined
  show: (only: ReviewKind | undefined) => void
  /** Undefined while loading; null beyond either end of the queue. */
  item: ReviewItem | null | undefined
  itemError: Error | null
  /** The requested item was deleted or never existed. */
  isGone: boolean
  /** The viewer's own listing or application: somebody else decides. */
  isOwn: boolean
  /** False for roles that only read. */
  isReviewer: boolean
  retry: () => void
  /** Explicitly selected; on phones it replaces the list. */
  isChosen: boolean
  choose: (row: { kind: ReviewKind; id: number }) => void
  toList: () => void
  toFirst: () => void
  next: () => void
  previous: () => void
  isDeciding: boolean
  approve: () => void
  /** Item being rejected while the reason is entered. Does not change with the displayed item. */
  rejecting: ReviewItem | null
  askReason: () => void
  leaveReason: () => void
  reject: (reason: string) => void
  /** Undoes the last decision of this visit; null if none. */
  undo: (() => void) | null
}

type Decided = { kind: ReviewKind; id: number; revision: number }

/** Review queue, the current item and its actions. */
export function useReview(): Review {
  const client = useApiClient()
  const queries = useQueryClient()
  const { user } = useSession()
  const may = useRights()
  const [{ only, wanted, left, isChosen }, go] = usePlace()
  const { reload, ...queue } = useQueue(only)
  const found = useQuery(adminQueries.review(client, wanted, only))
  const isGone = found.error instanceof ApiError && found.error.kind === 'notFound'
  const item = isGone ? undefined : found.data
  const step = (way: 'after' | 'before') => {
    if (item) go({ left: { kind: item.kind, id: item.id }, wanted: { [way]: item.cursor } })
    else if (item === null && left && !(way in wanted)) go({ wanted: left })
  }
  // Prefetches the next item.
  useQuery({
    ...adminQueries.review(client, { after: item?.cursor ?? '' }, only),
    enabled: item != null,
  })
  const deciding = useDeciding(item, {
    onDecided: (cursor) => go({ left: { before: cursor }, wanted: { after: cursor } }),
    onUndone: ({ kind, id }) => go({ wanted: { kind, id } }),
    onRefused: () => void queries.invalidateQueries({ queryKey: ['administration'] }),
  })
  return {
    ...queue,
    only,
    show: (kind) => go({ ...readPlace(new URLSearchParams()), only: kind }),
    item,
    itemError: found.error,
    isGone,
    isOwn: item?.owner?.person.id === user?.id && user !== null,
    isReviewer: may('review'),
    retry() {
      reload()
      void found.refetch()
    },
    isChosen,
    choose: ({ kind, id }) => go({ wanted: { kind, id }, isChosen: true }),
    toList: () => go({ isChosen: false }),
    toFirst: () => go({ wanted: {} }),
    next: () => step('after'),
    previous: () => step('before'),
    ...deciding,
  }
}

type Place = {
  only: ReviewKind | undefined
  wanted: Wanted
  /** Position to return to from beyond either end of the queue. */
  left: Wanted | null
  isChosen: boolean
}

/** Queue position: from the URL, until the user moves on or the URL changes. */
function usePlace(): [Place, (change: Partial<Place>) => void] {
  const asked = useSearchParams()
  const [place, setPlace] = useState(() => readPlace(asked))
  const [read, setRead] = useState(asked.toString())
  if (read !== asked.toString()) {
    setRead(asked.toString())
    setPlace(readPlace(asked))
  }
  return [place, (change) => setPlace((now) => ({ ...now, ...change }))]
}

function readPlace(asked: URLSearchParams | ReadonlyURLSearchParams): Place {
  const wanted = parseItem(asked.get('item')) ?? {}
  return { only: parseKind(asked.get('kind')), wanted, left: null, isChosen: asked.has('item') }
}

function useQueue(only: ReturnType<typeof parseKind>) {
  const queue = useInfiniteQuery(adminQueries.queue(useApiClient(), only))
  const { error: queueError, retry: reload, ...list } = toPagedList(queue)
  return { ...list, queueError, reload, waiting: queue.data?.pages.at(-1)?.waiting }
}

type Moves = {
  onDecided: (cursor: string) => void
  onUndone: (named: Pick<Decided, 'kind' | 'id'>) => void
  onRefused: () => void
}

function useDeciding(
  item: ReviewItem | null | undefined,
  { onDecided, onUndone, onRefused }: Moves,
) {
  const { t } = useText()
  const [last, setLast] = useState<Decided | null>(null)
  const [sent, setSent] = useState<ReviewItem | null>(null)
  const [rejecting, setRejecting] = useState<ReviewItem | null>(null)
  const failed = (error: ApiError, close: () => void) => {
    showToast('warning', refusalText(error, t))
    if (isRefusal(error)) close()
    onRefused()
  }
  const undoing = useWrite(undoReview, {
    saysSuccess: () => t('admin.undone'),
    onSuccess(named) {
      // Undoing an earlier decision from its toast keeps the last one.
      setLast((now) => (now?.kind === named.kind && now.id === named.id ? null : now))
      onUndone(named)
    },
    onError: (error) => failed(error, () => setLast(null)),
  })
  const deciding = useWrite(decideReview, {
    onError: (error) => failed(error, () => setRejecting(null)),
    onSuccess(revision) {
      setRejecting(null)
      if (!sent) return
      const decided = { kind: sent.kind, id: sent.id, revision }
      setLast(decided)
      onDecided(sent.cursor)
      showToast('success', t('admin.decided', { title: sent.title }), {
        label: t('admin.undo'),
        run: () => undoing.send(decided),
      })
    },
  })
  const decide = (of: ReviewItem, decision: 'approved' | 'rejected', reason?: string) => {
    if (deciding.isSending) return
    const { kind, id, revision } = of
    setSent(of)
    deciding.send({ kind, id, revision, decision, ...(reason ? { reason } : {}) })
  }
  return {
    isDeciding: deciding.isSending || undoing.isSending,
    approve: () => item && decide(item, 'approved'),
    rejecting,
    askReason: () => setRejecting(item ?? null),
    leaveReason: () => setRejecting(null),
    reject: (reason: string) => rejecting && decide(rejecting, 'rejected', reason),
    undo: last && (() => undoing.send(last)),
  }
}

const reviewKinds = ['property', 'project', 'verification'] as const

function parseKind(text: string | null): ReviewKind | undefined {
  return reviewKinds.find((kind) => kind === text)
}

/** Parses `property-12`, as used in links. */
function parseItem(text: string | null): { kind: ReviewKind; id: number } | null {
  const [kind, id] = text?.split('-') ?? []
  const known = parseKind(kind ?? null)
  return known && Number.isInteger(Number(id)) && Number(id) > 0
    ? { kind: known, id: Number(id) }
    : null
}
