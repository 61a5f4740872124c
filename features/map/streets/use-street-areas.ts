import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type StreetAreas, streetsQueries } from '@/client/api/streets.ts'
import { useSettings } from '@/client/api/use-settings.ts'
import { hasExtension } from '@/domain/web/extensions.ts'

/** Areas that have streets; undefined until known, and where the provider knows none. */
export function useStreetAreas(): StreetAreas | undefined {
  const client = useApiClient()
  const settings = useSettings()
  const isOffered = hasExtension(settings.data?.extensions, 'map-streets')
  return useQuery({ ...streetsQueries.areas(client), enabled: isOffered }).data
}
