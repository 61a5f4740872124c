import { useQueryClient } from '@tanstack/react-query'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { whenIdle } from '@/client/integrations/when-idle.ts'

/** Remembers the search or kind of listing of each visited URL, once idle. */
export function useVisitNotes(): void {
  const queries = useQueryClient()
  const client = useApiClient()
  const path = usePathname()
  const query = useSearchParams().toString()

  useEffect(() => {
    const note = async () => {
      const notes = await import('@/client/flows/visit-notes.ts').catch(() => null)
      await notes?.noteVisit({ queries, client }, { path, query })
    }
    return whenIdle(() => void note())
  }, [queries, client, path, query])
}
