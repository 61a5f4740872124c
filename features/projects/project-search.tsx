import type { City } from '@/client/api/places.ts'
import type { Category } from '@/client/api/property-catalog.ts'
import type { Text } from '@/client/text/text.ts'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { projectTypes } from '@/domain/listing/project-type.ts'
import { roundKm } from '@/domain/place/distance.ts'
import type { ProjectFilters } from '@/domain/search/project-filters.ts'
import { postedSinceWords } from '@/domain/search/search-filters.ts'
import { routes } from '@/domain/web/routes.ts'
import { cityOptions, ListSearch } from '@/features/shell/list-search.tsx'

export type ProjectSearchProps = Pick<Text, 't' | 'formats'> & {
  filters: ProjectFilters
  categories: readonly Pick<Category, 'slug' | 'name'>[]
  cities: readonly Pick<City, 'name'>[]
  /** The provider can filter by construction status. */
  hasTypes: boolean
  href: (path: string) => string
}

/** Project search as a plain form; the URL holds the filters. */
export function ProjectSearch(props: ProjectSearchProps) {
  const { filters, t, href } = props
  return (
    <ListSearch
      action={href(routes.projects())}
      label={t('projects.search')}
      id="project-search"
      className="lg:grid-cols-4"
      wordsClassName="sm:col-span-2"
      filters={filters}
      t={t}
    >
      <Choices {...props} />
      <Checkbox
        name="featured"
        value="1"
        defaultChecked={filters.featured}
        label={t('projects.featured')}
      />
    </ListSearch>
  )
}

function Choices({ filters, categories, cities, hasTypes, t, formats }: ProjectSearchProps) {
  const { city, near } = filters
  const offered = roundKm(RADII, formats.lengthUnit)
  const radii = [...new Set([...offered, ...(near ? [near.radiusKm] : [])])].sort((a, b) => a - b)
  return (
    <>
      <Select
        id="project-category"
        name="category"
        defaultValue={filters.category}
        aria-label={t('properties.filters.category')}
        emptyLabel={t('properties.search.anyType')}
        options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <Select
        id="project-city"
        name="city"
        defaultValue={city}
        aria-label={t('properties.filters.city')}
        emptyLabel={t('properties.filters.anyCity')}
        options={cityOptions(city, cities)}
      />
      {hasTypes ? (
        <Select
          id="project-type"
          name="type"
          defaultValue={filters.type ?? ''}
          aria-label={t('projects.type')}
          emptyLabel={t('projects.anyType')}
          options={projectTypes.map((type) => ({ value: type, label: t(`projects.page.${type}`) }))}
        />
      ) : null}
      <Select
        id="project-posted"
        name="posted"
        defaultValue={filters.postedSince ?? ''}
        aria-label={t('properties.filters.postedSince')}
        emptyLabel={t('properties.filters.anyTime')}
        options={postedSinceWords.map((word) => ({
          value: word,
          // Providers filter projects by calendar week.
          label: t(word === 'week' ? 'projects.lastWeek' : 'properties.filters.yesterday'),
        }))}
      />
      {near ? (
        <>
          <input type="hidden" name="near" value={`${near.latitude},${near.longitude}`} />
          <Select
            id="project-radius"
            name="radius"
            defaultValue={near.radiusKm}
            aria-label={t('properties.filters.radius')}
            options={radii.map((radius) => ({
              value: String(radius),
              label: t('properties.chip.near', { distance: formats.away(radius) }),
            }))}
          />
        </>
      ) : null}
    </>
  )
}

/** In the marketplace's unit of distance. */
const RADII = [5, 10, 25, 50, 100]
