import { queryOptions } from '@tanstack/react-query'
import type { FeedPreferences, FeedReason } from '@/domain/search/feed-preferences.ts'
import {
  feedPreferencesToWire,
  toFeedPreferences,
  toFeedReasons,
} from '@/domain/search/feed-preferences.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { type Page, toPage } from '../calls/paging.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'
import { type PropertyCard, propertyCard } from '../cards/property-card.ts'

/** A home that fits, and which of the wishes it fits. */
export type Recommendation = { card: PropertyCard; why: readonly FeedReason[] }

const RECOMMENDED = 12

export const feedQueries = {
  /** Feed preferences of the viewer; null if never set. */
  preferences: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'feed', 'wishes'),
      queryFn: async ({ signal }): Promise<FeedPreferences | null> => {
        const { data } = getReply(await client.http.GET('/personalised-fields', { signal }))
        return data && toFeedPreferences(data)
      },
    }),

  recommendations: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'feed', 'recommendations'),
      queryFn: async ({ signal }): Promise<Page<Recommendation>> => {
        const params = { query: { limit: RECOMMENDED, offset: 0 } }
        const call = client.http.GET('/get_user_recommendation', { params, signal })
        return toPage(getReply(await call), (row) => ({
          card: propertyCard(row),
          why: toFeedReasons(row.why),
        }))
      },
    }),
}

/** The whole of the wishes at once. */
export const saveFeedPreferences = write(
  [['feed']],
  async (client: ApiClient, preferences: FeedPreferences) => {
    const body = feedPreferencesToWire(preferences)
    getReply(await client.http.POST('/personalised-fields', { body }))
  },
)

export const deleteFeedPreferences = write([['feed']], async (client: ApiClient, _: undefined) => {
  getReply(await client.http.DELETE('/personalised-fields', {}))
})
