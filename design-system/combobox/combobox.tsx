'use client'

import { clsx } from 'clsx'
import { X } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Input, InputGroup, type InputProps } from '../input/input.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { type ComboboxItem, ComboboxList, ComboboxNothing } from './combobox-list.tsx'
import { useCombobox } from './use-combobox.ts'

export type ComboboxProps = Omit<
  InputProps,
  'value' | 'defaultValue' | 'onChange' | 'onSelect' | 'role' | 'list'
> & {
  /** Typed text. The caller supplies the matching options. */
  query: string
  onQueryChange: (query: string) => void
  options: ComboboxItem[]
  onSelect: (option: ComboboxItem) => void
  busy?: boolean
  /** Number of options or "no results"; announced while the list is open. */
  status: string
  listLabel: string
  clearLabel: string
  before?: ReactNode
  groupProps?: ComponentProps<'div'>
}

/** Text field with suggestions. Free text is valid: no option has to be selected. */
export function Combobox({
  query,
  onQueryChange,
  options,
  onSelect,
  busy = false,
  status,
  listLabel,
  clearLabel,
  before,
  groupProps,
  onFocus,
  onBlur,
  onKeyDown,
  ...rest
}: ComboboxProps) {
  const box = useCombobox({ options, query, onQueryChange, onSelect })
  const shown = box.open && options.length > 0
  const nothing = box.open && !shown && !busy && query !== '' && status !== ''
  return (
    <InputGroup
      {...groupProps}
      before={before}
      after={
        busy ? (
          <Spinner />
        ) : query ? (
          <IconButton
            size="sm"
            label={clearLabel}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => box.change('')}
          >
            <Icon of={X} />
          </IconButton>
        ) : undefined
      }
    >
      <Input
        {...rest}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? box.listId : undefined}
        aria-activedescendant={box.activeIndex >= 0 ? box.optionId(box.activeIndex) : undefined}
        value={query}
        onChange={(event) => box.change(event.target.value)}
        onClick={box.show}
        onFocus={onFocus}
        onBlur={(event) => {
          onBlur?.(event)
          box.close()
        }}
        onKeyDown={(event) => {
          const isEarly = event.defaultPrevented
          onKeyDown?.(event)
          if (isEarly || !event.defaultPrevented) box.press(event)
        }}
        className={clsx('[&::-webkit-calendar-picker-indicator]:hidden', rest.className)}
      />
      {shown ? (
        <ComboboxList
          ref={box.listRef}
          id={box.listId}
          label={listLabel}
          options={options}
          activeIndex={box.activeIndex}
          optionId={box.optionId}
          onSelect={box.select}
        />
      ) : null}
      {nothing ? <ComboboxNothing>{status}</ComboboxNothing> : null}
      <span role="status" className="sr-only">
        {shown || nothing ? status : ''}
      </span>
    </InputGroup>
  )
}
