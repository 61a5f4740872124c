import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type ListingKind,
  moveListing,
  type PersonListing,
  peopleQueries,
  type ReviewStatus,
  takeListingDown,
} from '@/client/api/admin/people.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PagedList, toPagedList } from '@/client/api/calls/paged-list.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { isRefusal, refusalText } from '../refusal-text.ts'

export type PersonListings = PagedList<PersonListing> & {
  kind: ListingKind
  showKind: (kind: ListingKind) => void
  status: ReviewStatus | undefined
  showStatus: (status: ReviewStatus | undefined) => void
  isBusy: boolean
  takeDown: (listing: PersonListing, reason: string) => void
  move: (listing: PersonListing, move: { ownerId: number; reason: string }) => void
}

/** Listings of a person and actions on them. Calls `onAnswered` on success or rejection. */
export function usePersonListings(id: number, onAnswered: () => void): PersonListings {
  const { t } = useText()
  const client = useApiClient()
  const [kind, showKind] = useState<ListingKind>('property')
  const [status, showStatus] = useState<ReviewStatus>()
  const asked = { kind, ...(status ? { status } : {}) }
  const query = useInfiniteQuery(peopleQueries.listings(client, id, asked))
  const onError = (failure: Parameters<typeof refusalText>[0]) => {
    showToast('warning', refusalText(failure, t))
    if (isRefusal(failure)) onAnswered()
    void query.refetch()
  }
  const options = { onSuccess: onAnswered, onError }
  const taking = useWrite(takeListingDown, {
    ...options,
    saysSuccess: () => t('admin.people.takenDown'),
  })
  const moving = useWrite(moveListing, { ...options, saysSuccess: () => t('admin.people.moved') })
  return {
    ...toPagedList(query),
    kind,
    showKind,
    status,
    showStatus,
    isBusy: taking.isSending || moving.isSending,
    takeDown: (listing, reason) => taking.send({ ...toNamed(listing), reason }),
    move: (listing, { ownerId, reason }) =>
      moving.send({ ...toNamed(listing), owner_id: ownerId, reason }),
  }
}

function toNamed({ kind, id, revision }: PersonListing) {
  return { kind, id, revision }
}
