import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { components, operations } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

type Schemas = components['schemas']
export type PersonListing = Schemas['AdminListing']
export type ListingKind = Schemas['ListingKind']
export type ReviewStatus = Schemas['ReviewStatus']
export type PersonAccess = Schemas['AdminAccess']
export type PersonPayment = Schemas['AdminPersonPayment']

export type ListedUser = Schemas['AdminUserRow']
export type PersonCounts = Schemas['PersonCounts']
export type UserFilterChoices = Schemas['PersonFilterChoices']
export type BulkResult = Schemas['BulkResult']

type UsersQuery = NonNullable<operations['getUsers']['parameters']['query']>
export type UserSort = NonNullable<UsersQuery['sort']>
export type UserFilters = Omit<UsersQuery, 'sort' | 'after' | 'limit'>
export type UsersAsked = UserFilters & { sort?: UserSort }

/** People that are acted on at once. */
export const MAX_BULK = 500

/** Listings of a person, by kind and decision. */
export type ListingsAsked = { kind: ListingKind; status?: ReviewStatus }

const AS_JSON = { bodySerializer: JSON.stringify }
const STALE = [['administration']] as const
const SHOWN = [...STALE, ['properties'], ['projects'], ['home']] as const
const ROWS = 10
const PEOPLE = 30
const FRESH_MILLISECONDS = 5_000

/** Needs `administration`. */
export const peopleQueries = {
  list: (client: ApiClient, asked: UsersAsked) =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'administration', 'users', asked),
      queryFn: async ({ signal, pageParam }) => {
        const query = { ...asked, limit: PEOPLE, after: pageParam || undefined }
        const call = client.http.GET('/ext/admin/users', { params: { query }, signal })
        const { data, counts, next } = getReply(await call)
        return { rows: data, counts, next }
      },
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: FRESH_MILLISECONDS,
    }),

  /** Packages, languages and cities to filter by. */
  filters: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'administration', 'userFilters'),
      queryFn: async ({ signal }) =>
        getReply(await client.http.GET('/ext/admin/user-filters', { signal })).data,
    }),

  listings: (client: ApiClient, id: number, asked: ListingsAsked) =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'administration', 'userListings', { id, ...asked }),
      queryFn: async ({ signal, pageParam }) => {
        const query = { ...asked, limit: ROWS, after: pageParam || undefined }
        const params = { path: { id }, query }
        const call = client.http.GET('/ext/admin/users/{id}/listings', { params, signal })
        const reply = getReply(await call)
        return { rows: reply.data, next: reply.next }
      },
      initialPageParam: 0,
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: FRESH_MILLISECONDS,
    }),
}

/** Numbers of the first `MAX_BULK` people that match. */
export const selectUsers = write(
  [],
  async (client: ApiClient, query: UsersAsked): Promise<readonly number[]> =>
    getReply(await client.http.GET('/ext/admin/user-ids', { params: { query } })).data,
)

/** @throws ApiError with the key `recentSignInRequired`. */
export const changeUsersActivity = write(
  SHOWN,
  async (client: ApiClient, body: Schemas['ChangeUsersActivityRequest']) =>
    getReply(await client.http.POST('/ext/admin/user-activities', { body, ...AS_JSON })).data,
)

/** @throws ApiError with the key `recentSignInRequired`. */
export const endUsersSignIns = write(
  STALE,
  async (client: ApiClient, body: Schemas['EndUsersSignInsRequest']) =>
    getReply(await client.http.POST('/ext/admin/user-sign-ins/end', { body, ...AS_JSON })).data,
)

/** @throws ApiError with the key `recentSignInRequired`, `ownAccount` or `noSignIns`. */
export const endUserSignIns = write(
  STALE,
  async (client: ApiClient, body: Schemas['PersonActRequest']) => {
    getReply(await client.http.POST('/ext/admin/users/sign-ins/end', { body, ...AS_JSON }))
  },
)

/** @throws ApiError with the key `recentSignInRequired`, `ownAccount` or `noSecondFactor`. */
export const endUserSecondFactor = write(
  STALE,
  async (client: ApiClient, body: Schemas['PersonActRequest']) => {
    getReply(await client.http.POST('/ext/admin/users/second-factor/end', { body, ...AS_JSON }))
  },
)

/** Everything that is kept of a person, as one file. @throws ApiError with the key `recentSignInRequired` or `ownAccount`. */
export const exportUser = write(
  STALE,
  async (client: ApiClient, body: Schemas['PersonActRequest']): Promise<Blob> => {
    const call = client.http.POST('/ext/admin/users/export', {
      body,
      ...AS_JSON,
      parseAs: 'blob',
    })
    return getReply(await call)
  },
)

/** @throws ApiError with the key `recentSignInRequired`, `ownAccount` or `staffAccount`. */
export const eraseUser = write(
  SHOWN,
  async (client: ApiClient, body: Schemas['PersonActRequest']) => {
    getReply(await client.http.POST('/ext/admin/users/erase', { body, ...AS_JSON }))
  },
)

/** @throws ApiError with the key `stale`, `wrongStep` or `ownSubject`. */
export const takeListingDown = write(
  SHOWN,
  async (client: ApiClient, body: Schemas['TakeListingDownRequest']) => {
    getReply(await client.http.POST('/ext/admin/listings/take-down', { body, ...AS_JSON }))
  },
)

/** @throws ApiError with the key `stale`, `ownSubject`, `alreadyOwner` or `deactivatedOwner`. */
export const moveListing = write(
  SHOWN,
  async (client: ApiClient, body: Schemas['MoveListingRequest']) => {
    getReply(await client.http.POST('/ext/admin/listings/owner', { body, ...AS_JSON }))
  },
)
