import { useState } from 'react'
import { draftNameOf } from '@/domain/listing/draft-name.ts'

type DraftName = {
  draft: string
  /** May have been saved before. */
  mayExist: boolean
}

/**
 * Draft id of a new form: the requested one, else the URL's (after a session was renewed over the
 * form), else a new one.
 */
export function useDraftName(asked: string | null): DraftName {
  // The router does not see ids set by `replaceState`.
  const [begun] = useState(
    () => asked ?? draftNameOf(new URLSearchParams(location.search).get('draft')),
  )
  const [draft] = useState(() => begun ?? crypto.randomUUID())
  return { draft, mayExist: begun !== null }
}
