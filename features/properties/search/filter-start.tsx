import { MapPin } from 'lucide'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Input, InputGroup } from '@/design-system/input/input.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { routes } from '@/domain/web/routes.ts'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'
import { ChosenPlaces, DistanceField } from './place-controls.tsx'
import { TravelStart } from './travel-start.tsx'

type FilterStartProps = Omit<FilterFieldsProps, 'place' | 'distance' | 'travel' | 'facets'> & {
  href: (path: string) => string
}

/**
 * Server-rendered filter fields; complete without JavaScript. Hidden inputs of chosen places come
 * before them in `PlaceInputs`, which follows the URL.
 */
export function FilterStart(props: FilterStartProps) {
  const { filters, href, t, formats } = props
  return (
    <FilterFields
      {...props}
      place={(control) => (
        <div>
          <InputGroup before={<Icon of={MapPin} />}>
            <Input
              {...control}
              name="city"
              maxLength={150}
              placeholder={t(
                filters.city ? 'properties.filters.anotherCity' : 'properties.filters.anyCity',
              )}
            />
          </InputGroup>
          <ChosenPlaces filters={filters} href={href} t={t} />
        </div>
      )}
      distance={
        <DistanceField
          radiusKm={filters.near?.radiusKm ?? null}
          isOffered={filters.near !== null}
          hint={
            filters.near ? (
              t('properties.filters.fromPoint')
            ) : (
              <a href={href(routes.location())} className={linkStyles()}>
                {t('properties.filters.setPlace')}
              </a>
            )
          }
          t={t}
          formats={formats}
        />
      }
      travel={props.offer.travel ? <TravelStart travel={filters.travel} t={t} /> : null}
    />
  )
}
