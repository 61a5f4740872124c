'use client'

import { clsx } from 'clsx'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react'

export type Tab = { key: string; label: ReactNode; content: ReactNode }
export type TabsProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> & {
  /** Names the row of tabs. */
  label: string
  tabs: Tab[]
  /** Controlled by `value`, or left to itself from `defaultValue` (else the first one) on. */
  value?: string
  defaultValue?: string
  onValueChange?: (key: string) => void
}

/**
 * One place, several contents, one of them shown. Arrow keys choose, as written in the ARIA
 * patterns. Without scripts all contents stand under each other.
 */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: TabsProps) {
  const id = useId()
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.key)
  const chosen = value ?? own
  const choose = (key: string) => {
    setOwn(key)
    onValueChange?.(key)
  }
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const from = tabs.findIndex(({ key }) => key === chosen)
    const to = reached(event.key, from, tabs.length, event.currentTarget.matches(':dir(rtl)'))
    const tab = to === undefined ? undefined : tabs[to]
    if (!tab || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    choose(tab.key)
    document.getElementById(`${id}-tab-${tab.key}`)?.focus()
  }
  return (
    <div {...rest} className={clsx('min-w-0', className)}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={press}
        className="flex gap-7 overflow-x-auto border-b border-line noscript:hidden"
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            aria-selected={tab.key === chosen}
            aria-controls={`${id}-panel-${tab.key}`}
            tabIndex={tab.key === chosen ? 0 : -1}
            onClick={() => choose(tab.key)}
            className="relative min-h-12 shrink-0 rounded-t-sm border-0 px-1 text-base text-ink-muted transition-colors duration-fast hover:text-ink focus-visible:-outline-offset-2 focus-visible:shadow-none aria-selected:font-medium aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:bottom-0 aria-selected:after:border-b-2 aria-selected:after:border-brand-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-panel-${tab.key}`}
          aria-labelledby={`${id}-tab-${tab.key}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the way from a tab into what it shows
          tabIndex={0}
          data-state={tab.key === chosen ? 'open' : 'closed'}
          className="rounded-sm pt-5 not-noscript:data-[state=closed]:hidden"
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}

/** Where a key leads in a row of so many; round its ends. */
function reached(key: string, from: number, count: number, isRtl: boolean): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  return step === 0 ? undefined : (from + (isRtl ? -step : step) + count) % count
}
