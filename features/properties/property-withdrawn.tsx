import { KeyRound } from 'lucide'
import type { Translator } from '@/client/text/translator.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { noFilters, type SearchFilters } from '@/domain/search/search-filters.ts'
import { toFields } from '@/domain/values/records.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'

type PropertyWithdrawnProps = {
  /** Body of the error response of get_property. */
  facts: unknown
  t: Translator
  href: (path: string) => string
}

/** Page of a formerly public home that was withdrawn. */
export function PropertyWithdrawn({ facts, t, href }: PropertyWithdrawnProps) {
  const like = searchLike(facts)
  return (
    <div className="container-page py-10">
      <EmptyState
        level={1}
        icon={<Icon of={KeyRound} />}
        title={t('properties.page.withdrawnTitle')}
        actions={
          <>
            <SiteLink href={href(routes.properties(like))} className={buttonStyles()}>
              {like.city
                ? t('properties.page.likeItIn', { place: like.city })
                : t('properties.page.likeIt')}
            </SiteLink>
            <SiteLink
              href={href(routes.properties())}
              className={buttonStyles({ variant: 'secondary' })}
            >
              {t('properties.page.toResults')}
            </SiteLink>
          </>
        }
      >
        {t('properties.page.withdrawnText')}
      </EmptyState>
    </div>
  )
}

/** Search for the same category, city and offer type. */
function searchLike(facts: unknown): SearchFilters {
  const { city, category_slug_id: category, property_type: type } = toFields(facts)
  const isRent = type === 'rent' || type === 'rented'
  return {
    ...noFilters,
    offer: isRent ? 'rent' : 'sell',
    city: typeof city === 'string' ? city : '',
    category: typeof category === 'string' ? category : '',
  }
}
