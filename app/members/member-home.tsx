import type { ReactNode } from 'react'
import { inquiryButtons } from '@/app/page/inquiry-buttons.tsx'
import { type PropertyPage as Listing, propertyQueries } from '@/client/api/properties.ts'
import { LateTexts } from '@/client/text/late-texts.tsx'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { ListingCorner } from '@/features/favourites/listing-corner.tsx'
import { RecentCorner } from '@/features/favourites/recent-corner.tsx'
import { type MemberListing, useMemberListing } from '@/features/listing-page/use-member-listing.ts'
import { usePictureAreas } from '@/features/map/streets/use-picture-areas.ts'
import { PropertyPage } from '@/features/properties/property-page.tsx'
import { MortgageEstimate } from '@/features/tools/mortgage-estimate.tsx'

/** Rendered in the browser with the member's permissions; shows `refused` until loaded. */
export default function MemberHome({ slug, refused }: { slug: string; refused: ReactNode }) {
  const { t } = useText()
  const found = useMemberListing(propertyQueries.detail, slug)
  if (!found) return refused
  return (
    <LateTexts
      texts="property"
      known="properties.page.description"
      fallback={refused}
      onFailed={() => showToast('error', t('shell.failure.network'))}
    >
      <Page {...found} />
    </LateTexts>
  )
}

function Page({ listing, settings }: MemberListing<Listing>) {
  const text = useText()
  const href = useHref()
  const { id, title, price, property_type: type } = listing.property
  return (
    <PropertyPage
      {...text}
      listing={listing}
      settings={settings}
      streets={usePictureAreas()}
      href={href}
      choices={<ListingCorner listing={{ id, title }} asksFirst={settings.allow_cookies} />}
      askOwner={inquiryButtons(settings, 'property')}
      after={<RecentCorner except={id} className="mt-14 border-t border-line pt-10" />}
      mortgage={type === 'sell' ? <MortgageEstimate price={price} /> : null}
    />
  )
}
