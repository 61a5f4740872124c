import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { whenIdle } from '@/client/integrations/when-idle.ts'

/** Stores the category of the displayed articles when the browser is idle. */
export function useArticleCategoryNote(id: number | null): void {
  const queries = useQueryClient()
  const client = useApiClient()
  useEffect(() => {
    const note = async () => {
      const notes = await import('@/client/flows/visit-notes.ts').catch(() => null)
      await notes?.noteArticleCategory({ queries, client }, id)
    }
    return whenIdle(() => void note())
  }, [queries, client, id])
}
