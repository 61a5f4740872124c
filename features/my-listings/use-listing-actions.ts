import { useState } from 'react'
import { useWrite } from '@/client/api/calls/use-write.ts'
import {
  changeListingStatus,
  type OwnerTransition,
} from '@/client/api/member/listing-transitions.ts'
import type { MyListing } from '@/client/api/member/my-listings.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { canTransition, isEnding } from '@/domain/listing/listing-status.ts'
import type { ToFeature } from '@/features/adverts/use-featuring.ts'

/** Irreversible action that requires confirmation. */
export type PendingConfirmation = { transition: 'sell' | 'delete'; listing: MyListing }

export type ListingActions = {
  /** Available actions, in display order. */
  listTransitions: (listing: MyListing) => OwnerTransition[]
  act: (transition: OwnerTransition, listing: MyListing) => void
  isBusy: boolean
  /** Listing to feature, while its dialog is open. */
  featuring: ToFeature | null
  feature: (listing: MyListing) => void
  leaveFeaturing: () => void
  pending: PendingConfirmation | null
  /** Answers the confirmation. */
  decide: (isSure: boolean) => void
}

const OFFERED: readonly OwnerTransition[] = [
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
  const restored = useWrite(changeListingStatus, {
    saysFailure: true,
    saysSuccess: () => t('myListings.restored'),
  })
  const changed = useWrite(changeListingStatus, {
    saysFailure: true,
    onSuccess: ({ transition, ...listing }) => {
      if (transition !== 'delete') return showToast('success', t(successKeys[transition]))
      const run = () => restored.send({ ...listing, transition: 'restore' })
      const undo = canRestore ? { label: t('myListings.undo'), run } : undefined
      showToast('info', t('myListings.deleted', { title: listing.title }), undo)
      onDeleted?.()
    },
  })
  const send = (transition: OwnerTransition, { kind, card: { id, title } }: MyListing) =>
    (transition === 'restore' ? restored : changed).send({ kind, id, title, transition })
  return {
    listTransitions: (listing) =>
      OFFERED.filter((transition) => isOffered(transition, listing, canRestore)),
    act(transition, listing) {
      const isFinal = transition === 'sell' || (transition === 'delete' && !canRestore)
      if (isFinal) setDoubt({ transition, listing })
      else send(transition, listing)
    },
    isBusy: changed.isSending || restored.isSending,
    featuring,
    feature: ({ kind, card: { id, title } }) => setFeaturing({ kind, id, title }),
    leaveFeaturing: () => setFeaturing(null),
    pending,
    decide(isSure) {
      if (isSure && pending) send(pending.transition, pending.listing)
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
  transition: OwnerTransition,
  { facts, expiresAt }: MyListing,
  isExtended: boolean,
): boolean {
  if (!canTransition(facts, transition)) return false
  if (transition === 'activate') return !facts.isActive
  if (transition === 'deactivate') return facts.isActive
  if (transition !== 'renew') return true
  return isExtended && (facts.isExpired || isEnding(expiresAt, Date.now()))
}
