import { Gem } from 'lucide'
import Link from 'next/link'
import type { PropertyCard as Card } from '@/client/api/property-card.ts'
import type { Text } from '@/client/text/text.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { routes } from '@/domain/routes.ts'
import { PropertyCard } from '@/features/listing-card/property-card.tsx'

type PremiumGateProps = Pick<Text, 't'> & {
  /** What everybody may know of it; null where no list shows it. */
  card: Card | null
  href: (path: string) => string
}

/** A home whose page the visitor may not open: what lists say of it, and why there is no more. */
export function PremiumGate({ card, t, href }: PremiumGateProps) {
  return (
    <div className="container-page grid items-center gap-8 py-10 lg:grid-cols-2">
      {card ? (
        <PropertyCard
          card={card}
          headingLevel={2}
          priority
          sizes="(min-width: 1024px) 36rem, 100vw"
        />
      ) : null}
      <EmptyState
        level={1}
        icon={<Icon of={Gem} />}
        title={t('property.premiumTitle')}
        className={card ? undefined : 'lg:col-span-2'}
        actions={
          <Link href={href(routes.properties())} prefetch={false} className={buttonStyles()}>
            {t('property.toResults')}
          </Link>
        }
      >
        {t('property.premiumText')}
      </EmptyState>
    </div>
  )
}
