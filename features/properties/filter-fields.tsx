'use client'

import type { PropertyFacets } from '@/client/api/properties.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Fieldset } from '@/design-system/field/fieldset.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Segmented } from '@/design-system/segmented/segmented.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { postedSinceWords, type SearchFilters } from '@/domain/search-filters.ts'
import type { FilterNames } from './chip-text.ts'
import { PlaceField } from './place-field.tsx'
import { PriceChart } from './price-chart.tsx'

/** What the provider can do beyond the common filters. */
export type SearchOffer = {
  listingSearch: boolean
  suggestions: boolean
  facets: boolean
  map: boolean
}

export type FilterFieldsProps = {
  filters: SearchFilters
  facets: PropertyFacets | undefined
  names: FilterNames
  offer: SearchOffer
  onPlace: (place: Pick<SearchFilters, 'city' | 'state' | 'country'>) => void
}

/** Every filter as a field of one form; the form, not React, holds what was chosen. */
export function FilterFields(props: FilterFieldsProps) {
  const { filters, names, offer, onPlace } = props
  const { t } = useText()
  return (
    <>
      <Segmented
        name="type"
        size="sm"
        legend={t('filters.offer')}
        defaultValue={filters.offer ?? ''}
        options={[
          { value: '', label: t('filters.all') },
          { value: 'sell', label: t('shell.buy') },
          { value: 'rent', label: t('shell.rent') },
        ]}
        className="flex"
      />
      <Field label={t('filters.place')}>
        {(control) => (
          <PlaceField
            {...control}
            place={filters}
            hasSuggestions={offer.suggestions}
            onPlace={onPlace}
          />
        )}
      </Field>
      <CategoryField {...props} />
      <PriceFields {...props} />
      {offer.listingSearch ? <SizeFields {...props} /> : null}
      <Field label={t('filters.search')}>
        {(control) => (
          <Input
            {...control}
            size="sm"
            type="search"
            name="q"
            maxLength={200}
            defaultValue={filters.search}
          />
        )}
      </Field>
      <Field label={t('filters.postedSince')}>
        {(control) => (
          <Select
            {...control}
            size="sm"
            name="posted"
            defaultValue={filters.postedSince ?? ''}
            emptyLabel={t('filters.anyTime')}
            options={postedSinceWords.map((value) => ({ value, label: t(`filters.${value}`) }))}
          />
        )}
      </Field>
      <Fieldset legend={t('filters.special')}>
        <Checkbox
          name="premium"
          value="1"
          defaultChecked={filters.premium}
          label={t('filters.premium')}
        />
        <Checkbox
          name="promoted"
          value="1"
          defaultChecked={filters.promoted}
          label={t('filters.promoted')}
        />
      </Fieldset>
      {names.facilities.length > 0 ? <FacilityFields {...props} /> : null}
    </>
  )
}

function CategoryField({ filters, facets, names }: FilterFieldsProps) {
  const { t } = useText()
  const counts = new Map(facets?.categories.map(({ slug_id, count }) => [slug_id, count]))
  return (
    <Field label={t('filters.category')}>
      {(control) => (
        <Select
          {...control}
          size="sm"
          name="category"
          defaultValue={filters.category}
          emptyLabel={t('search.anyType')}
          options={names.categories.map(({ slug, name }) => ({
            value: slug,
            label: withCount(name, counts.get(slug), t),
          }))}
        />
      )}
    </Field>
  )
}

function PriceFields({ filters, facets, offer }: FilterFieldsProps) {
  const { t, formats } = useText()
  return (
    <Fieldset legend={t('filters.price')}>
      {offer.facets ? <PriceChart price={facets?.price} t={t} formats={formats} /> : null}
      <div className="grid grid-cols-2 gap-3">
        <NumberField name="min_price" label={t('filters.minPrice')} value={filters.minPrice} />
        <NumberField name="max_price" label={t('filters.maxPrice')} value={filters.maxPrice} />
      </div>
    </Fieldset>
  )
}

function SizeFields({ filters, facets }: FilterFieldsProps) {
  const { t } = useText()
  const atLeast = (rooms: number) =>
    facets?.bedrooms.reduce((sum, { value, count }) => (value >= rooms ? sum + count : sum), 0)
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <RoomField name="bedrooms" value={filters.bedrooms} countOf={atLeast} />
        <RoomField name="bathrooms" value={filters.bathrooms} countOf={() => undefined} />
      </div>
      <Fieldset legend={t('filters.area')}>
        <div className="grid grid-cols-2 gap-3">
          <NumberField name="min_area" label={t('filters.minArea')} value={filters.minArea} />
          <NumberField name="max_area" label={t('filters.maxArea')} value={filters.maxArea} />
        </div>
      </Fieldset>
    </>
  )
}

type RoomFieldProps = {
  name: 'bedrooms' | 'bathrooms'
  value: number | null
  countOf: (rooms: number) => number | undefined
}

function RoomField({ name, value, countOf }: RoomFieldProps) {
  const { t } = useText()
  const rooms = [...new Set([...ROOMS, value ?? 1])].sort((a, b) => a - b)
  return (
    <Field label={t(`filters.${name}`)}>
      {(control) => (
        <Select
          {...control}
          size="sm"
          name={name}
          defaultValue={value ?? ''}
          emptyLabel={t('filters.any')}
          options={rooms.map((number) => ({
            value: String(number),
            label: withCount(`${number}+`, countOf(number), t),
          }))}
        />
      )}
    </Field>
  )
}

function NumberField(props: { name: string; label: string; value: number | null }) {
  const { name, label, value } = props
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          size="sm"
          name={name}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={value ?? ''}
          className="figures"
        />
      )}
    </Field>
  )
}

function FacilityFields({ filters, names }: FilterFieldsProps) {
  const { t } = useText()
  return (
    <details open={filters.parameters.length > 0} className="group border-t border-line pt-2">
      <summary className="flex min-h-11 items-center text-sm font-medium text-ink">
        {t('filters.facilities')}
      </summary>
      <Fieldset legend={t('filters.facilities')} legendHidden>
        {names.facilities.map(({ id, name }) => (
          <Checkbox
            key={id}
            name="facilities"
            value={id}
            defaultChecked={filters.parameters.includes(id)}
            label={name}
          />
        ))}
      </Fieldset>
    </details>
  )
}

const ROOMS = [1, 2, 3, 4, 5]

function withCount(
  option: string,
  count: number | undefined,
  t: ReturnType<typeof useText>['t'],
): string {
  return count === undefined ? option : t('filters.optionCount', { option, count })
}
