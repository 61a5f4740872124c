import { useEffect, useEffectEvent } from 'react'
import {
  type ListingGate,
  useListingGate,
  type WishToList,
} from '@/features/listing-gate/use-listing-gate.ts'

/** What the provider's gate refused is told by the gate of the page; once it is cleared, it is sent again. */
export function useBarredGate(
  isBarred: boolean,
  wish: WishToList,
  publish: () => void,
): ListingGate {
  const gate = useListingGate()
  const publishNow = useEffectEvent(() => publish())
  const ask = useEffectEvent(() => gate.reach(wish, publishNow))
  useEffect(() => {
    if (isBarred) ask()
  }, [isBarred])
  return gate
}
