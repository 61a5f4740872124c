import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { PreparedChat } from '@/client/flows/visit-notes.ts'

export type ChatNotes = {
  /** Stores the chat that is opened. */
  prepare: (chat: PreparedChat) => void
  /** Stores the kind of the listing talked about. */
  about: (subject: 'property' | 'project' | 'agent') => void
}

/** Stores the chat that a page opens, and its kind of listing, on this device. */
export function useChatNotes(): ChatNotes {
  const queries = useQueryClient()
  const client = useApiClient()
  return useMemo(() => {
    const tools = { queries, client }
    return {
      prepare: (chat) =>
        void loadNotes()
          .then((notes) => notes.noteChat(tools, chat))
          .catch(ignore),
      about: (subject) => {
        if (subject === 'agent') return
        loadNotes()
          .then((notes) => notes.noteListingKind(tools, subject === 'project'))
          .catch(ignore)
      },
    }
  }, [queries, client])
}

const loadNotes = () => import('@/client/flows/visit-notes.ts')

/** Nothing on the page depends on it. */
function ignore() {}
