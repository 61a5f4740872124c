import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { failureText } from '@/client/text/failure-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'

/**
 * Toasts for writes that ask for one by `meta`, and for failed refetches of data still on the page.
 * A failed first read is shown in place.
 */
export function useCallToasts(): void {
  const queries = useQueryClient()
  const { t } = useText()

  useEffect(() => {
    const say = (error: unknown) => showToast('error', failureText(error, t))
    const endWrites = queries.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated') return
      const { saysSuccess, saysFailure } = event.mutation.meta ?? {}
      if (event.action.type === 'error' && saysFailure === true) say(event.action.error)
      if (event.action.type === 'success' && typeof saysSuccess === 'function') {
        showToast('success', String(saysSuccess(event.action.data)))
      }
    })
    const endReads = queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      if (event.query.state.data !== undefined) say(event.action.error)
    })
    return () => {
      endWrites()
      endReads()
    }
  }, [queries, t])
}
