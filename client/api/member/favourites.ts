import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { MAX_LISTED } from '@/domain/listing/device-lists.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { ApiError } from '../calls/api-error.ts'
import { type Page, pageQuery, toPage } from '../calls/paging.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'
import { type PropertyCard, propertyCard } from '../cards/property-card.ts'

const FAVOURITES_PER_PAGE = 24
/** The most that one call answers, and takes. */
const IDS_IN_CALL = 100
const IDS_IN_MERGE = 200

export const favouriteQueries = {
  /** Favorites of the account, newest first, paginated. */
  pages: (client: ApiClient) =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'favourites', 'pages'),
      // Asked once without a connection, too: the service worker may have it.
      networkMode: 'offlineFirst',
      queryFn: ({ signal, pageParam }) => read(client, pageParam, FAVOURITES_PER_PAGE, signal),
      initialPageParam: 1,
      getNextPageParam: ({ total }, _, page) =>
        page * FAVOURITES_PER_PAGE < total ? page + 1 : undefined,
    }),

  /**
   * Their ids alone, as many as a device remembers. `isOffered`: whether the provider has `member`; others are asked
   * for page after page. Without a connection that fails at once.
   */
  ids: (client: ApiClient, isOffered: boolean) =>
    queryOptions({
      queryKey: viewerKey(client, 'favourites', 'ids'),
      queryFn: async ({ signal }): Promise<number[]> => {
        const ids = isOffered
          ? getReply(await client.http.GET('/ext/favourites/ids', { signal })).data
          : await idsOfPages(client, signal)
        return ids.slice(0, MAX_LISTED.favourites)
      },
      networkMode: 'always',
    }),
}

async function idsOfPages(client: ApiClient, signal: AbortSignal): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; ids.length < MAX_LISTED.favourites; page += 1) {
    const { rows, total } = await read(client, page, IDS_IN_CALL, signal)
    ids.push(...rows.map(({ id }) => id))
    if (rows.length === 0 || ids.length >= total) break
  }
  return ids
}

async function read(
  client: ApiClient,
  page: number,
  size: number,
  signal: AbortSignal,
): Promise<Page<PropertyCard>> {
  const params = { query: pageQuery(page, size) }
  const call = client.http.GET('/get_favourite_property', { params, signal })
  return toPage(getReply(await call), propertyCard)
}

/** One listing kept, or no longer. */
export type FavouriteChange = { id: number; isFavourite: boolean }

/** @throws ApiError `notFound` for a listing that is gone. */
export const setFavourite = write(
  [['favourites']],
  async (client: ApiClient, { id, isFavourite }: FavouriteChange) => {
    const body = { property_id: id, type: isFavourite ? (1 as const) : (0 as const) }
    getReply(await client.http.POST('/add_favourite', { body }))
  },
)

/**
 * Adds listings to the favourites, the first becoming the latest; those that are gone are passed
 * over. `isOffered`: whether the provider has `member`; others are told of one after the other.
 */
export const addFavourites = write(
  [['favourites']],
  async (client: ApiClient, { ids, isOffered }: { ids: readonly number[]; isOffered: boolean }) => {
    if (isOffered) {
      // The latest last, so that they are the newest of the account, too.
      for (let end = ids.length; end > 0; end -= IDS_IN_MERGE) {
        const body = { property_ids: ids.slice(Math.max(0, end - IDS_IN_MERGE), end) }
        getReply(await client.http.POST('/ext/favourites/merge', { body }))
      }
      return
    }
    for (const id of [...ids].reverse()) {
      await setFavourite(client, { id, isFavourite: true }).catch((error) => {
        if (!(error instanceof ApiError) || error.kind !== 'notFound') throw error
      })
    }
  },
)

/** Tells an owner that one is interested, or no longer. */
export const setInterest = write(
  [['properties', 'viewerActions']],
  async (client: ApiClient, { id, isInterested }: { id: number; isInterested: boolean }) => {
    const body = { property_id: id, type: isInterested ? (1 as const) : (0 as const) }
    getReply(await client.http.POST('/interested_users', { body }))
  },
)
