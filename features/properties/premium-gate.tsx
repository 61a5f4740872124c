import { Gem } from 'lucide'
import type { PropertyCard as Card } from '@/client/api/property-card.ts'
import type { Translator } from '@/client/text/translator.ts'
import { routes } from '@/domain/routes.ts'
import { PackageOpener } from '@/features/gate/package-opener.tsx'
import { PropertyCard } from '@/features/listing-card/property-card.tsx'
import { GATE_CARD_SIZES, ListingGate } from '@/features/listing-page/listing-gate.tsx'

type PremiumGateProps = {
  /** What everybody may know of it; null where no list shows it. */
  card: Card | null
  t: Translator
  href: (path: string) => string
}

/** A home whose page the visitor may not open: what lists say of it, and why there is no more. */
export function PremiumGate({ card, t, href }: PremiumGateProps) {
  return (
    <ListingGate
      card={
        card ? <PropertyCard card={card} headingLevel={2} priority sizes={GATE_CARD_SIZES} /> : null
      }
      icon={Gem}
      title={t('property.premiumTitle')}
      back={{ href: href(routes.properties()), label: t('property.toResults') }}
      opener={<PackageOpener reason="premium" t={t} href={href} />}
    >
      {t('property.premiumText')}
    </ListingGate>
  )
}
