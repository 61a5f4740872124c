import { fromPromise } from 'xstate'
import { fetchUntil } from '@/client/api/calls/fetch-until.ts'
import { mapQueries } from '@/client/api/map.ts'
import { mapSearchMachine } from '@/machines/map/map-search.machine.ts'
import type { MapQuery } from '@/machines/map/map-search.types.ts'
import type { Tools } from './find-location.ts'

/** Map search with the provider's clusters; components read them from the query cache. */
export function mapSearch({ queries, client }: Tools) {
  return mapSearchMachine.provide({
    actors: {
      askHomes: fromPromise<void, MapQuery>(async ({ input, signal }) => {
        const { filters, viewport } = input
        // Offline, the query would pause without an error.
        if (!navigator.onLine) throw new Error('offline')
        await fetchUntil(queries, mapQueries.clusters(client, filters, viewport), signal)
      }),
    },
  })
}
