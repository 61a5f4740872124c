'use client'

import { useCurrentLocation } from '@/client/state/use-current-location.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { placeName } from '@/domain/place/place-name.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'
import type { UnreadAmounts } from '@/domain/search/typed-amounts.ts'
import { routes } from '@/domain/web/routes.ts'
import { LiveAmountField } from './amount-field.tsx'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'
import { ChosenPlaces, DistanceField } from './place/place-controls.tsx'
import { PlaceField } from './place/place-field.tsx'
import { TravelField } from './place/travel-field.tsx'
import { useFacets } from './use-facets.ts'

export type LiveFiltersProps = Pick<FilterFieldsProps, 'filters' | 'names' | 'offer'> & {
  /** Text typed into the place field before it was replaced. */
  typedPlace: string
  /** Amounts of the address that could not be read. */
  unread?: UnreadAmounts | undefined
  /** The form was submitted before it was replaced. */
  wasSubmitted: boolean
  onFilters: (filters: SearchFilters) => void
}

/** Filter fields with suggestions, counts and the visitor's location. */
export default function LiveFilters(props: LiveFiltersProps) {
  const { filters, offer, typedPlace, unread, wasSubmitted, onFilters } = props
  const { t, formats } = useText()
  const href = useHref()
  const facets = useFacets(filters, offer.facets)
  return (
    <FilterFields
      {...props}
      t={t}
      formats={formats}
      facets={facets}
      amount={(field) => (
        <LiveAmountField key={field.name} {...field} unread={unread} wasSubmitted={wasSubmitted} />
      )}
      place={(control) => (
        <PlaceField
          {...control}
          filters={filters}
          typedBefore={typedPlace}
          hasSuggestions={offer.suggestions}
          hasStreets={offer.travel}
          onFilters={onFilters}
          onPlaces={(places) => onFilters({ ...filters, ...places, page: 1 })}
        >
          <ChosenPlaces filters={filters} href={href} t={t} />
        </PlaceField>
      )}
      distance={<OwnDistance filters={filters} onFilters={onFilters} />}
      travel={offer.travel ? <TravelField filters={filters} onFilters={onFilters} /> : null}
    />
  )
}

/** Distance from the URL's point, otherwise from the visitor's location. */
function OwnDistance({ filters, onFilters }: Pick<LiveFiltersProps, 'filters' | 'onFilters'>) {
  const { t, formats } = useText()
  const href = useHref()
  const own = useCurrentLocation()
  const { near } = filters
  const from = near ?? own?.coordinates
  return (
    <DistanceField
      radiusKm={near?.radiusKm ?? null}
      isOffered={from !== undefined}
      onChoose={(radiusKm) => {
        const { latitude = 0, longitude = 0 } = from ?? {}
        onFilters({ ...filters, near: { latitude, longitude, radiusKm }, page: 1 })
      }}
      hint={
        near ? (
          t('properties.filters.fromPoint')
        ) : own ? (
          t('properties.filters.fromPlace', { place: placeName(own) })
        ) : (
          <a href={href(routes.location())} className={linkStyles()}>
            {t('properties.filters.setPlace')}
          </a>
        )
      }
      t={t}
      formats={formats}
    />
  )
}
