import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { settingsQueries, type WebSettings } from '@/client/api/settings.ts'

export type MemberListing<Listing> = { listing: Listing; settings: WebSettings }

type Detail<Listing, Key extends readonly unknown[]> = (
  client: ApiClient,
  slug: string,
) => UseQueryOptions<Listing, Error, Listing, Key>

/** Listing as visible to the signed-in person; null while loading and if access is refused. */
export function useMemberListing<Listing, Key extends readonly unknown[]>(
  detail: Detail<Listing, Key>,
  slug: string,
): MemberListing<Listing> | null {
  const client = useApiClient()
  const enabled = client.viewer !== null
  const { data: listing } = useQuery({ ...detail(client, slug), enabled })
  const { data: settings } = useQuery({ ...settingsQueries.web(client), enabled })
  return listing && settings ? { listing, settings } : null
}
