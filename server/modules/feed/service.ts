import type { components } from '@/generated/api-types.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { listDetails, type ResultPage } from '@/server/modules/properties/listing-pages.ts'
import type { ListingFilters } from '@/server/modules/properties/search/listing-filters.ts'
import { shapingOf } from '@/server/modules/properties/shaping.ts'
import type { ShownDetail } from '@/server/modules/properties/showcase.ts'
import { requireMember } from '@/server/viewer.ts'
import {
  filtersOfFeedPreferences,
  listReasons,
  readFeedPreferences,
  type SentFeedPreferences,
  toFeedPreferencesRow,
} from './feed-preferences.ts'
import { deletePreference, readPreference, writePreference } from './store.ts'

type FeedPreferences = components['schemas']['FeedPreferences']
type Reason = components['schemas']['WhyRecommended']

/** The viewer's feed preferences; null if never set. */
export async function openFeedPreferences({
  deps,
  viewer,
}: ServiceContext): Promise<FeedPreferences | null> {
  const { id } = requireMember(viewer)
  const preference = await readPreference(deps.db, id)
  const { currency_code } = await deps.settings.read()
  return preference ? toFeedPreferencesRow(id, preference, currency_code) : null
}

/** Replaces the viewer's feed preferences. Raises invalid. */
export async function saveFeedPreferences(
  context: ServiceContext,
  sent: SentFeedPreferences,
): Promise<FeedPreferences> {
  const { deps, viewer } = context
  const { id: accountId } = requireMember(viewer)
  const { currency_code: currency } = await deps.settings.read()
  const { catalog } = await shapingOf(context)
  const preference = readFeedPreferences(sent, { catalog, currency })
  await writePreference(deps.db, { ...preference, accountId, at: deps.clock() })
  return toFeedPreferencesRow(accountId, preference, currency)
}

export async function deleteFeedPreferences({ deps, viewer }: ServiceContext): Promise<void> {
  await deletePreference(deps.db, requireMember(viewer).id)
}

export type Recommended = ResultPage<ShownDetail> & { why: Reason[] }

/** A page of recommended listings; empty without preferences. */
export async function recommend(
  context: ServiceContext,
  { propertyType, ...page }: { propertyType: 0 | 1 | undefined; offset: number; limit: number },
): Promise<Recommended> {
  const wish = await recommendation(context, propertyType)
  if (!wish) return { listings: [], total: 0, isEstimate: false, why: [] }
  const { filters, why } = wish
  return { ...(await listDetails(context, { filters, sort: 'newest', ...page })), why }
}

/** The search for recommended listings, with reasons; null for guests and without preferences. */
export async function recommendation(
  { deps, viewer }: ServiceContext,
  onlyType?: 0 | 1,
): Promise<{ filters: ListingFilters; why: Reason[] } | null> {
  if (viewer.kind === 'guest') return null
  const preference = await readPreference(deps.db, viewer.id)
  const filters = preference ? filtersOfFeedPreferences(preference, onlyType) : null
  return preference && filters ? { filters, why: listReasons(preference) } : null
}
