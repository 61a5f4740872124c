import type { ApiClientOptions } from '../client.ts'
import type { ApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'

export type LazyClientOptions = Omit<ApiClientOptions, 'token'> & { loadToken?: LoadToken }

/** Loads the code that reads the token, which nobody needs before the first call. */
export type LoadToken = () => Promise<() => string | null>

/**
 * A client that fetches what it consists of with its first call: a page arrives with everything it
 * shows, and most visitors read it without asking for more.
 */
export function createLazyClient(options: LazyClientOptions): ApiClient {
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
async function load(options: LazyClientOptions): Promise<ApiClient['http']> {
  const { loadToken, ...rest } = options
  const [{ createApiClient }, token] = await Promise.all([import('../client.ts'), loadToken?.()])
  return createApiClient({ ...rest, ...(token ? { token } : {}) }).http
}
