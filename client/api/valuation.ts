import type { components, paths } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from './calls/api-client.ts'

export type WireValuation = components['schemas']['Valuation']
export type WireComparable = components['schemas']['ComparableSale']
export type WireDifferences = components['schemas']['FactDifferences']
type Query = paths['/ext/valuation']['get']['parameters']['query']

/**
 * Estimates what a home is worth, by the sold ones.
 * @throws ApiError `valuation…` keys for homes that cannot be estimated.
 */
export async function estimateHome(
  client: ApiClient,
  query: Query,
  signal: AbortSignal,
): Promise<WireValuation> {
  return getReply(await client.http.GET('/ext/valuation', { params: { query }, signal })).data
}
