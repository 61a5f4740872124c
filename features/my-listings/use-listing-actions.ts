import { useState } from 'react'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { type ListingTransition, moveListing } from '@/client/api/member/listing-transitions.ts'
import type { MyListing } from '@/client/api/member/my-listings.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { canTransition, isEnding } from '@/domain/listing/listing-status.ts'
import type { ToFeature } from '@/features/adverts/use-featuring.ts'

/** Irreversible action that requires confirmation. */
export type PendingConfirmation = { move: 'sell' | 'delete'; listing: MyListing }

export type ListingActions = {
  /** Available actions, in display order. */
  movesOf: (listing: MyListing) => ListingTransition[]
  act: (move: ListingTransition, listing: MyListing) => void
  isBusy: boolean
  /** Listing to feature, while its dialog is open. */
  featuring: ToFeature | null
  feature: (listing: MyListing) => void
  leaveFeaturing: () => void
  pending: PendingConfirmation | null
  /** Answers the confirmation. */
  decide: (isSure: boolean) => void
}

const OFFERED: readonly ListingTransition[] = [
  'activate',
  'deactivate',
  'sell',
  'rent',
  'offerAgain',
  'renew',
  'delete',
]

/** Actions on the user's listings, with toasts. Calls `onDeleted` after a deletion. */
export function useListingActions(onDeleted?: () => void): ListingActions {
  const { t } = useText()
  const canRestore = useOffered('own-listings') === true
  const [featuring, setFeaturing] = useState<ToFeature | null>(null)
  const [pending, setDoubt] = useState<PendingConfirmation | null>(null)
  const restored = useWrite(moveListing, {
    saysFailure: true,
    saysSuccess: () => t('myListings.restored'),
  })
  const moved = useWrite(moveListing, {
    saysFailure: true,
    onSuccess: ({ move, ...listing }) => {
      if (move !== 'delete') return showToast('success', t(successKeys[move]))
      const run = () => restored.send({ ...listing, move: 'restore' })
      const undo = canRestore ? { label: t('myListings.undo'), run } : undefined
      showToast('info', t('myListings.deleted', { title: listing.title }), undo)
      onDeleted?.()
    },
  })
  const send = (move: ListingTransition, { kind, card: { id, title } }: MyListing) =>
    (move === 'restore' ? restored : moved).send({ kind, id, title, move })
  return {
    movesOf: (listing) => OFFERED.filter((move) => isOffered(move, listing, canRestore)),
    act(move, listing) {
      const isFinal = move === 'sell' || (move === 'delete' && !canRestore)
      if (isFinal) setDoubt({ move, listing })
      else send(move, listing)
    },
    isBusy: moved.isSending || restored.isSending,
    featuring,
    feature: ({ kind, card: { id, title } }) => setFeaturing({ kind, id, title }),
    leaveFeaturing: () => setFeaturing(null),
    pending,
    decide(isSure) {
      if (isSure && pending) send(pending.move, pending.listing)
      setDoubt(null)
    },
  }
}

const successKeys = {
  activate: 'myListings.activated',
  deactivate: 'myListings.deactivated',
  sell: 'myListings.saidSold',
  rent: 'myListings.saidRented',
  offerAgain: 'myListings.offeredAgain',
  renew: 'myListings.renewed',
  restore: 'myListings.restored',
} as const

/** Available actions that would change something. */
function isOffered(
  move: ListingTransition,
  { facts, expiresAt }: MyListing,
  isExtended: boolean,
): boolean {
  if (!canTransition(facts, move)) return false
  if (move === 'activate') return !facts.isActive
  if (move === 'deactivate') return facts.isActive
  if (move !== 'renew') return true
  return isExtended && (facts.isExpired || isEnding(expiresAt, Date.now()))
}
