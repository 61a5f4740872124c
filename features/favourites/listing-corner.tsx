'use client'

import { latePart } from '@/client/integrations/late-part.ts'
import type { ListingButtonsProps } from './listing-buttons.tsx'

const useButtons = latePart(() => import('./listing-buttons.tsx'))

/** Reserves space for the listing buttons to avoid a layout shift. */
export function ListingCorner(props: ListingButtonsProps) {
  const buttons = useButtons()
  return (
    <div className="noscript:hidden flex min-h-9 min-w-31 justify-end gap-2 sm:min-w-86 print:hidden">
      {buttons ? <buttons.ListingButtons {...props} /> : null}
    </div>
  )
}
