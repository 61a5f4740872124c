import { Package } from 'lucide'
import type { PackageOffer } from '@/client/api/member/packages.ts'
import type { Translator } from '@/client/text/translator.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { routes } from '@/domain/web/routes.ts'
import { BackToListing } from '@/features/listing-gate/back-to-listing.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { PackageGrid } from './package-grid.tsx'

export type PackagesListProps = {
  /** Packages on offer for everyone. */
  offer: PackageOffer
  /** Redirect target after taking a package. */
  next?: string | null
  t: Translator
  href: (path: string) => string
}

/** All packages with features and prices. */
export function PackagesList({ offer, next = null, t, href }: PackagesListProps) {
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <BackToListing next={next} label={t('packages.back')} />
      <header className="mb-8 max-w-text sm:mb-10">
        <h1 className="type-display text-display text-ink">{t('packages.title')}</h1>
        <p className="mt-2 text-lg text-ink-muted">{t('packages.lead')}</p>
      </header>
      {offer.offered.length > 0 ? (
        <PackageGrid everybodys={offer} next={next} />
      ) : (
        <EmptyState
          icon={<Icon of={Package} />}
          title={t('packages.emptyTitle')}
          actions={
            <SiteLink href={href(routes.contact())} className={buttonStyles()}>
              {t('content.contact.title')}
            </SiteLink>
          }
        >
          {t('packages.emptyText')}
        </EmptyState>
      )}
    </div>
  )
}
