import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type PropertyPage, propertyQueries } from '@/client/api/properties.ts'
import { settingsQueries, type WebSettings } from '@/client/api/settings.ts'

export type MemberListing = { listing: PropertyPage; settings: WebSettings }

/** A listing as the signed-in person may see it; null while loading or refused. */
export function useMemberListing(slug: string): MemberListing | null {
  const client = useApiClient()
  const enabled = client.viewer !== null
  const { data: listing } = useQuery({ ...propertyQueries.detail(client, slug), enabled })
  const { data: settings } = useQuery({ ...settingsQueries.web(client), enabled })
  return listing && settings ? { listing, settings } : null
}
