import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type ListingGate,
  useListingGate,
  type WishToList,
} from '@/features/listing-gate/use-listing-gate.ts'

type BarredGate = {
  gate: ListingGate
  /** The gate of the page finds nothing that the provider could mean. */
  isUnexplained: boolean
}

/**
 * What the provider's gate refused is told by the gate of the page; once it is cleared, it is sent again. Where there
 * was nothing to clear it is not: it would be refused for ever.
 */
export function useBarredGate(
  isBarred: boolean,
  wish: WishToList,
  publish: () => void,
): BarredGate {
  const gate = useListingGate()
  const [isUnexplained, setUnexplained] = useState(false)
  const wasTold = useRef(false)
  useEffect(() => {
    if (gate.refusal) wasTold.current = true
  }, [gate.refusal])
  const goOn = useEffectEvent(() => {
    if (wasTold.current) publish()
    else setUnexplained(true)
  })
  const ask = useEffectEvent(() => {
    wasTold.current = false
    setUnexplained(false)
    gate.reach(wish, goOn)
  })
  useEffect(() => {
    if (isBarred) ask()
  }, [isBarred])
  return { gate, isUnexplained: isBarred && isUnexplained }
}
