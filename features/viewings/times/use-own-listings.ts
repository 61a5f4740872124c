import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { myListingQueries } from '@/client/api/member/my-listings.ts'
import type { TimesOf } from '@/domain/web/viewing-routes.ts'

export type OwnListing = { of: NonNullable<TimesOf>; title: string }

/** Properties and projects of the signed-in person, the newest first; empty while loading. */
export function useOwnListings(): OwnListing[] {
  const client = useApiClient()
  const enabled = client.viewer !== null
  const properties = useQuery({ ...myListingQueries.all(client, 'property'), enabled })
  const projects = useQuery({ ...myListingQueries.all(client, 'project'), enabled })
  return [...(properties.data ?? []), ...(projects.data ?? [])].map(({ kind, card }) => ({
    of: { about: kind, id: card.id },
    title: card.title,
  }))
}
