import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { components, operations } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { viewerKey } from '../calls/query-keys.ts'

type Schemas = components['schemas']
export type Figures = Schemas['Figures']
export type FigureSeries = Schemas['FigureSeries']
export type FigureName = FigureSeries['name']
export type Funnel = Schemas['Funnel']
export type WaitingTime = Schemas['WaitingTime']
export type MissedSearch = Schemas['MissedSearch']
export type Income = Schemas['Income']

/** Period, city and category as the wire names them. */
export type FigureChoice = NonNullable<operations['getFigures']['parameters']['query']>

const FRESH_MILLISECONDS = 60_000
const common = { staleTime: FRESH_MILLISECONDS, placeholderData: keepPreviousData } as const

/** Need `administration`, and the right `figures`. */
export const figureQueries = {
  figures: (client: ApiClient, query: FigureChoice) =>
    queryOptions({
      ...common,
      queryKey: viewerKey(client, 'administration', 'figures', query),
      queryFn: async ({ signal }): Promise<Figures> =>
        getReply(await client.http.GET('/ext/admin/figures', { params: { query }, signal })).data,
    }),

  funnel: (client: ApiClient, query: FigureChoice) =>
    queryOptions({
      ...common,
      queryKey: viewerKey(client, 'administration', 'funnel', query),
      queryFn: async ({ signal }): Promise<Funnel> => {
        const call = client.http.GET('/ext/admin/figures/funnel', { params: { query }, signal })
        return getReply(await call).data
      },
    }),

  missedSearches: (client: ApiClient, query: FigureChoice) =>
    queryOptions({
      ...common,
      queryKey: viewerKey(client, 'administration', 'missedSearches', query),
      queryFn: async ({ signal }): Promise<MissedSearch[]> => {
        const path = '/ext/admin/figures/missed-searches'
        return getReply(await client.http.GET(path, { params: { query }, signal })).data
      },
    }),

  /** Needs the right `readPayments` instead. */
  income: (client: ApiClient, { period, from, to }: FigureChoice) => {
    const query = { period, from, to }
    return queryOptions({
      ...common,
      queryKey: viewerKey(client, 'administration', 'income', query),
      queryFn: async ({ signal }): Promise<Income[]> => {
        const call = client.http.GET('/ext/admin/figures/income', { params: { query }, signal })
        return getReply(await call).data
      },
    })
  },
}
