import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import type { components } from '@/generated/api-types.ts'
import type { ApiClient } from './calls/api-client.ts'

export type SearchCount = components['schemas']['CountSearchRequest']

const AS_JSON = { bodySerializer: JSON.stringify, keepalive: true }

/** Counts that somebody opened a listing; needs `figures`. Failures are ignored. */
export async function countView(
  client: ApiClient,
  listing: { kind: ListingKind; id: number },
): Promise<void> {
  await client.http.POST('/ext/figures/views', { body: listing, ...AS_JSON }).catch(() => {})
}

/** Counts a search; needs `figures`. Failures are ignored. */
export async function countSearch(client: ApiClient, search: SearchCount): Promise<void> {
  await client.http.POST('/ext/figures/searches', { body: search, ...AS_JSON }).catch(() => {})
}
