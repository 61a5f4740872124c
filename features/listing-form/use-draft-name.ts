import { useState } from 'react'
import { draftNameOf } from '@/domain/draft-name.ts'

type DraftName = {
  draft: string
  /** A draft with this id may have been saved before. */
  mayExist: boolean
}

/**
 * Draft id of a new form: the requested one, otherwise the one in the current URL (after a session
 * expired and was renewed over the form), otherwise a new id.
 */
export function useDraftName(asked: string | null): DraftName {
  // Read from `location`: the router does not know the id that `replaceState` put there.
  const [begun] = useState(
    () => asked ?? draftNameOf(new URLSearchParams(location.search).get('draft')),
  )
  const [draft] = useState(() => begun ?? crypto.randomUUID())
  return { draft, mayExist: begun !== null }
}
