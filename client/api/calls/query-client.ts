import { onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** The cache itself, for those who may not know the library behind it. */
export type Queries = QueryClient

/**
 * Cache of the provider's replies: fresh for ten minutes, not read again when the window gets the focus. Reads are
 * tried again only without an answer, and never on a server, where somebody waits for the page; writes never.
 */
export function createQueryClient(): QueryClient {
  // It hears of changes only, and a page may be opened without a connection.
  if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MILLISECONDS,
        refetchOnWindowFocus: false,
        retry: isWorthAnotherTry,
        retryDelay: delayMs,
      },
      // A write that waited for the connection would be sent when nobody expects it any more.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Stale time of server data in browsers. */
const FRESH_MILLISECONDS = 600_000

/** Time of data that is shown and fetched again at once. */
export const LONG_AGO = 1

function isWorthAnotherTry(failures: number, error: Error): boolean {
  const inBrowser = typeof window !== 'undefined'
  return inBrowser && failures < 2 && error instanceof ApiError && error.kind === 'network'
}

/** Without a connection a read waits for it at once, so that screens can say so. */
function delayMs(failures: number): number {
  return onlineManager.isOnline() ? 1_000 * 2 ** failures : 0
}
