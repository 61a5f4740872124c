import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type ListingGate,
  useListingGate,
  type WishToList,
} from '@/features/listing-gate/use-listing-gate.ts'

type BarredGate = {
  gate: ListingGate
  /** The server refused, but the page's gate finds no unmet requirement. */
  isUnexplained: boolean
}

/**
 * Explains the server's refusal through the page's gate and retries once it is cleared. Does not
 * retry if the gate had shown nothing: the server would refuse forever.
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
