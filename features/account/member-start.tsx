'use client'

import { useMemberStart } from './use-member-start.ts'

/** Renders nothing: syncs favorites and live events of the signed-in person. */
export function MemberStart() {
  useMemberStart()
  return null
}
