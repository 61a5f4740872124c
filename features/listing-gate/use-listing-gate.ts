import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { useTools } from '@/client/api/calls/use-tools.ts'
import type { ListingGateActor } from '@/client/flows/listing-gate.ts'
import type { ListingKind, ListingRefusal } from '@/domain/listing/listing-gate.ts'
import type { ListingIntent } from '@/machines/listing-gate/listing-gate.types.ts'

export type ListingGate = {
  /**
   * Calls `onAllowed` with the intent once the person may list. Visitors sign in first. `isNew` is
   * false for edits; `isPremium` is for a home that becomes premium.
   */
  reach: (wish: WantedListing, intent: ListingIntent) => void
  refusal: ListingRefusal | null
  /** No answer, or a reason that this page does not know. */
  failure: unknown
  isChecking: boolean
  askAgain: () => void
  giveUp: () => void
}

export type WantedListing = { kind: ListingKind; isPremium: boolean; isNew?: boolean }

/** Listing gate; render `ListingGateDialog` with it. */
export function useListingGate(onAllowed: (intent: ListingIntent) => void): ListingGate {
  const tools = useTools()
  /** The gate's code failed to load. */
  const [lost, setLost] = useState<ApiError | null>(null)
  const [actor, setActor] = useState<ListingGateActor | null>(null)
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const { context, isChecking } = useGateState(actor)
  const goOn = useEffectEvent(onAllowed)
  const want = useEffectEvent(({ wish, intent }: Wanted) =>
    actor?.send({ type: 'listing.requested', wish, intent }),
  )
  useEffect(() => {
    const heard = actor?.on('listingAllowed', ({ intent }) => goOn(intent))
    return () => {
      heard?.unsubscribe()
      actor?.stop()
    }
  }, [actor])
  // In an effect, so that the client already belongs to the new session.
  useEffect(() => {
    if (wanted) want(wanted)
  }, [wanted])
  const { refusal = null } = context ?? {}
  const failure = lost ?? context?.failure ?? null
  const askAgain = () => actor?.send({ type: 'gate.rechecked' })
  useAskWhenBack(refusal !== null, askAgain)
  return {
    refusal,
    failure,
    isChecking,
    askAgain,
    giveUp: () => actor?.send({ type: 'gate.canceled' }),
    reach({ kind, isPremium, isNew = true }, intent) {
      const wish = { kind, isPremium, isNew }
      setLost(null)
      Promise.all([
        import('@/client/flows/sign-in-gate.ts'),
        import('@/client/flows/listing-gate.ts'),
      ])
        .then(([{ reachGate }, { createListingGate }]) => {
          // A hidden page stops its actor, and may be shown again.
          const isLive = actor?.getSnapshot().status === 'active'
          if (!isLive) setActor(createListingGate(() => tools.current))
          return reachGate(tools.current, 'list', () => setWanted({ wish, intent }))
        })
        .catch((cause) => setLost(new ApiError('network', { message: '', cause })))
    },
  }
}

type Wanted = {
  wish: { kind: ListingKind; isPremium: boolean; isNew: boolean }
  intent: ListingIntent
}

function useGateState(actor: ListingGateActor | null) {
  const snapshot = useSyncExternalStore(
    (listener) => {
      const watched = actor?.subscribe(listener)
      return () => watched?.unsubscribe()
    },
    () => actor?.getSnapshot() ?? null,
    () => null,
  )
  return { context: snapshot?.context, isChecking: snapshot?.hasTag('checking') ?? false }
}

/** Checks again when the tab becomes visible: the requirement may have been met in another tab. */
function useAskWhenBack(isRefused: boolean, askAgain: () => void): void {
  const ask = useEffectEvent(askAgain)
  useEffect(() => {
    if (!isRefused) return
    const hear = () => {
      if (document.visibilityState === 'visible') ask()
    }
    document.addEventListener('visibilitychange', hear)
    return () => document.removeEventListener('visibilitychange', hear)
  }, [isRefused])
}
