import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { whenIdle } from '@/client/integrations/when-idle.ts'

/**
 * Starts background work, such as stored state and location, once the browser is idle. Its code is
 * outside the page's bundle.
 */
export function useSiteStart(): void {
  const queries = useQueryClient()
  const client = useApiClient()

  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const start = async () => {
      // The page works without it; offline is announced elsewhere.
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
