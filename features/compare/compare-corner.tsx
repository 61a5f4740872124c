'use client'

import { latePart } from '@/client/integrations/late-part.ts'

const useTray = latePart(() => import('./compare-tray.tsx'))

/** The place of the tray at the foot of every page; the tray itself comes when the page is done. */
export function CompareCorner() {
  const tray = useTray()
  return tray ? <tray.CompareTray /> : null
}
