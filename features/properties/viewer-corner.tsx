'use client'

import { latePart } from '@/client/integrations/late-part.ts'
import type { StandingButtonsProps } from './viewer-buttons.tsx'

const useButtons = latePart(() => import('./viewer-buttons.tsx'))

/** Reserves space for buttons that depend on the account, to avoid layout shift. */
export function StandingCorner(props: StandingButtonsProps) {
  const buttons = useButtons()
  return (
    <div className="mt-4 min-h-22 noscript:hidden print:hidden">
      {buttons ? <buttons.StandingButtons {...props} /> : null}
    </div>
  )
}
