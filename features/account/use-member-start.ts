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
import type { LiveEvent } from '@/client/integrations/live-events.ts'
import { tellPaymentChange } from '@/client/integrations/payment-events.ts'
import { favouritesOwner } from '@/client/state/favourites-owner.ts'
import { useSession } from '@/client/state/use-session.ts'
import { isFirstThisVisit } from '@/client/state/visit-marks.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'

/** While signed in: syncs the device's favorites with the account and receives live events. */
export function useMemberStart(): void {
  const { status, user } = useSession()
  const person = user?.id ?? null
  useAccountFavourites(status === 'visitor', person)
  useLiveEvents(person)
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
    // If the session has ended, this refetch is refused, which signs the person out here, too.
    if (event.type !== 'favourite' && event.type !== 'chat')
      void queries.invalidateQueries({ queryKey: ['notifications'] })
    if (event.type === 'chat' || event.type === 'resumed') {
      void queries.invalidateQueries({ queryKey: ['chat'] })
    }
    if (event.type === 'payment' || event.type === 'resumed') {
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
