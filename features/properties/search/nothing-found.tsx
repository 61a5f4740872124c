import { SearchX } from 'lucide'
import type { Relaxation } from '@/client/api/properties.ts'
import { isolated } from '@/client/text/isolated.ts'
import type { Text } from '@/client/text/text.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { looksLikePostalCode } from '@/domain/place/postal-code.ts'
import { filterChips, withoutFilters } from '@/domain/search/filter-chips.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'
import { routes } from '@/domain/web/routes.ts'
import { chipText, type FilterNames } from './chip-text.ts'
import type { UnknownPlace } from './place/unknown-place.ts'
import { PageLink, SoftLink } from './soft-link.tsx'

export type NothingFoundProps = Text & {
  filters: SearchFilters
  names: FilterNames
  /** The page number is beyond the last page. */
  isBeyond: boolean
  /** Results without each filter, in chip order; undefined until known. */
  relaxations: readonly (Relaxation | undefined)[]
  href: (path: string) => string
  /** Set if the searched place is unknown. */
  place?: UnknownPlace | null
}

/** Empty search: suggests which filters to remove, best first, with counts. */
export function NothingFound(props: NothingFoundProps) {
  const { filters, isBeyond, relaxations, place, t, href } = props
  const chips = filterChips(filters)
  if (isBeyond) return <BeyondTheLast filters={filters} t={t} href={href} />
  const known = relaxations.flatMap((relaxation) => relaxation ?? [])
  const isCounted = chips.length > 0 && known.length === chips.length
  const isHopeless = isCounted && known.every(({ total }) => total === 0)
  const words = isHopeless ? 'properties.results.emptySeveral' : 'properties.results.emptyText'
  return (
    <EmptyState
      icon={<Icon of={SearchX} />}
      title={t('properties.results.emptyTitle')}
      actions={
        chips.length > 0 ? (
          <>
            {isHopeless ? null : <Ways {...props} isCounted={isCounted} />}
            {chips.length > 1 ? (
              <SoftLink
                href={href(routes.properties(withoutFilters(filters)))}
                className={buttonStyles({ size: 'sm' })}
              >
                {t('properties.filters.clear')}
              </SoftLink>
            ) : null}
          </>
        ) : null
      }
    >
      {place ? <Unknown place={place} t={t} href={href} /> : null}
      {t(chips.length > 0 ? words : 'properties.results.emptyNoFilters')}
    </EmptyState>
  )
}

type UnknownProps = Pick<NothingFoundProps, 't' | 'href'> & { place: UnknownPlace }

function Unknown({ place: { name, near }, t, href }: UnknownProps) {
  const key = looksLikePostalCode(name)
    ? 'properties.results.unknownPostalCode'
    : 'properties.results.unknownPlace'
  return (
    <>
      <span className="mb-2 block font-medium text-ink">{t(key, { place: isolated(name) })}</span>
      {near.map(({ label, filters }) => (
        <SoftLink
          key={label}
          href={href(routes.properties(filters))}
          className="mb-2 block text-brand-ink underline"
        >
          {t('properties.results.didYouMean', { place: isolated(label) })}
        </SoftLink>
      ))}
    </>
  )
}

/** One link per filter to the search without it; the best three once counts are known. */
function Ways({ isCounted, ...props }: NothingFoundProps & { isCounted: boolean }) {
  const { filters, names, relaxations, href, ...text } = props
  const { t } = text
  const ways = filterChips(filters).map((chip, at) => ({ chip, found: relaxations[at] }))
  const best = ways
    .filter(({ found }) => (found?.total ?? 0) > 0)
    .sort((one, other) => (other.found?.total ?? 0) - (one.found?.total ?? 0))
    .slice(0, MAX_WAYS)
  return (isCounted ? best : ways).map(({ chip, found }) => {
    const path = routes.properties(chip.without)
    // The sentence adds its own quotation marks.
    const filter = chip.name === 'search' ? chip.value : chipText(chip, text, names)
    const key = found?.isEstimate
      ? 'properties.results.emptyGivesAbout'
      : 'properties.results.emptyGives'
    return (
      <SoftLink
        key={path}
        href={href(path)}
        className={buttonStyles({ variant: 'secondary', size: 'sm' })}
      >
        {isCounted
          ? t(key, { filter, count: found?.total ?? 0 })
          : t('properties.results.emptyRelax', { filter })}
      </SoftLink>
    )
  })
}

const MAX_WAYS = 3

function BeyondTheLast({ filters, t, href }: Pick<NothingFoundProps, 'filters' | 't' | 'href'>) {
  return (
    <EmptyState
      icon={<Icon of={SearchX} />}
      title={t('properties.results.beyondTitle')}
      actions={
        <PageLink
          href={href(routes.properties({ ...filters, page: 1 }))}
          className={buttonStyles({ variant: 'secondary', size: 'sm' })}
        >
          {t('properties.results.firstPage')}
        </PageLink>
      }
    >
      {t('properties.results.beyondText')}
    </EmptyState>
  )
}
