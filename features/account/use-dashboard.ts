import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { PropertyCard } from '@/client/api/cards/property-card.ts'
import { favouriteQueries } from '@/client/api/member/favourites.ts'
import { feedQueries } from '@/client/api/member/feed.ts'
import { type Notification, notificationQueries } from '@/client/api/member/notifications.ts'
import { useDeviceList } from '@/client/state/use-device-lists.ts'
import { saysAnything } from '@/domain/search/feed-preferences.ts'
import { remainingFavourites } from './use-favourite-list.ts'

export type Dashboard = {
  /** Latest favorites; undefined while loading. */
  saved: readonly PropertyCard[] | undefined
  savedCount: number | undefined
  /** Latest notifications; undefined while loading. */
  notifications: readonly Notification[] | undefined
  unread: number | undefined
  /** Undefined while loading. */
  hasWishes: boolean | undefined
  /** Error of a list that failed to load. */
  error: Error | null
  isOffline: boolean
  retry: () => void
}

const SAVED_SHOWN = 3
const MAX_NOTIFICATIONS = 4

/** Summary of the account; counts are undefined while loading. */
export function useDashboard(): Dashboard {
  const client = useApiClient()
  const enabled = client.viewer !== null
  const kept = useDeviceList('favourites')
  const favourites = useInfiniteQuery({ ...favouriteQueries.pages(client), enabled })
  const notifications = useInfiniteQuery({ ...notificationQueries.list(client), enabled })
  const unread = useQuery({ ...notificationQueries.unread(client), enabled })
  const preferences = useQuery({ ...feedQueries.preferences(client), enabled })
  const first = favourites.data?.pages[0]
  const lists = [favourites, notifications]
  const waiting = lists.filter(({ data }) => !data)
  return {
    saved: first && remainingFavourites(first.rows, kept, client.viewer).slice(0, SAVED_SHOWN),
    savedCount: first?.total,
    notifications: notifications.data?.pages[0]?.rows.slice(0, MAX_NOTIFICATIONS),
    unread: unread.data,
    hasWishes:
      preferences.data === undefined
        ? undefined
        : Boolean(preferences.data && saysAnything(preferences.data)),
    error: waiting.find(({ error }) => error)?.error ?? null,
    isOffline: waiting.some(({ fetchStatus }) => fetchStatus === 'paused'),
    retry: () => {
      for (const list of [...lists, unread, preferences]) void list.refetch()
    },
  }
}
