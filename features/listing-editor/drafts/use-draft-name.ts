import { useState } from 'react'
import { parseDraftId } from '@/domain/listing/draft-name.ts'

type DraftName = {
  draft: string
  /** May have been saved before. */
  mayExist: boolean
  /** Saved before, or changed since. */
  isStarted: boolean
}

/**
 * Draft id of a new listing: the requested one, else the URL's (after a session was renewed over
 * the form), else a new one.
 */
export function useDraftName(asked: string | null): DraftName & { begin: () => void } {
  const [known, setKnown] = useState(() => ({ asked, name: toDraftName(asked) }))
  const isOther = known.asked !== asked
  const name = isOther ? toDraftName(asked) : known.name
  if (isOther) setKnown({ asked, name })
  return { ...name, begin: () => setKnown({ asked, name: { ...name, isStarted: true } }) }
}

function toDraftName(asked: string | null): DraftName {
  // The router does not see ids set by `replaceState`.
  const begun = asked ?? parseDraftId(new URLSearchParams(location.search).get('draft'))
  const isStarted = begun !== null
  return { draft: begun ?? crypto.randomUUID(), mayExist: isStarted, isStarted }
}
