import type { ApiClient } from '@/client/api/api-client.ts'
import type { Queries } from '@/client/api/query-client.ts'
import { browserStorage } from './browser-storage.ts'
import { createCacheMirror } from './cache-mirror.ts'
import { Persistence } from './persistence.ts'
import { type ClientStore, createClientStore } from './state-store.ts'

export type OpenState = { store: ClientStore; persistence: Persistence }

/** Makes the store, reads what was remembered, and writes from then on. Never fails. */
export async function openClientState(queries: Queries, client: ApiClient): Promise<OpenState> {
  const store = createClientStore()
  const persistence = new Persistence(store, createCacheMirror(queries, client), browserStorage)
  await persistence.rehydrate()
  // Phones end pages without a word; this is the last moment that is sure to come.
  addEventListener('pagehide', persistence.flush)
  document.addEventListener('visibilitychange', persistence.flush)
  return { store, persistence }
}
