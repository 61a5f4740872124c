import { isLocalHost } from '@/domain/web/trusted-proxies.ts'
import { createApiClient } from '../client.ts'
import { nearFetch } from '../near-fetch.ts'
import type { ApiClient } from './api-client.ts'

/** Request data of the visitor during page rendering. */
export type Visit = {
  language: string
  /** As the browser typed it, so that addresses of files lead back to it. */
  host: string
  protocol: 'http' | 'https'
  /** Whether browser and web are on one machine with no proxy between. */
  isLocal: boolean
}

/** Provider URL without a trailing slash; read at runtime, not at build time. */
export function providerUrl(): string {
  const { API_URL, API_PORT } = process.env
  return (API_URL || `http://127.0.0.1:${API_PORT || 4000}`).replace(/\/+$/, '')
}

/** Whether the provider is the one that was started with this web, and not one of API_URL. */
export function hasOwnProvider(): boolean {
  return process.env.HEARTH_OWN_PROVIDER === '1'
}

/**
 * The client that pages being rendered use: the same calls as in a browser, over loopback, for a
 * visitor nobody knows. What differs from viewer to viewer is asked by the browser afterwards.
 */
export function serverClient(visit: Visit): ApiClient {
  const key = `${visit.protocol} ${visit.host} ${visit.language} ${visit.isLocal}`
  const known = clients.get(key)
  if (known) return known
  // Packing and unpacking takes longer than the way within one machine.
  const isNear = LOOPBACK.test(providerUrl())
  const client = createApiClient({
    baseUrl: `${providerUrl()}/api`,
    language: visit.language,
    timeoutMilliseconds: PATIENCE_MILLISECONDS,
    fetch: (request, init) => {
      request.headers.set('X-Forwarded-Host', visit.host)
      request.headers.set('X-Forwarded-Proto', visit.protocol)
      // Else a page behind a proxy that keeps the host `localhost` would be this machine's own.
      if (!visit.isLocal && isLocalHost(visit.host))
        request.headers.set('X-Forwarded-For', 'unknown')
      if (!isNear) return fetch(request, { ...init, cache: 'no-store' })
      request.headers.set('Accept-Encoding', 'identity')
      return nearFetch(request, init)
    },
  })
  if (clients.size >= CLIENTS_KEPT) clients.clear()
  clients.set(key, client)
  return client
}

const LOOPBACK = /^http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?(\/|$)/

/** A visitor waits for the page meanwhile. */
const PATIENCE_MILLISECONDS = 10_000

// Making one costs more than a call; hosts and languages come from requests, so it is bounded.
const clients = new Map<string, ApiClient>()
const CLIENTS_KEPT = 64
