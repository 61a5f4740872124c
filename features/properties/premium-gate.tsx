import { Gem } from 'lucide'
import type { PropertyCard as Card } from '@/client/api/cards/property-card.ts'
import { routes } from '@/domain/web/routes.ts'
import { PackageOpener, type PackageOpenerProps } from '@/features/gate/package-opener.tsx'
import { PropertyCard } from '@/features/listing-card/property-card.tsx'
import { GATE_CARD_SIZES, ListingGate } from '@/features/listing-page/listing-gate.tsx'

type PremiumGateProps = Omit<PackageOpenerProps, 'reason'> & {
  /** Null if no list shows the home. */
  card: Card | null
}

/** Replaces a premium home that the visitor's packages do not include. */
export function PremiumGate({ card, ...opening }: PremiumGateProps) {
  const { t, href } = opening
  return (
    <ListingGate
      card={
        card ? <PropertyCard card={card} headingLevel={2} priority sizes={GATE_CARD_SIZES} /> : null
      }
      icon={Gem}
      title={t('properties.page.premiumTitle')}
      back={{ href: href(routes.properties()), label: t('properties.page.toResults') }}
      opener={<PackageOpener reason="premium" {...opening} />}
    >
      {t('properties.page.premiumText')}
    </ListingGate>
  )
}
