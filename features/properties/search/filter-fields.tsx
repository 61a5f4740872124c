import type { ReactNode } from 'react'
import type { PropertyFacets } from '@/client/api/properties.ts'
import type { Text } from '@/client/text/text.ts'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { Field, type FieldControl } from '@/design-system/field/field.tsx'
import { Fieldset } from '@/design-system/field/fieldset.tsx'
import { Segmented } from '@/design-system/segmented/segmented.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { postedSinceWords, type SearchFilters } from '@/domain/search/search-filters.ts'
import type { FilterNames } from './chip-text.ts'
import {
  type AmountFieldProps,
  countWords,
  ParameterFields,
  RoomField,
  WordField,
} from './filter-controls.tsx'
import { PriceChart } from './price-chart.tsx'

/** Optional search features of the server. */
export type SearchOffer = {
  savedSearches: boolean
  /** The site requires consent before it stores anything. */
  asksFirst: boolean
  listingSearch: boolean
  suggestions: boolean
  facets: boolean
  map: boolean
  /** Travel times over streets. */
  travel: boolean
}

export type FilterFieldsProps = Pick<Text, 't' | 'formats'> & {
  filters: SearchFilters
  /** Undefined until counted. */
  facets?: PropertyFacets
  names: FilterNames
  offer: SearchOffer
  /** Renders a minimum or maximum. */
  amount: (field: AmountFieldProps) => ReactNode
  /** Renders the place field. */
  place: (control: FieldControl) => ReactNode
  /** Renders the distance field. */
  distance: ReactNode
  /** Renders the travel times, which need scripts. */
  travel?: ReactNode
}

/**
 * All filters as uncontrolled fields of one form. The server renders them; the browser replaces
 * them by the live ones, with counts, once their code is loaded.
 */
export function FilterFields(props: FilterFieldsProps) {
  const { filters, facets, names, offer, t } = props
  const counted = countWords(facets, t)
  return (
    <>
      <Segmented
        name="type"
        size="sm"
        legend={t('properties.filters.offer')}
        defaultValue={filters.offer ?? ''}
        options={[
          { value: '', label: t('properties.filters.all') },
          { value: 'sell', label: t('shell.buy') },
          { value: 'rent', label: t('shell.rent') },
        ]}
        className="flex"
      />
      <Field label={t('properties.filters.place')}>{props.place}</Field>
      {props.distance}
      {props.travel}
      <CategoryField {...props} />
      <PriceFields {...props} />
      {offer.listingSearch ? <SizeFields {...props} /> : null}
      <WordField name="q" label={t('properties.filters.search')} value={filters.search} />
      {offer.listingSearch ? (
        <WordField name="not" label={t('properties.filters.exclude')} value={filters.exclude} />
      ) : null}
      <Field label={t('properties.filters.postedSince')}>
        {(control) => (
          <Select
            {...control}
            size="sm"
            name="posted"
            defaultValue={filters.postedSince ?? ''}
            emptyLabel={t('properties.filters.anyTime')}
            options={postedSinceWords.map((value) => ({
              value,
              label: counted(
                'posted_since',
                t(`properties.filters.${value}`),
                facets?.posted_since?.[value],
              ),
            }))}
          />
        )}
      </Field>
      <Fieldset legend={t('properties.filters.special')}>
        {(['premium', 'promoted'] as const).map((name) => (
          <Checkbox
            key={name}
            name={name}
            value="1"
            defaultChecked={filters[name]}
            label={counted(name, t(`properties.filters.${name}`), facets?.[name])}
          />
        ))}
      </Fieldset>
      <ParameterFields
        filters={filters}
        names={names}
        counted={(name, id) => {
          const found = facets?.facilities
          return counted(
            'facilities',
            name,
            found && (found.find((it) => it.id === id)?.count ?? 0),
          )
        }}
        t={t}
      />
    </>
  )
}

function CategoryField({ filters, facets, names, t }: FilterFieldsProps) {
  const counted = countWords(facets, t)
  const { category } = filters
  // From an old link, or because categories failed to load: keep the searched category selected.
  const isUnknown = category && !names.categories.some(({ slug }) => slug === category)
  const unknown = isUnknown ? [{ slug: category, name: category }] : []
  const counts = new Map(facets?.categories.map(({ slug_id, count }) => [slug_id, count]))
  return (
    <Field label={t('properties.filters.category')}>
      {(control) => (
        <Select
          {...control}
          size="sm"
          name="category"
          defaultValue={filters.category}
          emptyLabel={t('properties.search.anyType')}
          options={[...names.categories, ...unknown].map(({ slug, name }) => ({
            value: slug,
            label: counted('categories', name, counts.get(slug)),
          }))}
        />
      )}
    </Field>
  )
}

function PriceFields({ filters, facets, offer, amount, t, formats }: FilterFieldsProps) {
  return (
    <Fieldset
      legend={t(
        filters.offer === 'rent' ? 'properties.filters.pricePerMonth' : 'properties.filters.price',
      )}
      hint={filters.offer === null ? t('properties.filters.rentsPerMonth') : undefined}
    >
      {offer.facets ? <PriceChart price={facets?.price} t={t} formats={formats} /> : null}
      <div className="grid grid-cols-2 gap-3">
        {amount({
          name: 'min_price',
          label: t('properties.filters.minPrice'),
          value: filters.minPrice,
        })}
        {amount({
          name: 'max_price',
          label: t('properties.filters.maxPrice'),
          value: filters.maxPrice,
        })}
      </div>
    </Fieldset>
  )
}

function SizeFields({ filters, facets, amount, t }: FilterFieldsProps) {
  const counted = countWords(facets, t)
  const atLeast = (name: 'bedrooms' | 'bathrooms', rooms: number) =>
    facets?.[name]?.reduce((sum, { value, count }) => (value >= rooms ? sum + count : sum), 0)
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        {(['bedrooms', 'bathrooms'] as const).map((name) => (
          <RoomField
            key={name}
            name={name}
            value={filters[name]}
            counted={(option, rooms) => counted(name, option, atLeast(name, rooms))}
            t={t}
          />
        ))}
      </div>
      <Fieldset legend={t('properties.filters.area')}>
        <div className="grid grid-cols-2 gap-3">
          {amount({
            name: 'min_area',
            label: t('properties.filters.minArea'),
            value: filters.minArea,
          })}
          {amount({
            name: 'max_area',
            label: t('properties.filters.maxArea'),
            value: filters.maxArea,
          })}
        </div>
      </Fieldset>
    </>
  )
}
