import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { whenIdle } from '@/client/integrations/when-idle.ts'
import type { SearchFilters } from '@/domain/search-filters.ts'
import { typedPlaceIn } from './filter-form.ts'
import type { LiveFiltersProps } from './live-filters.tsx'

/**
 * The fields that can do more, once they are there; what was typed meanwhile goes into them. They come
 * when the browser is idle and the form is seen (a closed sheet is not), or as soon as the search is
 * another than the server's fields say. Where that fails they are asked for again with the next search,
 * focus or connection.
 */
export function useLiveFilters(form: RefObject<HTMLFormElement | null>, filters: SearchFilters) {
  const [live, setLive] = useState<{
    Fields: ComponentType<LiveFiltersProps>
    typedPlace: string
  }>()
  const isLive = live !== undefined
  const state = useRef({ start: filters, isComing: false, hasFailed: false })
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
          (plain) => setLive({ Fields, typedPlace: typedPlaceIn(plain) }),
          { city: '[role=combobox]' },
        )
      } catch {
        current.hasFailed = true
      }
      current.isComing = false
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
    window.addEventListener('online', again)
    return () => {
      callOff()
      sheet?.removeEventListener('beforetoggle', seen)
      window.removeEventListener('resize', ifSeen)
      plain?.removeEventListener('focusin', again)
      window.removeEventListener('online', again)
    }
  }, [form, filters, isLive])
  return live
}
