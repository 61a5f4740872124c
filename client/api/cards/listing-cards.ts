import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { ApiError } from '../calls/api-error.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { asCards, type PropertyCard, propertyCard } from './property-card.ts'

export const listingCardQueries = {
  /**
   * Listings by their ids, in that order, sold and rented ones too; those that are gone, or that the
   * viewer may not open, are left out. `isOffered`: whether the provider has `listing-cards`; others
   * are asked for one listing after the other.
   */
  byIds: (client: ApiClient, ids: readonly number[], isOffered: boolean) =>
    queryOptions({
      queryKey: viewerKey(client, 'properties', 'cards', { ids }),
      queryFn: async ({ signal }): Promise<PropertyCard[]> => {
        if (ids.length === 0) return []
        if (!isOffered) return oneByOne(client, ids, signal)
        const cards = await Promise.all(
          splitIds(ids).map(async (part) => {
            const params = { query: { ids: part.join(','), ...asCards } }
            const call = client.http.GET('/ext/properties/cards', { params, signal })
            return getReply(await call).data.map(propertyCard)
          }),
        )
        return cards.flat()
      },
    }),

  /** A listing by its present or former slug, of providers that have `listing-cards`; null when it is gone. */
  bySlug: (client: ApiClient, slug: string) =>
    queryOptions({
      queryKey: viewerKey(client, 'properties', 'cards', { slug }),
      queryFn: async ({ signal }): Promise<PropertyCard | null> => {
        const params = { query: { slug_id: slug, ...asCards } }
        const [row] = getReply(
          await client.http.GET('/ext/properties/cards', { params, signal }),
        ).data
        return row ? propertyCard(row) : null
      },
    }),
}

/** Maximum per request. */
const IDS_IN_CALL = 100

function splitIds(ids: readonly number[]): number[][] {
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_IN_CALL) }, (_, n) => n)
  return parts.map((n) => ids.slice(n * IDS_IN_CALL, (n + 1) * IDS_IN_CALL))
}

async function oneByOne(
  client: ApiClient,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<PropertyCard[]> {
  const cards: PropertyCard[] = []
  for (const id of ids) {
    const params = { query: { id, limit: 1 } }
    try {
      const [row] = getReply(await client.http.GET('/get_property', { params, signal })).data
      if (row) cards.push(propertyCard(row))
    } catch (error) {
      if (!isNotToBeSeen(error)) throw error
    }
  }
  return cards
}

function isNotToBeSeen(error: unknown): boolean {
  const kinds: readonly string[] = ['notFound', 'packageRefused', 'unauthenticated', 'refused']
  return error instanceof ApiError && kinds.includes(error.kind)
}
