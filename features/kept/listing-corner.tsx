'use client'

import { latePart } from '@/client/integrations/late-part.ts'
import type { Named } from '@/features/listing-card/use-kept-choices.ts'

const useButtons = latePart(() => import('./listing-buttons.tsx'))

export type ListingCornerProps = {
  listing: Named
  /** The operator asks first what may be kept on the device. */
  asksFirst: boolean
}

/** Keeps the place of what can be done with the home on this device, so that nothing moves later. */
export function ListingCorner(props: ListingCornerProps) {
  const buttons = useButtons()
  return (
    <div className="noscript:hidden flex min-h-9 min-w-31 justify-end gap-2 sm:min-w-0 print:hidden">
      {buttons ? <buttons.ListingButtons {...props} /> : null}
    </div>
  )
}
