import { KeyRound } from 'lucide'
import type { Translator } from '@/client/text/translator.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { fieldsOf } from '@/domain/records.ts'
import { routes } from '@/domain/routes.ts'
import { noFilters, type SearchFilters } from '@/domain/search-filters.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'

type PropertyWithdrawnProps = {
  /** What the provider tells of it, see get_property. */
  facts: unknown
  t: Translator
  href: (path: string) => string
}

/** For the address of a home that everybody could see until it was taken off the market. */
export function PropertyWithdrawn({ facts, t, href }: PropertyWithdrawnProps) {
  const like = searchLike(facts)
  return (
    <div className="container-page py-10">
      <EmptyState
        level={1}
        icon={<Icon of={KeyRound} />}
        title={t('property.withdrawnTitle')}
        actions={
          <>
            <SiteLink href={href(routes.properties(like))} className={buttonStyles()}>
              {like.city ? t('property.likeItIn', { place: like.city }) : t('property.likeIt')}
            </SiteLink>
            <SiteLink
              href={href(routes.properties())}
              className={buttonStyles({ variant: 'secondary' })}
            >
              {t('property.toResults')}
            </SiteLink>
          </>
        }
      >
        {t('property.withdrawnText')}
      </EmptyState>
    </div>
  )
}

/** Homes of its kind where it was, on the same terms. */
function searchLike(facts: unknown): SearchFilters {
  const { city, category_slug_id: category, property_type: type } = fieldsOf(facts)
  const isRent = type === 'rent' || type === 'rented'
  return {
    ...noFilters,
    offer: isRent ? 'rent' : 'sell',
    city: typeof city === 'string' ? city : '',
    category: typeof category === 'string' ? category : '',
  }
}
