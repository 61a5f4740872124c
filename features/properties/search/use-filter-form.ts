import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { isChoice } from '@/client/state/changed-fields.ts'
import { type SearchFilters, searchParams } from '@/domain/search/search-filters.ts'
import { lookedElsewhere } from '@/domain/search/search-places.ts'
import { focusedText, isFilledIn, readForm, writeForm } from './filter-form.ts'

/**
 * Keeps the form and the URL in sync.
 * @param show - Opens `next`, which was made from `before`.
 */
export function useFilterForm(
  filters: SearchFilters,
  show: (next: SearchFilters, before: SearchFilters) => void,
) {
  const ref = useRef<HTMLFormElement>(null)
  // A second choice can come before the first one is rendered.
  const latest = useRef(filters)
  const apply = (asked: SearchFilters, before: SearchFilters) => {
    const next = lookedElsewhere(asked, before)
    const isSame = searchParams(next).toString() === searchParams({ ...before, page: 1 }).toString()
    if (isSame) return
    latest.current = next
    show(next, before)
  }

  const applyForm = (form: HTMLFormElement) => apply(readForm(form, latest.current), latest.current)
  const applyEarly = useEffectEvent((form: HTMLFormElement) =>
    apply(readForm(form, latest.current, focusedText()), latest.current),
  )
  const shown = useRef<SearchFilters>(null)
  useEffect(() => {
    latest.current = filters
    const form = ref.current
    if (!form) return
    if (shown.current || !isFilledIn(form)) {
      writeForm(form, filters, shown.current ?? filters)
      shown.current = filters
      return
    }
    // Input before hydration. Deferred, since the router ignores URL changes before its own effects
    // have run.
    const timer = setTimeout(() => {
      shown.current = filters
      applyEarly(form)
    })
    return () => clearTimeout(timer)
  }, [filters])

  const props = {
    ref,
    onChange: (event: ChangeEvent<HTMLFormElement>) => {
      const field: EventTarget = event.target
      const isText = field instanceof HTMLInputElement && !isChoice(field)
      if (!isText) applyForm(event.currentTarget)
    },
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      if (event.target instanceof HTMLInputElement) applyForm(event.currentTarget)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      applyForm(event.currentTarget)
    },
  }
  return { props, apply: (asked: SearchFilters) => apply(asked, filters) }
}
