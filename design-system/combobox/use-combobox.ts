import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

export type ComboboxOption = {
  /** Unique among the options. */
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
 * ARIA pattern "editable combobox with list autocomplete": the input keeps focus, arrows move
 * through the list and back to the input, Enter selects the active option (otherwise submits the
 * form), Escape closes, then clears.
 */
export function useCombobox<Option extends ComboboxOption>(settings: Settings<Option>) {
  const { options, query, onQueryChange, onSelect } = settings
  const listId = useId()
  const [open, setOpen] = useState(false)
  const { listRef, activeIndex, point, step } = useActiveOption(options)
  const optionId = (index: number) => `${listId}-${index}`

  const close = () => {
    setOpen(false)
    point(null)
  }
  const select = (option: Option) => {
    close()
    onSelect(option)
  }
  const press = (event: KeyboardEvent) => {
    const done = answerKey(event.key, {
      step: (by) => {
        setOpen(true)
        step(by)
      },
      take: () => {
        const option = open ? options[activeIndex] : undefined
        if (option) select(option)
        else close()
        return option !== undefined
      },
      retreat: () => {
        if (open) close()
        else onQueryChange('')
        return open || query !== ''
      },
    })
    if (done) event.preventDefault()
    // Keeps the surrounding elements from reacting. A dialog handles Escape earlier and has already
    // prevented its own closing.
    if (done && event.key === 'Escape') event.stopPropagation()
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
      point(null)
      onQueryChange(text)
    },
    press: (event: KeyboardEvent) => {
      if (!event.nativeEvent.isComposing) press(event)
    },
  }
}

/** Tracks the active option by value, because options may change while the list is open. */
function useActiveOption(options: ComboboxOption[]) {
  const listRef = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<string | null>(null)
  const activeIndex = options.findIndex((option) => option.value === active)

  useEffect(() => {
    if (activeIndex < 0) return
    listRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [activeIndex])

  /** -1 is the input itself, between the last option and the first. */
  const step = (by: 1 | -1) => {
    const places = options.length + 1
    const next = ((activeIndex + 1 + by + places) % places) - 1
    setActive(options[next]?.value ?? null)
  }
  return { listRef, activeIndex, point: setActive, step }
}

type Answers = { step: (by: 1 | -1) => void; take: () => boolean; retreat: () => boolean }

/** Returns true if the list handled the key. */
function answerKey(key: string, { step, take, retreat }: Answers): boolean {
  if (key === 'Enter') return take()
  if (key === 'Escape') return retreat()
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false
  step(key === 'ArrowDown' ? 1 : -1)
  return true
}
