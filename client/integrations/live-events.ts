import { toFields } from '@/domain/values/records.ts'
import { createStreamReader, type StreamMessage } from './event-stream.ts'

/** Live events of the signed-in user. */
export type LiveEvent =
  | { type: 'notification' }
  /** A purchase of the person changed. */
  | { type: 'payment' }
  /** A listing was kept, or is no longer, on whatever device. */
  | { type: 'favourite'; listing: number | null }
  /**
   * A message was written, read or deleted in a conversation, or is being written; `seq` is of its
   * last message, 0 while it is written.
   */
  | {
      type: 'chat'
      peer: number
      listing: number
      seq: number
      change: (typeof CHAT_CHANGES)[number]
    }
  /** The sign-in is no longer good. */
  | { type: 'signed-out' }
  /** The connection stands for the first time: what the page read before may be old by now. */
  | { type: 'opened' }
  /** The connection stands anew: something may have happened meanwhile. */
  | { type: 'resumed' }

const CHAT_CHANGES = ['message', 'read', 'deleted', 'typing'] as const

type LiveOptions = {
  /** Proves who asks; nobody is asked for without one. */
  token: () => string | null
  signal: AbortSignal
  onOpen: () => void
  /** Anything arrived, be it only a sign of life. */
  onPiece: () => void
  onEvent: (event: LiveEvent) => void
  fetch?: ((address: string, init: RequestInit) => Promise<Response>) | undefined
}

const ADDRESS = '/api/ext/account/events'

/** Follows the person's events until the connection ends. Never rejects. */
export async function connectLive(options: LiveOptions): Promise<'lost' | 'refused' | 'signedOut'> {
  const { token, signal, onOpen, onPiece, onEvent, fetch: send = fetch } = options
  const proof = token()
  if (!proof) return 'refused'
  try {
    const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${proof}` }
    const response = await send(ADDRESS, { headers, signal, cache: 'no-store' })
    const { ok, status, body } = response
    if (!ok || !body) {
      // The sign-in ended, or its account was deactivated, between two connections.
      if (status === 401 || status === 403) return 'signedOut'
      return status >= 400 && status < 500 && status !== 429 ? 'refused' : 'lost'
    }
    onOpen()
    const read = createStreamReader()
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      onPiece()
      for (const message of read(next.value)) tell(message, onEvent)
    }
    return 'lost'
  } catch {
    return 'lost'
  }
}

/** Also the name of the turn to hold the connection, as browsers allow few. */
export const LIVE_CHANNEL = 'live-events'

/** Shares events among the tabs of the browser. */
export function openLiveChannel(onEvent: (event: LiveEvent) => void) {
  const others = new BroadcastChannel(LIVE_CHANNEL)
  others.onmessage = ({ data }) => {
    const { type, ...facts } = toFields(data)
    const event = toLiveEvent(type, facts)
    if (event) onEvent(event)
  }
  return {
    share: (event: LiveEvent) => others.postMessage(event),
    close: () => others.close(),
  }
}

function tell({ event, data }: StreamMessage, onEvent: LiveOptions['onEvent']): void {
  const { property_id: listing, user_id: peer, ...facts } = toFields(parsed(data))
  const known = toLiveEvent(event, { ...facts, listing, peer })
  if (known) onEvent(known)
}

function toLiveEvent(type: unknown, facts: Record<string, unknown>): LiveEvent | null {
  const { listing } = facts
  switch (type) {
    case 'favourite':
      return { type, listing: typeof listing === 'number' ? listing : null }
    case 'chat':
      return toChatEvent(facts)
    case 'notification':
    case 'payment':
    case 'signed-out':
    case 'opened':
    case 'resumed':
      return { type }
    default:
      return null
  }
}

function toChatEvent({ peer, listing, seq, change }: Record<string, unknown>): LiveEvent | null {
  const known = CHAT_CHANGES.find((each) => each === change)
  const isWhole = typeof peer === 'number' && typeof listing === 'number' && typeof seq === 'number'
  return known && isWhole ? { type: 'chat', peer, listing, seq, change: known } : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
