import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApiClient } from '@/client/api/client-context.tsx'
import { whenIdle } from '@/client/integrations/when-idle.ts'

/**
 * Starts what a page does beside being shown, once it is shown and the browser has nothing else to
 * do: it remembers, and finds out where the person looks. Nothing of that is in the page's own code.
 */
export function useSiteStart(): void {
  const queries = useQueryClient()
  const client = useApiClient()

  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const start = async () => {
      // Without it the page stays as it is; a lost connection is told elsewhere.
      const boot = await import('@/client/flows/boot.ts').catch(() => null)
      if (!boot || isOver) return
      const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
      stop = boot.startBoot({ queries, client, direction })
    }
    const cancel = whenIdle(() => void start())
    return () => {
      isOver = true
      cancel()
      stop?.()
    }
  }, [queries, client])
}
