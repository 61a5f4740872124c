import type { ApiClient } from '@/client/api/calls/api-client.ts'
import type { Queries } from '@/client/api/calls/query-client.ts'
import { browserStorage } from './browser-storage.ts'
import { createCacheMirror } from './cache-mirror.ts'
import { Persistence } from './persistence.ts'
import { noteSettingsVersion } from './settings-version.ts'
import { type ClientStore, createClientStore } from './state-store.ts'

export type OpenState = { store: ClientStore; persistence: Persistence }

/** Creates the store, restores the stored state and starts persistence. Never rejects. */
export async function openClientState(queries: Queries, client: ApiClient): Promise<OpenState> {
  const store = createClientStore()
  const settingsFrom = noteSettingsVersion() ? Date.now() : 0
  const mirror = createCacheMirror(queries, client, { settingsFrom })
  const persistence = new Persistence(store, mirror, browserStorage)
  await persistence.rehydrate()
  // Mobile browsers may kill pages without further events.
  addEventListener('pagehide', persistence.flush)
  document.addEventListener('visibilitychange', persistence.flush)
  return { store, persistence }
}
