import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import type { ComboboxOption } from './use-combobox.ts'

export type ComboboxItem = ComboboxOption & {
  hint?: string
  icon?: ReactNode
  /** Group heading. Options of a group must be adjacent. */
  group?: string
}

type ComboboxListProps = {
  ref: Ref<HTMLDivElement>
  id: string
  label: string
  options: ComboboxItem[]
  activeIndex: number
  optionId: (index: number) => string
  onSelect: (option: ComboboxItem) => void
}

const panel =
  'absolute inset-x-0 top-full z-overlay mt-2 animate-[rise_var(--duration-fast)_var(--ease-settle)] rounded-md border border-line bg-surface p-1.5 text-start shadow-floating'

/** Listbox under the field. Never takes focus: the field uses `aria-activedescendant`. */
export function ComboboxList({
  ref,
  id,
  label,
  options,
  activeIndex,
  optionId,
  onSelect,
}: ComboboxListProps) {
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label={label}
      className={clsx(panel, 'max-h-[min(24rem,60dvh)] overflow-y-auto overscroll-contain')}
    >
      {groupOptions(options).map((group) => (
        <ComboboxGroup key={group.name} name={group.name}>
          {group.entries.map(({ option, index }) => (
            <ComboboxRow
              key={option.value}
              id={optionId(index)}
              option={option}
              active={index === activeIndex}
              onSelect={onSelect}
            />
          ))}
        </ComboboxGroup>
      ))}
    </div>
  )
}

/** Empty list. Hidden from screen readers because the field's status says the same. */
export function ComboboxNothing({ children }: { children: ReactNode }) {
  return (
    <p aria-hidden="true" className={clsx(panel, 'px-4.5 py-4 text-sm text-ink-muted')}>
      {children}
    </p>
  )
}

function ComboboxGroup({ name, children }: { name: string; children: ReactNode }) {
  if (!name) return children
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
    <div role="group" aria-label={name}>
      <p aria-hidden="true" className="px-3 pt-2.5 pb-1 text-xs font-medium text-ink-muted">
        {name}
      </p>
      {children}
    </div>
  )
}

type RowProps = {
  id: string
  option: ComboboxItem
  active: boolean
  onSelect: (option: ComboboxItem) => void
}

function ComboboxRow({ id, option, active, onSelect }: RowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points here
    <div
      id={id}
      role="option"
      aria-selected={active}
      data-state={active ? 'active' : undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onSelect(option)}
      className={clsx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-base hover:bg-surface-muted [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-muted',
        'data-[state=active]:bg-brand-soft data-[state=active]:text-brand-ink forced-colors:data-[state=active]:bg-[Highlight] forced-colors:data-[state=active]:text-[HighlightText] forced-colors:data-[state=active]:**:text-[HighlightText] forced-colors:data-[state=active]:forced-color-adjust-none',
      )}
    >
      {option.icon}
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate align-as-page">
          {option.label}
        </span>
        {option.hint ? (
          <span dir="auto" className="block truncate align-as-page text-sm text-ink-muted">
            {option.hint}
          </span>
        ) : null}
      </span>
    </div>
  )
}

type Group = { name: string; entries: { option: ComboboxItem; index: number }[] }

function groupOptions(options: ComboboxItem[]): Group[] {
  const groups: Group[] = []
  for (const [index, option] of options.entries()) {
    const name = option.group ?? ''
    const last = groups.at(-1)
    if (last?.name === name) last.entries.push({ option, index })
    else groups.push({ name, entries: [{ option, index }] })
  }
  return groups
}
