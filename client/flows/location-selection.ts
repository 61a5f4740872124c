import { fromPromise } from 'xstate'
import { currentPosition } from '@/client/integrations/geolocation.ts'
import { placeAt } from '@/client/integrations/reverse-geocoding.ts'
import type { Position } from '@/domain/place/distance.ts'
import type { PlaceLocation } from '@/domain/place/place-location.ts'
import { locationSelectionMachine } from '@/machines/places/location-selection.machine.ts'
import { rememberLocation, type Tools } from './find-location.ts'

/** Location selection with geolocation, the provider's reverse geocoding and the client state. */
export function locationSelection(tools: Tools) {
  const { queries, client } = tools
  return locationSelectionMachine.provide({
    actors: {
      locate: fromPromise<Position>(() => currentPosition()),
      namePosition: fromPromise<PlaceLocation, Position>(({ input, signal }) =>
        placeAt(queries, client, input, signal),
      ),
      rememberPlace: fromPromise<void, PlaceLocation | null>(({ input }) =>
        rememberLocation(tools, input),
      ),
    },
  })
}
