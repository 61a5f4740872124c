import { type FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { expect } from 'vitest'
import { ApiError } from '@/client/api/calls/api-error.ts'
import type { QueryKey } from '@/client/api/calls/query-keys.ts'
import { createApiClient } from '@/client/api/client.ts'
import { createProviderDouble } from './double.ts'

const provider = createProviderDouble()

/** The web's own client before the double; a visitor's without a token. */
export function clientWith(token: string | null, asked = provider) {
  return createApiClient({
    baseUrl: 'http://provider.example/api',
    language: 'en',
    viewer: token ? 5 : null,
    token: () => token,
    fetch: async (request) => asked.fetch(request),
  })
}

/** What a query answers, asked once. */
export function read<Data>(options: FetchQueryOptions<Data, Error, Data, QueryKey>): Promise<Data> {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(options)
}

/** How a query fails. */
export function failure<Data>(options: FetchQueryOptions<Data, Error, Data, QueryKey>) {
  return failureOf(read(options))
}

/** How a call fails: as the web tells failures, never otherwise. */
export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error
}
