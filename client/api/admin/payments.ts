import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { pageQuery } from '../calls/paging.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

type Schemas = components['schemas']
export type AdminPayment = Schemas['AdminPayment']
export type AdminPaymentDetail = Schemas['AdminPaymentDetail']
export type PaymentState = NonNullable<Schemas['PaymentState']>
export type ReviewedTransfer = Schemas['ReviewedTransfer']
export type PaymentMismatch = Schemas['PaymentMismatch']
export type AdminPackage = Schemas['AdminPackage']
export type PaymentAdministration = Schemas['PaymentAdministration']
export type GatewayAdministration = Schemas['GatewayAdministration']
export type GatewayName = Schemas['GatewayName']

const ROWS = 30
/** Others decide at the same time. */
const FRESH_MILLISECONDS = 5_000

type Counted<Row> = { rows: Row[]; total: number }

const nextPage = ({ total }: Counted<unknown>, _: unknown, page: number) =>
  page * ROWS < total ? page + 1 : undefined

/** Queries of the administration of payments; need `administration`. */
export const adminPaymentQueries = {
  payments: (client: ApiClient, asked: { search: string; state?: PaymentState }) =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'administration', 'payments', asked),
      queryFn: async ({ signal, pageParam }): Promise<Counted<AdminPayment>> => {
        const params = { query: { ...asked, ...pageQuery(pageParam, ROWS) } }
        const reply = getReply(await client.http.GET('/ext/admin/payments', { params, signal }))
        return { rows: reply.data, total: reply.total }
      },
      initialPageParam: 1,
      getNextPageParam: nextPage,
      staleTime: FRESH_MILLISECONDS,
    }),

  payment: (client: ApiClient, id: number) =>
    queryOptions({
      queryKey: viewerKey(client, 'administration', 'payment', { id }),
      queryFn: async ({ signal }): Promise<AdminPaymentDetail> => {
        const params = { path: { id } }
        return getReply(await client.http.GET('/ext/admin/payments/{id}', { params, signal })).data
      },
      staleTime: FRESH_MILLISECONDS,
    }),

  transfers: (client: ApiClient) =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'administration', 'transfers'),
      queryFn: async ({ signal, pageParam }): Promise<Counted<ReviewedTransfer>> => {
        const params = { query: pageQuery(pageParam, ROWS) }
        const reply = getReply(
          await client.http.GET('/ext/admin/bank-transfers', { params, signal }),
        )
        return { rows: reply.data, total: reply.total }
      },
      initialPageParam: 1,
      getNextPageParam: nextPage,
      staleTime: FRESH_MILLISECONDS,
    }),

  mismatches: (client: ApiClient) =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'administration', 'mismatches'),
      queryFn: async ({ signal, pageParam }): Promise<Counted<PaymentMismatch>> => {
        const params = { query: pageQuery(pageParam, ROWS) }
        const reply = getReply(
          await client.http.GET('/ext/admin/payment-mismatches', { params, signal }),
        )
        return { rows: reply.data, total: reply.total }
      },
      initialPageParam: 1,
      getNextPageParam: nextPage,
      staleTime: FRESH_MILLISECONDS,
    }),

  packages: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'administration', 'packages'),
      queryFn: async ({ signal }): Promise<AdminPackage[]> =>
        getReply(await client.http.GET('/ext/admin/packages', { signal })).data,
      staleTime: FRESH_MILLISECONDS,
    }),

  settings: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'administration', 'payment-settings'),
      queryFn: async ({ signal }): Promise<PaymentAdministration> =>
        getReply(await client.http.GET('/ext/admin/payment-settings', { signal })).data,
      staleTime: FRESH_MILLISECONDS,
    }),
}

/** Lists and numbers keep their kinds. */
const AS_JSON = { bodySerializer: JSON.stringify }

const EVERYTHING = [['administration']] as const
const WITH_OFFER = [['administration'], ['subscriptions']] as const

/** @throws ApiError with the key `transferDecided` or `alreadyPaid`. */
export const decideTransfer = write(
  EVERYTHING,
  async (client: ApiClient, body: Schemas['DecideBankTransferRequest']) => {
    getReply(await client.http.POST('/ext/admin/bank-transfers/decisions', { body }))
  },
)

/** @throws ApiError with the key `mismatchDecided`, `mismatchUnknown`, `paymentReturned` and others. */
export const decideMismatch = write(
  EVERYTHING,
  async (client: ApiClient, body: Schemas['DecidePaymentMismatchRequest']) => {
    getReply(await client.http.POST('/ext/admin/payment-mismatches/decisions', { body }))
  },
)

/** @throws ApiError with the key `refundTooLarge`, `refundWaits` or `paymentDisputed`. */
export const refundPayment = write(
  EVERYTHING,
  async (client: ApiClient, body: Schemas['RefundPaymentRequest']) => {
    getReply(await client.http.POST('/ext/admin/payments/refunds', { body, ...AS_JSON }))
  },
)

export const addPaymentNote = write(
  EVERYTHING,
  async (client: ApiClient, body: Schemas['AddPaymentNoteRequest']) => {
    getReply(await client.http.POST('/ext/admin/payments/notes', { body, ...AS_JSON }))
  },
)

export const savePackage = write(
  WITH_OFFER,
  async (client: ApiClient, body: Schemas['SavePackageRequest']) => {
    getReply(await client.http.POST('/ext/admin/packages', { body, ...AS_JSON }))
  },
)

/** @throws ApiError with the key `packagesChanged`. */
export const offerPackage = write(
  WITH_OFFER,
  async (client: ApiClient, body: Schemas['OfferPackageRequest']) => {
    getReply(await client.http.POST('/ext/admin/packages/offers', { body, ...AS_JSON }))
  },
)

/** @throws ApiError with the key `packagesChanged`. */
export const orderPackages = write(
  WITH_OFFER,
  async (client: ApiClient, body: Schemas['OrderPackagesRequest']) => {
    getReply(await client.http.POST('/ext/admin/packages/order', { body, ...AS_JSON }))
  },
)

export const changePaymentSettings = write(
  [['administration'], ['payments'], ['subscriptions']] as const,
  async (client: ApiClient, body: Schemas['ChangePaymentSettingsRequest']) => {
    getReply(await client.http.POST('/ext/admin/payment-settings', { body, ...AS_JSON }))
  },
)

/** Null when the keys work, else a cause. @throws ApiError with the key `gatewayNotSet`. */
export const testGateway = write([], async (client: ApiClient, gateway: GatewayName) => {
  const reply = await client.http.POST('/ext/admin/payment-settings/tests', {
    body: { gateway },
    ...AS_JSON,
  })
  return getReply(reply).data.cause
})

/** A month of the ledger (`2026-11`, UTC) as a CSV file. */
export const exportPayments = write([], async (client: ApiClient, month: string): Promise<Blob> => {
  const params = { query: { month } }
  return getReply(await client.http.GET('/ext/admin/payments/export', { params, parseAs: 'blob' }))
})
