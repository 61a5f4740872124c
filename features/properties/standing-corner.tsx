'use client'

import { latePart } from '@/client/integrations/late-part.ts'
import type { StandingButtonsProps } from './standing-buttons.tsx'

const useButtons = latePart(() => import('./standing-buttons.tsx'))

/** Keeps the place of what needs an account to be done about a listing, so that nothing moves later. */
export function StandingCorner(props: StandingButtonsProps) {
  const buttons = useButtons()
  return (
    <div className="mt-4 min-h-22 noscript:hidden print:hidden">
      {buttons ? <buttons.StandingButtons {...props} /> : null}
    </div>
  )
}
