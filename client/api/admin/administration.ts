import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

type Schemas = components['schemas']
export type ReviewKind = Schemas['ReviewKind']
export type ReviewRow = Schemas['ReviewRow']
export type ReviewItem = Schemas['ReviewItem']
export type ReviewedListing = Schemas['ReviewedListing']
export type ReviewFact = Schemas['ReviewFact']
export type WaitingCounts = Schemas['WaitingCounts']
export type AdminOverview = Schemas['AdminOverview']
export type AdminReport = Schemas['AdminReport']
export type AdminUser = Schemas['AdminUser']
export type AdminUserDetail = Schemas['AdminUserDetail']
export type GrantedPackage = Schemas['AdminHolding']
export type AuditEntry = Schemas['AuditEntry']
export type AuditSubjectKind = Schemas['AuditSubjectKind']
export type ReviewedAdvert = Schemas['ReviewedAdvertisement']
export const advertStates = ['pending', 'running', 'rejected', 'ended'] as const
export type AdvertState = (typeof advertStates)[number]

/** Something to decide on by its number, or by its place in the queue; nothing is the first. */
export type Wanted = { kind: ReviewKind; id: number } | { after?: string; before?: string }

/** Filters of the audit log. */
export type AuditAsked = { subject_kind?: AuditSubjectKind; subject_id?: number; actor_id?: number }

const ROWS = 30
const ADVERT_CODES = { running: 0, pending: 1, rejected: 2, ended: 3 } as const
/** Others decide at the same time. */
const FRESH_MILLISECONDS = 5_000

/** Admin queries; need `administration`. */
export const adminQueries = {
  overview: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'administration', 'overview'),
      queryFn: async ({ signal }): Promise<AdminOverview> =>
        getReply(await client.http.GET('/ext/admin/overview', { signal })).data,
      staleTime: FRESH_MILLISECONDS,
    }),

  queue: (client: ApiClient, kind?: ReviewKind) =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'administration', 'queue', { kind }),
      queryFn: async ({ signal, pageParam }) => {
        const params = { query: { kind, limit: ROWS, after: pageParam || undefined } }
        const reply = getReply(await client.http.GET('/ext/admin/review', { params, signal }))
        return { rows: reply.data, waiting: reply.waiting, next: reply.next }
      },
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: FRESH_MILLISECONDS,
    }),

  /** One thing in full; null when nothing waits at that place. */
  review: (client: ApiClient, wanted: Wanted, only?: ReviewKind) =>
    queryOptions({
      queryKey: viewerKey(client, 'administration', 'review', { ...wanted, only }),
      queryFn: async ({ signal }): Promise<ReviewItem | null> => {
        if ('kind' in wanted) {
          const params = { path: wanted }
          const call = '/ext/admin/review/{kind}/{id}'
          return getReply(await client.http.GET(call, { params, signal })).data
        }
        const params = { query: { kind: only, ...wanted } }
        return getReply(await client.http.GET('/ext/admin/review/next', { params, signal })).data
      },
      staleTime: FRESH_MILLISECONDS,
    }),

  reports: (client: ApiClient, state: 'open' | 'handled') =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'administration', 'reports', { state }),
      queryFn: async ({ signal, pageParam }) => {
        const params = { query: { state, limit: ROWS, after: pageParam || undefined } }
        const reply = getReply(await client.http.GET('/ext/admin/reports', { params, signal }))
        return { rows: reply.data, open: reply.open, next: reply.next }
      },
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: FRESH_MILLISECONDS,
    }),

  /** Those that wait oldest first, others newest first. */
  adverts: (client: ApiClient, state: AdvertState) =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'administration', 'adverts', { state }),
      queryFn: async ({ signal, pageParam }) => {
        const query = { status: ADVERT_CODES[state], limit: ROWS, offset: pageParam }
        const call = client.http.GET('/ext/admin/advertisements', { params: { query }, signal })
        const { data, total, waiting } = getReply(await call)
        const seen = pageParam + data.length
        return { rows: data, waiting, next: data.length > 0 && seen < total ? seen : null }
      },
      initialPageParam: 0,
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: FRESH_MILLISECONDS,
    }),

  user: (client: ApiClient, id: number) =>
    queryOptions({
      queryKey: viewerKey(client, 'administration', 'user', { id }),
      queryFn: async ({ signal }): Promise<AdminUserDetail> => {
        const params = { path: { id } }
        return getReply(await client.http.GET('/ext/admin/users/{id}', { params, signal })).data
      },
      staleTime: FRESH_MILLISECONDS,
    }),

  audit: (client: ApiClient, asked: AuditAsked) =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'administration', 'audit', asked),
      queryFn: async ({ signal, pageParam }) => {
        const params = { query: { ...asked, limit: ROWS, after: pageParam || undefined } }
        const reply = getReply(await client.http.GET('/ext/admin/audit', { params, signal }))
        return { rows: reply.data, next: reply.next }
      },
      initialPageParam: 0,
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: FRESH_MILLISECONDS,
    }),
}

const EVERYTHING = [['administration']] as const

/**
 * Answers the revision that is decided, which taking it back names. @throws ApiError with the key `stale`,
 * `alreadyDecided` or `ownAccount`.
 */
export const decideReview = write(
  EVERYTHING,
  async (client: ApiClient, body: Schemas['DecideReviewRequest']) =>
    getReply(await client.http.POST('/ext/admin/review/decisions', { body })).data.revision,
)

/** Answers what waits again. @throws ApiError with the key `stale`. */
export const undoReview = write(
  EVERYTHING,
  async (client: ApiClient, body: Schemas['UndoReviewRequest']) => {
    getReply(await client.http.POST('/ext/admin/review/undo', { body }))
    return body
  },
)

/** @throws ApiError with the key `alreadyHandled`. */
export const handleReport = write(
  EVERYTHING,
  async (client: ApiClient, body: Schemas['HandleReportRequest']) => {
    getReply(await client.http.POST('/ext/admin/reports/outcome', { body }))
  },
)

/** @throws ApiError with the key `conflict` for a package that the person has. */
export const grantPackage = write(
  EVERYTHING,
  async (client: ApiClient, body: Schemas['GrantPackageRequest']) => {
    getReply(await client.http.POST('/ext/admin/users/packages', { body }))
  },
)

export const endPackage = write(
  EVERYTHING,
  async (client: ApiClient, body: Schemas['EndPackageRequest']) => {
    getReply(await client.http.POST('/ext/admin/users/packages/end', { body }))
  },
)

/** @throws ApiError with the key `ownAccount` or `conflict`. */
export const changeUserActivity = write(
  EVERYTHING,
  async (client: ApiClient, body: Schemas['ChangeUserActivityRequest']) => {
    getReply(await client.http.POST('/ext/admin/users/activity', { body }))
  },
)

/** @throws ApiError with the key `ownAccount` or `conflict`. */
export const changeUserVerification = write(
  EVERYTHING,
  async (client: ApiClient, body: Schemas['ChangeUserVerificationRequest']) => {
    getReply(await client.http.POST('/ext/admin/users/verification', { body }))
  },
)

/** @throws ApiError with the key `advertDecided` or `notFeaturable`. */
export const decideAdvert = write(
  [...EVERYTHING, ['adverts'], ['properties'], ['projects'], ['home']],
  async (client: ApiClient, body: Schemas['DecideAdvertisementRequest']) => {
    getReply(await client.http.POST('/ext/admin/advertisements/decisions', { body }))
    return body.decision
  },
)
