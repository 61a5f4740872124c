import { type ChangeEvent, type FocusEvent, type FormEvent, useEffect, useRef } from 'react'
import { type SearchFilters, searchParams } from '@/domain/search-filters.ts'
import { lookedElsewhere } from '@/domain/search-places.ts'
import { readForm, writeForm } from './filter-form.ts'

/** Follows the address into the fields, and the fields into the address. */
export function useFilterForm(filters: SearchFilters, show: (filters: SearchFilters) => void) {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (ref.current) writeForm(ref.current, filters)
  }, [filters])

  const apply = (asked: SearchFilters) => {
    const next = lookedElsewhere(asked, filters)
    const isSame =
      searchParams(next).toString() === searchParams({ ...filters, page: 1 }).toString()
    if (!isSame) show(next)
  }
  const props = {
    ref,
    onChange: (event: ChangeEvent<HTMLFormElement>) => {
      const field: EventTarget = event.target
      const isText = field instanceof HTMLInputElement && !choices.has(field.type)
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

const choices = new Set(['radio', 'checkbox'])
