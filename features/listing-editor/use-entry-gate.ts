import { useEffect, useEffectEvent, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useSession } from '@/client/state/use-session.ts'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import { type ListingGate, useListingGate } from '@/features/listing-gate/use-listing-gate.ts'

type EntryGate = {
  gate: ListingGate
  isAllowed: boolean
  /** Refused once; the requirement is still unmet. */
  wasRefused: boolean
  ask: () => void
  /** Number of listings started after the first. */
  round: number
  /** Starts another listing, through the gate again. */
  restart: () => void
}

/** Asks the listing gate before a new listing; edits pass. */
export function useEntryGate(kind: ListingKind, isNew: boolean): EntryGate {
  const { user } = useSession()
  const client = useApiClient()
  const [isAllowed, setAllowed] = useState(!isNew)
  const gate = useListingGate(() => setAllowed(true))
  const [wasRefused, setRefused] = useState(false)
  const [round, setRound] = useState(0)
  const isReady = user !== null && client.viewer === user.id
  const ask = () => gate.reach({ kind, isPremium: false }, 'startListing')
  const askAtOnce = useEffectEvent(ask)
  useEffect(() => {
    if (isReady && isNew) askAtOnce()
  }, [isReady, isNew])
  const isRefused = gate.refusal !== null || gate.failure !== null
  // The gate drops a dismissed refusal, but its requirement is still unmet.
  if (isRefused && !wasRefused) setRefused(true)
  const restart = () => {
    setAllowed(false)
    setRefused(false)
    setRound(round + 1)
    ask()
  }
  return { gate, isAllowed, wasRefused, ask, round, restart }
}
