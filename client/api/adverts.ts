import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import type { ApiClient } from './calls/api-client.ts'

type AdvertCounts = { seen: readonly Counted[]; opened: readonly Counted[] }
type Counted = { kind: ListingKind; id: number }

/**
 * Tells the provider which featured listings were seen and opened, without the visitor. Survives the
 * page; failures are ignored.
 */
export async function countAdverts(
  client: ApiClient,
  { seen, opened }: AdvertCounts,
): Promise<void> {
  const ids = (of: readonly Counted[], kind: ListingKind) =>
    of.flatMap((one) => (one.kind === kind ? [one.id] : []))
  const body = {
    seen_properties: ids(seen, 'property'),
    seen_projects: ids(seen, 'project'),
    opened_properties: ids(opened, 'property'),
    opened_projects: ids(opened, 'project'),
  }
  await client.http.POST('/ext/advertisements/counts', { body, keepalive: true }).catch(() => {})
}
