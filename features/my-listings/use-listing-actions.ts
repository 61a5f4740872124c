import { useState } from 'react'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { moveListing, type OwnMove } from '@/client/api/member/listing-transitions.ts'
import type { Own } from '@/client/api/member/my-listings.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { isEnding, mayMove } from '@/domain/listing/listing-status.ts'

/** Irreversible action that requires confirmation. */
export type Doubt = { move: 'sell' | 'delete'; listing: Own }

export type OwnActions = {
  /** Available actions, in display order. */
  movesOf: (listing: Own) => OwnMove[]
  act: (move: OwnMove, listing: Own) => void
  isBusy: boolean
  doubt: Doubt | null
  /** Answers the confirmation. */
  decide: (isSure: boolean) => void
}

const OFFERED: readonly OwnMove[] = [
  'activate',
  'deactivate',
  'sell',
  'rent',
  'offerAgain',
  'renew',
  'delete',
]

/** Actions on the user's listings, with toasts. Calls `onDeleted` after a deletion. */
export function useOwnActions(onDeleted?: () => void): OwnActions {
  const { t } = useText()
  const canRestore = useOffered('own-listings') === true
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  const restored = useWrite(moveListing, {
    saysFailure: true,
    saysSuccess: () => t('myListings.restored'),
  })
  const moved = useWrite(moveListing, {
    saysFailure: true,
    onSuccess: ({ move, ...listing }) => {
      if (move !== 'delete') return showToast('success', t(saidOf[move]))
      const run = () => restored.send({ ...listing, move: 'restore' })
      const undo = canRestore ? { label: t('myListings.undo'), run } : undefined
      showToast('info', t('myListings.deleted', { title: listing.title }), undo)
      onDeleted?.()
    },
  })
  const send = (move: OwnMove, { kind, card: { id, title } }: Own) =>
    (move === 'restore' ? restored : moved).send({ kind, id, title, move })
  return {
    movesOf: (listing) => OFFERED.filter((move) => isOffered(move, listing, canRestore)),
    act(move, listing) {
      const isFinal = move === 'sell' || (move === 'delete' && !canRestore)
      if (isFinal) setDoubt({ move, listing })
      else send(move, listing)
    },
    isBusy: moved.isSending || restored.isSending,
    doubt,
    decide(isSure) {
      if (isSure && doubt) send(doubt.move, doubt.listing)
      setDoubt(null)
    },
  }
}

const saidOf = {
  activate: 'myListings.activated',
  deactivate: 'myListings.deactivated',
  sell: 'myListings.saidSold',
  rent: 'myListings.saidRented',
  offerAgain: 'myListings.offeredAgain',
  renew: 'myListings.renewed',
  restore: 'myListings.restored',
} as const

/** Available actions that would change something. */
function isOffered(move: OwnMove, { facts, expiresAt }: Own, isExtended: boolean): boolean {
  if (!mayMove(facts, move)) return false
  if (move === 'activate') return !facts.isActive
  if (move === 'deactivate') return facts.isActive
  if (move !== 'renew') return true
  return isExtended && (facts.isExpired || isEnding(expiresAt, Date.now()))
}
