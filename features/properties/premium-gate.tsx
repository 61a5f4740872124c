import { Gem } from 'lucide'
import type { PropertyCard as Card } from '@/client/api/property-card.ts'
import type { Translator } from '@/client/text/translator.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { routes } from '@/domain/routes.ts'
import { GateSignIn } from '@/features/gate/gate-sign-in.tsx'
import { PropertyCard } from '@/features/listing-card/property-card.tsx'
import { GATE_CARD_SIZES, ListingGate } from '@/features/listing-page/listing-gate.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'

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
      opener={
        <>
          <GateSignIn reason="premium" />
          <SiteLink
            href={href(routes.subscriptionPlan())}
            className={buttonStyles({ variant: 'secondary' })}
          >
            {t('plans.see')}
          </SiteLink>
        </>
      }
    >
      {t('property.premiumText')}
    </ListingGate>
  )
}
