import { clsx } from 'clsx'
import { Search } from 'lucide'
import type { ReactNode } from 'react'
import type { Translator } from '@/client/text/translator.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Input, InputGroup } from '@/design-system/input/input.tsx'

type ListSearchProps = {
  action: string
  filters: { search: string }
  label: string
  id: string
  t: Translator
  children: ReactNode
  /** On wide windows. */
  className: string
  wordsClassName?: string
}

/** Plain GET form, so the URL holds the filters. */
export function ListSearch(props: ListSearchProps) {
  const { action, filters, label, id, t, children, className, wordsClassName } = props
  return (
    <search className="mb-8 block">
      <form
        // Resets the inputs when the results change.
        key={JSON.stringify(filters)}
        action={action}
        className={clsx(
          'grid gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 sm:p-5 lg:items-center',
          className,
        )}
      >
        <InputGroup before={<Icon of={Search} />} className={clsx('min-w-0', wordsClassName)}>
          <Input
            id={id}
            type="search"
            name="q"
            defaultValue={filters.search}
            maxLength={200}
            aria-label={label}
            placeholder={label}
          />
        </InputGroup>
        {children}
        <button type="submit" className={buttonStyles({ className: 'min-h-12' })}>
          {t('properties.search.submit')}
        </button>
      </form>
    </search>
  )
}

/** Includes the selected city even if not offered. */
export function cityOptions(city: string, cities: readonly { name: string }[]) {
  const names = new Set([...(city ? [city] : []), ...cities.map(({ name }) => name)])
  return [...names].map((name) => ({ value: name, label: name }))
}
