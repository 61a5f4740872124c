'use client'

import { useEffect, useRef } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { countView } from '@/client/api/figures.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { whenSeen } from '@/client/integrations/when-seen.ts'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'

/** Long enough to know who is signed in, as owners and staff do not count. */
const SEEN_MILLISECONDS = 1_500

/** Counts one view of a listing, once somebody has seen its page for a moment. */
export function CountView({ kind, id }: { kind: ListingKind; id: number }) {
  const client = useApiClient()
  const isOffered = useOffered('figures') === true
  const counted = useRef('')
  useEffect(() => {
    const key = `${kind} ${id}`
    if (!isOffered || counted.current === key) return
    return whenSeen(SEEN_MILLISECONDS, () => {
      counted.current = key
      void countView(client, { kind, id })
    })
  }, [client, isOffered, kind, id])
  return null
}
