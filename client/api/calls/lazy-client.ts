import type { ApiClientOptions } from '../client.ts'
import type { ApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'

/**
 * A client that fetches what it consists of with its first call: a page arrives with everything it
 * shows, and most visitors read it without asking for more.
 */
export function createLazyClient(options: ApiClientOptions): ApiClient {
  let loading: Promise<ApiClient['http']> | undefined
  const loaded = () => {
    loading ??= load(options).catch((error) => {
      loading = undefined
      throw new ApiError('network', { message: 'the calls could not be loaded', cause: error })
    })
    return loading
  }
  return {
    http: {
      GET: async (path, ...init) => (await loaded()).GET(path, ...init),
      POST: async (path, ...init) => (await loaded()).POST(path, ...init),
      PUT: async (path, ...init) => (await loaded()).PUT(path, ...init),
      DELETE: async (path, ...init) => (await loaded()).DELETE(path, ...init),
    },
    language: options.language,
    viewer: options.viewer ?? null,
  }
}

/** A load that failed is tried again by the next call. */
async function load(options: ApiClientOptions): Promise<ApiClient['http']> {
  const [{ createApiClient }, { currentToken }] = await Promise.all([
    import('../client.ts'),
    import('@/client/state/current-token.ts'),
  ])
  return createApiClient({ token: currentToken, ...options }).http
}
