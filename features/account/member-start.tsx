'use client'

import { useMemberStart } from './use-member-start.ts'

/** Shows nothing: favourites and events of who is signed in. */
export function MemberStart() {
  useMemberStart()
  return null
}
