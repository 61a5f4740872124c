'use client'

import { latePart } from '@/client/integrations/late-part.ts'

const useStart = latePart(() => import('./member-start.tsx'))

/** What goes on for a signed-in person on every page; it comes when the page is done. */
export function MemberCorner() {
  const start = useStart()
  return start ? <start.MemberStart /> : null
}
