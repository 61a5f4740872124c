import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useApiClient } from '@/client/api/client-context.tsx'
import { type PropertyPage, propertyQueries } from '@/client/api/properties.ts'
import { settingsQueries, type WebSettings } from '@/client/api/settings.ts'

export type MemberListing = { listing: PropertyPage; settings: WebSettings }

/** A listing as the signed-in person may read it; null until it is there, and when it is refused. */
export function useMemberListing(slug: string): MemberListing | null {
  const client = useApiClient()
  const enabled = client.viewer !== null
  const { data } = useQuery({ ...propertyQueries.detail(client, slug), enabled })
  const { data: settings } = useQuery({ ...settingsQueries.web(client), enabled })
  // A whole page: rendered with its answer, in one go, it would hold up the person.
  const listing = useDeferredValue(data)
  return listing && settings ? { listing, settings } : null
}
