import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { failure } from '@/server/contract/failure.ts'
import type { Listen } from '@/server/db/notifications.ts'
import type { Logger } from '@/server/log.ts'
import { endedSignIns, LIVE_CHANNEL, newestAmong, newestNotification } from './live-store.ts'
import { type Listener, LiveStreams } from './live-streams.ts'

/** Live events for open pages. One per process; the database connects processes. */
export type Live = {
  /**
   * Events of a session until the client disconnects or `close` is called. Raises tooMany per
   * client address.
   */
  open(listener: Listener): ReadableStream<Uint8Array>
  /** Closes all streams for shutdown, idempotently. */
  close(): Promise<void>
}

export type LiveDeps = { db: Kysely<DB>; listen: Listen; log: Pick<Logger, 'warn'> }

/** Shorter than the idle timeout of proxies. */
const HEARTBEAT_MS = 25_000

/**
 * Subscribes to events of all processes; events missed while disconnected are found at the next
 * heartbeat. `heartbeatMs` is for tests.
 */
export async function openLive(
  { db, listen, log }: LiveDeps,
  heartbeatMs: number = HEARTBEAT_MS,
): Promise<Live> {
  const streams = new LiveStreams()
  const notices = watchNotices(db, streams)
  const warn = (error: unknown) => log.warn({ err: error }, 'Open pages could not be told')
  const stop = await listen(LIVE_CHANNEL, (payload) => {
    const [what, one, other, ...rest] = payload.split(' ')
    if (what === 'notification') notices.look(Number(one), Number(other)).catch(warn)
    if (what === 'favourite') {
      streams.tell(Number(one), 'favourite', { property_id: Number(other) })
    }
    if (what === 'payment') {
      streams.tell(Number(one), 'payment', { payment_transaction_id: Number(other) })
    }
    if (what === 'chat') streams.tell(Number(one), 'chat', toChatData(other, rest))
    if (what === 'signed-out') streams.end(Number(one), other ? Number(other) : undefined)
  })
  let isClosed = false
  const heart = setInterval(() => {
    streams.beat()
    notices.catchUp().catch(warn)
    endOver(db, streams).catch(warn)
  }, heartbeatMs).unref()
  return {
    open: (listener) => openStream(streams, listener),
    close: async () => {
      clearInterval(heart)
      streams.close()
      if (isClosed) return
      isClosed = true
      await stop()
    },
  }
}

function toChatData(peer: string | undefined, [property, seq, change, deleted]: string[]): object {
  return {
    user_id: Number(peer),
    property_id: Number(property),
    seq: Number(seq),
    change,
    ...(change === 'deleted' ? { message_id: Number(deleted) } : {}),
  }
}

/** Raises tooMany per client address. */
export function openStream(streams: LiveStreams, listener: Listener): ReadableStream<Uint8Array> {
  if (streams.isFull(listener.address)) {
    throw failure('tooMany', 'Too many pages are open at your address.', {
      retryAfterSeconds: FULL_SECONDS,
    })
  }
  return streams.open(listener)
}

const FULL_SECONDS = 60

/** Ends streams of sessions that ended unnoticed, or while the stream was opening. */
async function endOver(db: Kysely<DB>, streams: LiveStreams): Promise<void> {
  const signIns = streams.signIns()
  if (signIns.length === 0) return
  const ended = new Set(
    await endedSignIns(
      db,
      signIns.map(({ tokenId }) => tokenId),
    ),
  )
  for (const { accountId, tokenId } of signIns) {
    if (ended.has(tokenId)) streams.end(accountId, tokenId)
  }
}

/** Finds recipients of notifications; those that arrive during a query are batched. */
function watchNotices(db: Kysely<DB>, streams: LiveStreams) {
  let waiting: { first: number; last: number } | undefined
  let isLooking = false
  let newest: number | undefined

  async function lookOn(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      while (waiting) {
        const range = waiting
        waiting = undefined
        newest = Math.max(newest ?? 0, range.last)
        const accountIds = streams.accounts()
        if (accountIds.length === 0) continue
        for (const { account_id, id } of await newestAmong(db, { ...range, accountIds })) {
          streams.tell(account_id, 'notification', { id })
        }
      }
    } finally {
      isLooking = false
    }
  }

  return {
    look(first: number, last: number): Promise<void> {
      waiting = {
        first: Math.min(first, waiting?.first ?? first),
        last: Math.max(last, waiting?.last ?? last),
      }
      return lookOn()
    },
    async catchUp(): Promise<void> {
      if (streams.accounts().length === 0) {
        newest = undefined
        return
      }
      const last = await newestNotification(db)
      if (newest !== undefined && last > newest) await this.look(newest + 1, last)
      newest = Math.max(newest ?? 0, last)
    },
  }
}
