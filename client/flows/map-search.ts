import { fromPromise } from 'xstate'
import { mapQueries } from '@/client/api/map.ts'
import { mapSearchMachine } from '@/machines/map-search/map-search.machine.ts'
import type { MapQuestion } from '@/machines/map-search/map-search.types.ts'
import type { Tools } from './find-location.ts'

/** The map search on the provider's clusters, which wait in the cache for whoever shows them. */
export function mapSearch({ queries, client }: Tools) {
  return mapSearchMachine.provide({
    actors: {
      askHomes: fromPromise<void, MapQuestion>(async ({ input: { filters, sight } }) => {
        // Without a connection the answer would be waited for, and nobody told.
        if (!navigator.onLine) throw new Error('offline')
        await queries.fetchQuery(mapQueries.clusters(client, filters, sight))
      }),
    },
  })
}
