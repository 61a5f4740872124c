import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { whenIdle } from '@/client/integrations/when-idle.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'
import { hasUnread, typedPlaceIn } from './filter-form.ts'
import type { LiveFiltersProps } from './live-filters.tsx'

/**
 * Loads the interactive filter fields, which take over typed input. Waits until the browser is idle
 * and the form visible (a closed sheet is not), or loads at once when the search changes from the
 * server-rendered one or an amount is not read. After a failure, retries on the next search, focus or reconnect.
 */
export function useLiveFilters(form: RefObject<HTMLFormElement | null>, filters: SearchFilters) {
  const [live, setLive] = useState<{
    Fields: ComponentType<LiveFiltersProps>
    typedPlace: string
    wasSubmitted: boolean
  }>()
  const isLive = live !== undefined
  const state = useRef({ start: filters, isComing: false, hasFailed: false, wasSubmitted: false })
  useEffect(() => {
    if (isLive) return
    const { current } = state
    const bring = async () => {
      if (current.isComing) return
      current.isComing = true
      try {
        const [{ default: Fields }, { takeOver }] = await Promise.all([
          import('./live-filters.tsx'),
          import('@/client/state/typed-fields.ts'),
        ])
        takeOver(
          () => form.current,
          (plain) => {
            const { wasSubmitted } = current
            setLive({ Fields, typedPlace: typedPlaceIn(plain), wasSubmitted })
          },
          { city: '[role=combobox]' },
        )
      } catch {
        current.hasFailed = true
      }
      current.isComing = false
    }
    const left = ({ type }: Event) => {
      if (!plain || !hasUnread(plain)) return
      current.wasSubmitted = type === 'submit'
      void bring()
    }
    const again = () => void (current.hasFailed && bring())
    const plain = form.current
    const isOther = filters !== current.start
    const sheet = plain?.closest('[popover]')
    const seen = () => void bring()
    const ifSeen = () => void (plain?.checkVisibility() && bring())
    const callOff = isOther ? () => {} : whenIdle(ifSeen)
    if (isOther) void bring()
    sheet?.addEventListener('beforetoggle', seen)
    window.addEventListener('resize', ifSeen)
    plain?.addEventListener('focusin', again)
    plain?.addEventListener('submit', left)
    plain?.addEventListener('focusout', left)
    window.addEventListener('online', again)
    return () => {
      callOff()
      sheet?.removeEventListener('beforetoggle', seen)
      window.removeEventListener('resize', ifSeen)
      plain?.removeEventListener('focusin', again)
      plain?.removeEventListener('submit', left)
      plain?.removeEventListener('focusout', left)
      window.removeEventListener('online', again)
    }
  }, [form, filters, isLive])
  return live
}
