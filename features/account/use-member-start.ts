import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import {
  isEcho,
  joinFavourites,
  leaveFavourites,
  partFavourites,
} from '@/client/flows/account-favourites.ts'
import { followLiveEvents } from '@/client/flows/live-connection.ts'
import { notifyChatChange } from '@/client/integrations/chat-events.ts'
import type { LiveEvent } from '@/client/integrations/live-events.ts'
import { tellPaymentChange } from '@/client/integrations/payment-events.ts'
import { favouritesOwner } from '@/client/state/favourites-owner.ts'
import { useSession } from '@/client/state/use-session.ts'
import { isFirstThisVisit } from '@/client/state/visit-marks.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { useUnreadCount } from '@/features/shell/header/use-unread-count.ts'

/**
 * While signed in: syncs the device's favorites, receives live events, sends the messages of an earlier visit, renews
 * this browser's push subscription, and keeps the count on the installed site's icon.
 */
export function useMemberStart(): void {
  const { status, user } = useSession()
  // The client follows the session a moment later; until then, calls would be the visitor's.
  const isReady = useApiClient().viewer === user?.id
  const person = isReady ? (user?.id ?? null) : null
  useAccountFavourites(status === 'visitor', person)
  useLiveEvents(person)
  useUnsentMessages(person)
  usePushRenewal(person)
  useAppBadge(person)
}

/** Unread notifications on the icon of the installed site. */
function useAppBadge(person: number | null): void {
  const unread = useUnreadCount()
  useEffect(() => {
    if (person === null || !('setAppBadge' in navigator)) return
    const shown = unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge()
    shown.catch(() => {})
  }, [person, unread])
}

function usePushRenewal(person: number | null): void {
  const queries = useQueryClient()
  const client = useApiClient()
  useEffect(() => {
    if (person === null || !hasPushPermission()) return
    import('@/client/flows/push-renewal.ts').then(
      ({ renewPush }) => renewPush({ queries, client }),
      () => {},
    )
  }, [person, queries, client])
}

/** Most members have not allowed notifications, and load nothing for them. */
function hasPushPermission(): boolean {
  return 'Notification' in window && Notification.permission === 'granted'
}

function useUnsentMessages(person: number | null): void {
  const queries = useQueryClient()
  const client = useApiClient()
  useEffect(() => {
    if (person === null) return
    import('@/client/flows/chat/message-outbox.ts').then(
      ({ messageOutbox }) => messageOutbox({ queries, client }),
      () => {},
    )
  }, [person, queries, client])
}

function useAccountFavourites(isVisitor: boolean, person: number | null): void {
  const { t } = useText()
  const queries = useQueryClient()
  const client = useApiClient()

  const join = useEffectEvent(async (id: number) => {
    const added = await joinFavourites({ queries, client }, id).catch(() => [])
    if (added.length === 0) return
    showToast('success', t('favourites.joinedToast', { count: added.length }), {
      label: t('favourites.undo'),
      run: () => void partFavourites({ queries, client }, added).catch(() => {}),
    })
  })

  useEffect(() => {
    if (isVisitor) leaveFavourites()
    if (person === null) return
    // Once per visit: changes on other devices arrive as events.
    if (favouritesOwner() !== person || isFirstThisVisit(`favourites-of-${person}`)) {
      void join(person)
    }
  }, [isVisitor, person])
}

function useLiveEvents(person: number | null): void {
  const queries = useQueryClient()
  const client = useApiClient()

  const hear = useEffectEvent((event: LiveEvent) => {
    const isConnection = event.type === 'opened' || event.type === 'resumed'
    // If the session has ended, this refetch is refused, which signs the person out here, too.
    if (event.type !== 'favourite' && event.type !== 'chat')
      void queries.invalidateQueries({ queryKey: ['notifications'] })
    if (event.type !== 'favourite' && event.type !== 'payment') {
      void queries.invalidateQueries({ queryKey: ['leads'] })
      void queries.invalidateQueries({ queryKey: ['inquiries'] })
      void queries.invalidateQueries({ queryKey: ['viewings'] })
    }
    if (isConnection) void queries.invalidateQueries({ queryKey: ['chat'] })
    if (event.type === 'chat' && event.change === 'typing') notifyChatChange(event)
    else if (event.type === 'chat') {
      for (const name of ['list', 'unread']) {
        void queries.invalidateQueries({ queryKey: ['chat', name] })
      }
      notifyChatChange(event)
    }
    if (event.type === 'payment' || isConnection) {
      void queries.invalidateQueries({ queryKey: ['payments'] })
      void queries.invalidateQueries({ queryKey: ['subscriptions'] })
      tellPaymentChange()
    }
    const isChanged = event.type === 'favourite' && !isEcho(event.listing)
    if ((isChanged || event.type === 'resumed') && person !== null) {
      void joinFavourites({ queries, client }, person).catch(() => {})
    }
  })

  useEffect(
    () => (person === null ? undefined : followLiveEvents({ queries, client, onEvent: hear })),
    [person, queries, client],
  )
}
