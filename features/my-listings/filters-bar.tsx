import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Select } from '@/design-system/select/select.tsx'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import { propertyTypes } from '@/domain/listing/property-type.ts'
import { listingDecisions, type MyListingsView, ownPaths } from '@/domain/web/listing-routes.ts'

type OwnFiltersBarProps = { kind: ListingKind; shown: MyListingsView }

/** Filters by status, visibility and, for properties, offer. Every choice is in the URL. */
export function MyListingsFiltersBar({ kind, shown }: OwnFiltersBarProps) {
  const { t } = useText()
  const { decision, isActive, offer } = shown
  const { push } = useRouter()
  const href = useHref()
  const id = useId()
  const go = (change: MyListingsView) =>
    push(href(ownPaths[kind].list({ ...shown, page: 1, ...change })))
  const all = t('myListings.all')
  return (
    <fieldset className="mb-5 grid grid-cols-2 gap-3 border-0 p-0 sm:grid-cols-3">
      <legend className="sr-only">{t('myListings.filter')}</legend>
      <Field id={`${id}-decision`} label={t('myListings.decision')}>
        {(control) => (
          <Select
            {...control}
            size="sm"
            value={decision ?? ''}
            emptyLabel={all}
            options={listingDecisions.map((value) => ({ value, label: t(`myListings.${value}`) }))}
            onChange={({ target: { value } }) =>
              go({ decision: listingDecisions.find((one) => one === value) })
            }
          />
        )}
      </Field>
      <Field id={`${id}-activity`} label={t('myListings.activity')}>
        {(control) => (
          <Select
            {...control}
            size="sm"
            value={isActive === undefined ? '' : isActive ? 'active' : 'inactive'}
            emptyLabel={all}
            options={(['active', 'inactive'] as const).map((value) => ({
              value,
              label: t(`myListings.${value}`),
            }))}
            onChange={({ target: { value } }) =>
              go({ isActive: value === '' ? undefined : value === 'active' })
            }
          />
        )}
      </Field>
      {kind === 'property' ? (
        <Field id={`${id}-offer`} label={t('myListings.kind')} className="max-sm:col-span-2">
          {(control) => (
            <Select
              {...control}
              size="sm"
              value={offer ?? ''}
              emptyLabel={all}
              options={propertyTypes.map((value) => ({ value, label: t(`listingCard.${value}`) }))}
              onChange={({ target: { value } }) =>
                go({ offer: propertyTypes.find((one) => one === value) })
              }
            />
          )}
        </Field>
      ) : null}
    </fieldset>
  )
}
