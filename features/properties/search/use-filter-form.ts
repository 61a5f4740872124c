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

/** Keeps the form and the URL in sync. */
export function useFilterForm(filters: SearchFilters, show: (filters: SearchFilters) => void) {
  const ref = useRef<HTMLFormElement>(null)
  const apply = (asked: SearchFilters) => {
    const next = lookedElsewhere(asked, filters)
    const isSame =
      searchParams(next).toString() === searchParams({ ...filters, page: 1 }).toString()
    if (!isSame) show(next)
  }

  const applyEarly = useEffectEvent((form: HTMLFormElement) => apply(readForm(form, focusedText())))
  const shown = useRef<SearchFilters>(null)
  useEffect(() => {
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
      if (!isText) apply(readForm(event.currentTarget))
    },
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      if (event.target instanceof HTMLInputElement) apply(readForm(event.currentTarget))
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      apply(readForm(event.currentTarget))
    },
  }
  return { props, apply }
}
