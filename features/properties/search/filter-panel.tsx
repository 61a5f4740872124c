'use client'

import { X } from 'lucide'
import type { ReactNode } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { iconButtonStyles } from '@/design-system/icon-button/icon-button.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { withoutFilters } from '@/domain/search/filter-chips.ts'
import { type SearchFilters, searchParams } from '@/domain/search/search-filters.ts'
import { routes } from '@/domain/web/routes.ts'
import type { LiveFiltersProps } from './live-filters.tsx'
import { PlaceInputs } from './place/place-inputs.tsx'
import { pushSearch, SoftLink } from './soft-link.tsx'
import { useFilterForm } from './use-filter-form.ts'
import { useLiveFilters } from './use-live-filters.ts'

/** Controls outside the form use this as their `form` attribute. */
export const FILTER_FORM = 'filter-form'
/** Id of the popover on narrow windows. */
export const FILTER_SHEET = 'filters'

type FilterPanelProps = Pick<LiveFiltersProps, 'filters' | 'names' | 'offer' | 'unread'> & {
  /** Server-rendered fields. */
  start: ReactNode
  /** Matching homes; undefined until known. */
  total: number | undefined
}

/**
 * Filters: a column on wide windows, a native popover on narrow ones. Without JavaScript a plain
 * form; with it, choices apply immediately and text on blur.
 */
export function FilterPanel({ total, start, ...fields }: FilterPanelProps) {
  const { filters } = fields
  const { t } = useText()
  const href = useHref()
  const form = useFilterForm(filters, (next, shown) => {
    pushSearch(href(routes.properties(next)), searchParams(shown))
  })
  const live = useLiveFilters(form.props.ref, filters)
  const count = total ?? 0
  return (
    <aside
      id={FILTER_SHEET}
      popover="auto"
      aria-label={t('properties.filters.title')}
      className="sheet:fixed sheet:inset-y-0 sheet:start-0 sheet:end-auto sheet:m-0 sheet:h-dvh sheet:max-h-none sheet:w-full sheet:max-w-md sheet:flex-col sheet:border-0 sheet:bg-surface sheet:p-0 sheet:shadow-floating sheet:open:flex backdrop:bg-scrim/60 sheet:transition-[opacity,translate,display,overlay] sheet:transition-discrete sheet:duration-slow sheet:starting:open:-translate-x-6 sheet:starting:open:opacity-0 text-ink beside:sticky beside:inset-auto beside:top-22 beside:m-0 beside:block beside:h-auto beside:max-h-[calc(100dvh-6rem)] beside:w-auto beside:overflow-y-auto beside:overscroll-contain beside:border-0 beside:bg-transparent beside:p-1 beside:pb-6 beside:[scrollbar-width:thin]"
    >
      <div className="flex items-center justify-between border-b border-line px-5 py-2 beside:hidden">
        <h2 className="text-lg font-semibold">{t('properties.filters.title')}</h2>
        <button
          type="button"
          aria-label={t('properties.filters.close')}
          popoverTarget={FILTER_SHEET}
          popoverTargetAction="hide"
          className={iconButtonStyles()}
        >
          <Icon of={X} />
        </button>
      </div>
      <search className="sheet:min-h-0 sheet:flex-1 sheet:overflow-y-auto sheet:px-5 sheet:py-5">
        <form
          {...form.props}
          onSubmit={(event) => {
            form.props.onSubmit(event)
            document.getElementById(FILTER_SHEET)?.hidePopover()
          }}
          id={FILTER_FORM}
          action={href(routes.properties())}
          // Autofill would look like the person's input before hydration.
          autoComplete="off"
          className="flex flex-col gap-5"
        >
          {live ? (
            <live.Fields
              {...fields}
              typedPlace={live.typedPlace}
              wasSubmitted={live.wasSubmitted}
              onFilters={form.apply}
            />
          ) : (
            <>
              <PlaceInputs filters={filters} keepsRegion />
              {start}
            </>
          )}
          <HiddenFilters filters={filters} />
          <div className="hidden noscript:beside:block">
            <Button type="submit" className="w-full">
              {t('properties.filters.apply')}
            </Button>
          </div>
        </form>
      </search>
      <div className="flex items-center justify-between gap-4 border-t border-line px-5 py-3 beside:hidden">
        <SoftLink
          href={href(routes.properties(withoutFilters(filters)))}
          className={linkStyles({ className: 'text-sm' })}
        >
          {t('properties.filters.clear')}
        </SoftLink>
        <Button type="submit" form={FILTER_FORM}>
          {total === undefined
            ? t('properties.filters.apply')
            : t('properties.results.showCount', { count })}
        </Button>
      </div>
    </aside>
  )
}

/** Keeps filters that have no field of their own. */
function HiddenFilters({ filters }: { filters: SearchFilters }) {
  const params = searchParams(filters)
  return ['bounds', 'area', 'place', 'travel', 'near', 'view'].map((name) => {
    const value = params.get(name)
    return value ? <input key={name} type="hidden" name={name} value={value} /> : null
  })
}
