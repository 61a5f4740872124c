import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { PreparedChat } from '@/client/flows/visit-notes.ts'

export type ChatNotes = {
  /** Stores the chat that is opened. */
  prepare: (chat: PreparedChat) => void
  /** Stores the kind of the listing talked about. */
  about: (isProject: boolean) => void
}

/** Stores the chat that a page opens, and its kind of listing, on this device. */
export function useChatNotes(): ChatNotes {
  const queries = useQueryClient()
  const client = useApiClient()
  const prepare = useCallback(
    async (chat: PreparedChat) => {
      const notes = await import('@/client/flows/visit-notes.ts').catch(() => null)
      await notes?.noteChat({ queries, client }, chat)
    },
    [queries, client],
  )
  const about = useCallback(
    async (isProject: boolean) => {
      const notes = await import('@/client/flows/visit-notes.ts').catch(() => null)
      await notes?.noteListingKind({ queries, client }, isProject)
    },
    [queries, client],
  )
  return { prepare, about }
}
