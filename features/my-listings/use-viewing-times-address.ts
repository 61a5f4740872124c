import type { MyListing } from '@/client/api/member/my-listings.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { toListingStatus } from '@/domain/listing/listing-status.ts'
import { viewingRoutes } from '@/domain/web/viewing-routes.ts'

/** Of the listing's viewing times; null if it is sold or rented, or the provider has no viewings. */
export function useViewingTimesAddress({ kind, card, facts }: MyListing): string | null {
  const href = useHref()
  const isOffered = useOffered('viewings') === true
  const status = toListingStatus(facts)
  if (!isOffered || status === 'sold' || status === 'rented') return null
  return href(viewingRoutes.times({ about: kind, id: card.id }))
}
