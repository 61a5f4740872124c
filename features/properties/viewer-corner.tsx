'use client'

import { latePart } from '@/client/integrations/late-part.ts'
import type { ViewerButtonsProps } from './viewer-buttons.tsx'

const useButtons = latePart(() => import('./viewer-buttons.tsx'))

/** Reserves space for buttons that depend on the account, to avoid layout shift. */
export function ViewerCorner(props: ViewerButtonsProps) {
  const buttons = useButtons()
  return (
    <div className="mt-4 min-h-22 noscript:hidden print:hidden">
      {buttons ? <buttons.ViewerButtons {...props} /> : null}
    </div>
  )
}
