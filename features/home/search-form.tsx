'use client'

import { Search } from 'lucide'
import { useRouter } from 'next/navigation'
import type { FormEvent, ReactNode } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Segmented } from '@/design-system/segmented/segmented.tsx'
import { Select, type SelectOption } from '@/design-system/select/select.tsx'
import type { OfferType } from '@/domain/listing/property-type.ts'
import { parseFilters } from '@/domain/search/parse-filters.ts'
import { routes, wishRoute } from '@/domain/web/routes.ts'

export type SearchFormProps = {
  /** Slugs and names. */
  categories: SelectOption[]
  /** Amounts in major units, with formatted labels. */
  prices: SelectOption[]
  /** Keyword and place field; its id must be `PLACE_FIELD_ID`. */
  placeField: ReactNode
}

export const PLACE_FIELD_ID = 'home-place'

/** Search form of the home page. A plain GET form; with scripts it omits empty parameters. */
export function SearchForm({ categories, prices, placeField }: SearchFormProps) {
  const { t } = useText()
  const router = useRouter()
  const href = useHref()

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') asked.append(name, value)
    }
    const wish = asked.get('wish')?.trim()
    const filters = parseFilters(asked)
    router.push(href(wish ? wishRoute(wish, filters) : routes.properties(filters)))
  }

  return (
    <search>
      <form
        action={href(routes.properties())}
        onSubmit={search}
        aria-label={t('properties.search.label')}
        className="group/search rounded-lg border border-line bg-surface p-4 shadow-floating sm:p-5"
      >
        <Segmented<OfferType>
          name="type"
          legend={t('properties.search.intent')}
          defaultValue="sell"
          options={[
            { value: 'sell', label: t('shell.buy') },
            { value: 'rent', label: t('shell.rent') },
          ]}
          className="mb-4 w-full sm:w-auto"
        />
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto] lg:items-end">
          <div className="sm:col-span-2 lg:col-span-1">
            <label htmlFor={PLACE_FIELD_ID} className="mb-1.5 block text-sm font-medium">
              {t('properties.search.place')}
            </label>
            {placeField}
          </div>
          <Field label={t('properties.search.type')}>
            {(control) => (
              <Select
                {...control}
                name="category"
                emptyLabel={t('properties.search.anyType')}
                options={categories}
              />
            )}
          </Field>
          <Field
            label={
              <>
                {t('properties.search.maxPrice')}{' '}
                <span className="hidden font-normal text-ink-muted group-has-[[value=rent]:checked]/search:inline">
                  {t('properties.search.perMonth')}
                </span>
              </>
            }
          >
            {(control) => (
              <Select
                {...control}
                name="max_price"
                emptyLabel={t('properties.search.anyPrice')}
                options={prices}
              />
            )}
          </Field>
          <button
            type="submit"
            className={buttonStyles({ className: 'min-h-12 sm:col-span-2 lg:col-span-1' })}
          >
            <Icon of={Search} />
            {t('properties.search.submit')}
          </button>
        </div>
      </form>
    </search>
  )
}
