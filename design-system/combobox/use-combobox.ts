import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

export type ComboboxOption = {
  /** Unique among the options shown. */
  value: string
  label: string
}

type Settings<Option extends ComboboxOption> = {
  options: Option[]
  query: string
  onQueryChange: (query: string) => void
  onSelect: (option: Option) => void
}

/**
 * The behaviour of the ARIA pattern "editable combobox with list autocomplete": the text field
 * keeps the focus, arrows move through the list and back into the field, Enter takes the option
 * pointed at (else it is left to the form), Escape closes, then empties.
 */
export function useCombobox<Option extends ComboboxOption>(settings: Settings<Option>) {
  const { options, query, onQueryChange, onSelect } = settings
  const listId = useId()
  const listRef = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const activeIndex = options.findIndex((option) => option.value === active)
  const optionId = (index: number) => `${listId}-${index}`

  useEffect(() => {
    if (activeIndex < 0) return
    listRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [activeIndex])

  const close = () => {
    setOpen(false)
    setActive(null)
  }
  const select = (option: Option) => {
    close()
    onSelect(option)
  }
  /** -1 is the text field itself, between the last option and the first. */
  const step = (by: 1 | -1) => {
    setOpen(true)
    const places = options.length + 1
    const next = ((activeIndex + 1 + by + places) % places) - 1
    setActive(options[next]?.value ?? null)
  }
  const take = (event: KeyboardEvent) => {
    const option = options[activeIndex]
    if (!open || !option) return close()
    event.preventDefault()
    select(option)
  }
  const retreat = (event: KeyboardEvent) => {
    if (!open && !query) return
    event.preventDefault()
    event.stopPropagation()
    if (open) close()
    else onQueryChange('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') take(event)
    else if (event.key === 'Escape') retreat(event)
  }

  return {
    open,
    listId,
    listRef,
    activeIndex,
    optionId,
    close,
    select,
    show: () => setOpen(true),
    change: (text: string) => {
      setOpen(true)
      setActive(null)
      onQueryChange(text)
    },
    press,
  }
}
