import { useState } from 'react'
import { draftNameOf } from '@/domain/draft-name.ts'

type DraftName = {
  draft: string
  /** Something of that name was written before. */
  mayExist: boolean
}

/**
 * Which draft a new form writes: the one that the page was asked for, or the one that its address has
 * named since, as after a sign-in that ended and was renewed over the form; else one of its own.
 */
export function useDraftName(asked: string | null): DraftName {
  // The router is not told of a name that is put into the address while somebody types.
  const [begun] = useState(
    () => asked ?? draftNameOf(new URLSearchParams(location.search).get('draft')),
  )
  const [draft] = useState(() => begun ?? crypto.randomUUID())
  return { draft, mayExist: begun !== null }
}
