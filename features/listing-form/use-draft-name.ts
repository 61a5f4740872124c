import { useSearchParams } from 'next/navigation'
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
  const inAddress = draftNameOf(useSearchParams().get('draft'))
  const [begun] = useState(asked ?? inAddress)
  const [draft] = useState(() => begun ?? crypto.randomUUID())
  return { draft, mayExist: begun !== null }
}
