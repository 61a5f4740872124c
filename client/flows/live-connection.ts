import { createActor, fromPromise } from 'xstate'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import type { Queries } from '@/client/api/calls/query-client.ts'
import { freshSettings } from '@/client/api/replies/cached-facts.ts'
import {
  connectLive,
  LIVE_CHANNEL,
  type LiveEvent,
  openLiveChannel,
} from '@/client/integrations/live-events.ts'
import { holdTabTurn } from '@/client/integrations/tab-turn.ts'
import { currentToken } from '@/client/state/current-token.ts'
import { hasExtension } from '@/domain/web/extensions.ts'
import { liveConnectionMachine } from '@/machines/account/live-connection.machine.ts'
import type { ConnectionEnd, LiveOffer } from '@/machines/account/live-connection.types.ts'

type LiveOptions = {
  queries: Queries
  client: ApiClient
  onEvent: (event: LiveEvent) => void
  fetch?: (address: string, init: RequestInit) => Promise<Response>
}

/** Follows the signed-in person's events in all tabs. Returns how to end it. */
export function followLiveEvents({ queries, client, onEvent, fetch }: LiveOptions): () => void {
  const machine = liveConnectionMachine.provide({
    actors: {
      askOffer: fromPromise<LiveOffer>(async () => {
        const { extensions } = await freshSettings(queries, client)
        return hasExtension(extensions, 'member') ? 'stream' : 'none'
      }),
      holdTurn: fromPromise<void>(({ signal }) =>
        holdTabTurn(LIVE_CHANNEL, signal, () => actor.send({ type: 'lock.acquired' })),
      ),
      connect: fromPromise<ConnectionEnd>(({ signal }) =>
        connectLive({
          token: currentToken,
          signal,
          fetch,
          onOpen: () => actor.send({ type: 'connection.opened' }),
          onPiece: () => actor.send({ type: 'bytes.received' }),
          onEvent: (message) => actor.send({ type: 'message.received', message }),
        }),
      ),
    },
  })
  const actor = createActor(machine, { input: { chance: Math.random() } })
  const others = openLiveChannel((message) => actor.send({ type: 'message.shared', message }))
  actor.on('message.arrived', ({ message }) => {
    others.share(message as LiveEvent)
    onEvent(message as LiveEvent)
  })
  actor.on('message.forwarded', ({ message }) => onEvent(message as LiveEvent))
  actor.on('poll.due', () => {
    if (document.visibilityState === 'visible') onEvent({ type: 'notification' })
  })
  const wake = () => actor.send({ type: 'network.restored' })
  addEventListener('online', wake)
  actor.start()
  return () => {
    removeEventListener('online', wake)
    others.close()
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'session.ended' })
  }
}
