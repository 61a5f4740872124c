import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { fetchUntil } from '@/client/api/calls/fetch-until.ts'
import type { Queries } from '@/client/api/calls/query-client.ts'
import { placeQueries } from '@/client/api/places.ts'
import { freshSettings } from '@/client/api/replies/cached-facts.ts'
import type { Position } from '@/domain/place/distance.ts'
import { LocationError, type PlaceLocation } from '@/domain/place/place-location.ts'
import { hasExtension } from '@/domain/web/extensions.ts'

/**
 * The place that a position lies in, as the provider's gazetteer or maps service names it. Of a
 * provider that names none only the coordinates are known, which is enough to look near by.
 * @throws LocationError where there is no place, or nobody answers.
 */
export async function placeAt(
  queries: Queries,
  client: ApiClient,
  position: Position,
  signal = new AbortController().signal,
): Promise<PlaceLocation> {
  const settings = await freshSettings(queries, client).catch(undetermined)
  if (!hasExtension(settings.extensions, 'reverse-geocoding')) return nameless(position)
  const place = await fetchUntil(queries, placeQueries.placeAt(client, position), signal).catch(
    undetermined,
  )
  if (!place) throw new LocationError('undetermined')
  return place
}

function nameless(coordinates: Position): PlaceLocation {
  return { coordinates, formatted_address: '', city: '', state: '', country: '' }
}

function undetermined(cause: unknown): never {
  throw new LocationError('undetermined', cause)
}
