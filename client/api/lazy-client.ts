import type { ApiClient } from './api-client.ts'
import type { ApiClientOptions } from './client.ts'

/**
 * A client that fetches what it consists of with its first call: a page arrives with everything it
 * shows, and most visitors read it without asking for more.
 */
export function createLazyClient(options: ApiClientOptions): ApiClient {
  let loading: Promise<ApiClient['http']> | undefined
  const loaded = () => {
    loading ??= import('./client.ts').then(({ createApiClient }) => createApiClient(options).http)
    return loading
  }
  return {
    http: {
      GET: async (path, ...init) => (await loaded()).GET(path, ...init),
      POST: async (path, ...init) => (await loaded()).POST(path, ...init),
      DELETE: async (path, ...init) => (await loaded()).DELETE(path, ...init),
    },
    language: options.language,
    viewer: options.viewer ?? null,
  }
}
