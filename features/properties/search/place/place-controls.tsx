import type { ReactNode } from 'react'
import type { Text } from '@/client/text/text.ts'
import { ChipLink } from '@/design-system/chip/chip.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { roundKm } from '@/domain/place/distance.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'
import { chosenPlaces } from '@/domain/search/search-places.ts'
import { routes } from '@/domain/web/routes.ts'
import { SoftLink } from '../soft-link.tsx'

type ChosenPlacesProps = Pick<Text, 't'> & {
  filters: SearchFilters
  href: (path: string) => string
}

/** Chips of the searched places, each with a remove link. */
export function ChosenPlaces({ filters, href, t }: ChosenPlacesProps) {
  const places = chosenPlaces(filters)
  if (places.length === 0) return null
  return (
    <ul aria-label={t('properties.filters.places')} className="mt-2 flex flex-wrap gap-2">
      {places.map(({ label, code, without }) => (
        <li key={code} className="min-w-0 max-w-full">
          <ChipLink
            as={SoftLink}
            href={href(routes.properties({ ...filters, ...without, page: 1 }))}
            hint={t('properties.filters.remove', { filter: '' }).trimEnd()}
          >
            {label}
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}

type DistanceFieldProps = Pick<Text, 't' | 'formats'> & {
  radiusKm: number | null
  /** Whether a center point is known. */
  isOffered: boolean
  /** Describes the center point. */
  hint: ReactNode
  onChoose?: (radiusKm: number | null) => void
}

/** Search radius. */
export function DistanceField(props: DistanceFieldProps) {
  const { radiusKm, isOffered, hint, onChoose, t, formats } = props
  const offered = roundKm(RADII, formats.lengthUnit)
  const radii = [...new Set([...offered, ...(radiusKm === null ? [] : [radiusKm])])].sort(
    (a, b) => a - b,
  )
  return (
    <Field label={t('properties.filters.radius')} hint={hint}>
      {(control) => (
        <Select
          {...control}
          size="sm"
          name="radius"
          disabled={!isOffered}
          defaultValue={radiusKm ?? ''}
          emptyLabel={t('properties.filters.anyDistance')}
          onChange={onChoose && (({ target }) => onChoose(Number(target.value) || null))}
          options={radii.map((value) => ({
            value: String(value),
            label: t('properties.chip.near', { distance: formats.away(value) }),
          }))}
        />
      )}
    </Field>
  )
}

/** In the site's distance unit. */
const RADII = [1, 2, 5, 10, 25, 50, 100]
