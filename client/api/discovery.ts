import { filterQuery } from '@/domain/search/list-query.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'
import type { AddressRange, ListedKind } from '@/domain/web/sitemap.ts'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from './calls/api-client.ts'
import { asCards, type PropertyCard, propertyCard } from './cards/property-card.ts'

export type ListedAddress = components['schemas']['ListedAddress']

/** Ranges of `size` ids with at least one public page; only of providers with `sitemap`. */
export async function readAddressRanges(client: ApiClient, size: number): Promise<AddressRange[]> {
  const params = { query: { size } }
  return getReply(await client.http.GET('/ext/discovery/addresses', { params })).data
}

/** Some public pages of a range, and where to go on; null at the end. */
export async function readAddresses(
  client: ApiClient,
  { kind, first, last }: AddressRange,
): Promise<{ rows: ListedAddress[]; next: number | null }> {
  const params = { path: { kind }, query: { first, last } }
  const call = client.http.GET('/ext/discovery/addresses/{kind}', { params })
  const { data, next } = getReply(await call)
  // A provider that sends the same range again would be read without an end.
  return { rows: data, next: next !== null && next > first ? next : null }
}

/**
 * The newest listings that filters leave, of those that the provider tells the date of; promoted
 * ones, which lists show first, stand in their place.
 */
export async function readNewest(
  client: ApiClient,
  filters: SearchFilters,
): Promise<(PropertyCard & { postedAt: string })[]> {
  const params = { query: { ...filterQuery(filters), limit: NEWEST, ...asCards } }
  const { data } = getReply(await client.http.GET('/get-property-list', { params }))
  return data
    .flatMap((row) => (row.posted_at ? [{ ...propertyCard(row), postedAt: row.posted_at }] : []))
    .sort((one, other) => other.postedAt.localeCompare(one.postedAt) || other.id - one.id)
}

/** Address of the picture that links show, at the site's own origin; of the site without a page. */
export function sharePictureUrl(
  origin: string,
  language: string,
  shown?: { kind: ListedKind; slug: string },
): string {
  const page = shown ? `/${shown.kind}/${encodeURIComponent(shown.slug)}` : ''
  return `${origin}/api/ext/discovery/share-picture${page}?language=${encodeURIComponent(language)}`
}

const NEWEST = 50
