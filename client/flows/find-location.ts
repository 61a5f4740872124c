import type { ApiClient } from '@/client/api/calls/api-client.ts'
import type { Queries } from '@/client/api/calls/query-client.ts'
import { currentPosition } from '@/client/integrations/geolocation.ts'
import { placeAt } from '@/client/integrations/reverse-geocoding.ts'
import { openState } from '@/client/state/state-door.ts'
import type { PlaceLocation } from '@/domain/place/place-location.ts'

export type Tools = { queries: Queries; client: ApiClient }

/** Current location of the device. @throws LocationError */
export async function findLocation(
  { queries, client }: Tools,
  signal: AbortSignal,
): Promise<PlaceLocation> {
  return placeAt(queries, client, await currentPosition(), signal)
}

/** Sets the search location; null clears it. */
export async function rememberLocation(
  { queries, client }: Tools,
  location: PlaceLocation | null,
): Promise<void> {
  const { store } = await openState(queries, client)
  if (location) store.trigger.locationSet({ location })
  else store.trigger.locationCleared()
}
