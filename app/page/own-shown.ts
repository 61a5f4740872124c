import { lastPage } from '@/client/api/calls/paging.ts'
import { propertyTypes } from '@/domain/listing/property-type.ts'
import { type QueryLike, queryPage, queryWord } from '@/domain/search/query-values.ts'
import { listingDecisions, type MyListingsView } from '@/domain/web/listing-routes.ts'

export function ownShown(query: QueryLike, perPage: number): MyListingsView {
  const activity = queryWord(query, 'activity', ['active', 'inactive'])
  return {
    decision: queryWord(query, 'decision', listingDecisions) ?? undefined,
    isActive: activity ? activity === 'active' : undefined,
    offer: queryWord(query, 'offer', propertyTypes) ?? undefined,
    page: queryPage(query, lastPage(perPage)),
  }
}
