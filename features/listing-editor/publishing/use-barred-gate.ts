import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type ListingGate,
  useListingGate,
  type WantedListing,
} from '@/features/listing-gate/use-listing-gate.ts'

type BarredGate = {
  gate: ListingGate
  /** Refused by the server, but not by the page's gate. */
  isUnexplained: boolean
}

/**
 * Explains the server's refusal by the page's gate and retries once it is cleared. No retry if the
 * gate showed nothing: the server would refuse forever.
 */
export function useBarredGate(
  isBarred: boolean,
  wish: WantedListing,
  { publish, makePremium }: { publish: () => void; makePremium: () => void },
): BarredGate {
  const [isUnexplained, setUnexplained] = useState(false)
  const wasExplained = useRef(false)
  const gate = useListingGate((intent) => {
    if (intent === 'makePremium') makePremium()
    else if (wasExplained.current) publish()
    else setUnexplained(true)
  })
  useEffect(() => {
    if (gate.refusal) wasExplained.current = true
  }, [gate.refusal])
  const ask = useEffectEvent(() => {
    wasExplained.current = false
    setUnexplained(false)
    gate.reach(wish, 'publishListing')
  })
  useEffect(() => {
    if (isBarred) ask()
  }, [isBarred])
  return { gate, isUnexplained: isBarred && isUnexplained }
}
