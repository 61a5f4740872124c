import { fieldsOf } from '@/domain/web/records.ts'
import { createStreamReader, type StreamMessage } from './event-stream.ts'

/** Live events of the signed-in user. */
export type LiveEvent =
  | { type: 'notification' }
  /** A listing was kept, or is no longer, on whatever device. */
  | { type: 'favourite'; listing: number | null }
  /** The sign-in is no longer good. */
  | { type: 'signed-out' }
  /** The connection stands anew: something may have happened meanwhile. */
  | { type: 'resumed' }

type LiveOptions = {
  /** Proves who asks; nobody is asked for without one. */
  token: () => string | null
  onEvent: (event: LiveEvent) => void
  fetch?: (address: string, init: RequestInit) => Promise<Response>
  /** Milliseconds of the first pause before another try; doubled with each that fails. */
  firstPause?: number
}

/**
 * Follows the person's events in all tabs of the browser by one connection, which the first of them
 * holds; browsers allow few. Returns how to end it.
 */
export function followLiveEvents({ onEvent, ...options }: LiveOptions): () => void {
  const end = new AbortController()
  const others = new BroadcastChannel(CHANNEL)
  others.onmessage = ({ data }) => {
    const { type, listing } = fieldsOf(data)
    const event = eventOf(type, listing)
    if (event) onEvent(event)
  }
  const tellAll = (event: LiveEvent) => {
    others.postMessage(event)
    onEvent(event)
  }
  const hold = () => holdConnection({ ...options, onEvent: tellAll }, end.signal)
  // Without a safe origin there are no locks, and each tab has a connection of its own.
  if ('locks' in navigator) {
    navigator.locks.request(CHANNEL, { signal: end.signal }, hold).catch(() => {})
  } else void hold()
  return () => {
    end.abort()
    others.close()
  }
}

const CHANNEL = 'live-events'
const ADDRESS = '/api/ext/account/events'
const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 60_000
/** The provider says something every 25 seconds. */
const LONGEST_SILENCE = 70_000

/** Connects again and again until it is ended or refused. Never rejects. */
async function holdConnection(options: LiveOptions, signal: AbortSignal): Promise<void> {
  const { firstPause = FIRST_PAUSE } = options
  let pause = firstPause
  let isFirst = true
  while (!signal.aborted) {
    const outcome = await connect(options, signal, () => {
      pause = firstPause
      if (!isFirst) options.onEvent({ type: 'resumed' })
      isFirst = false
    })
    if (outcome === 'refused') return
    // Spread out, so that not everybody comes back in the same moment.
    await sleep(pause * (0.5 + Math.random()), signal)
    pause = Math.min(LONGEST_PAUSE, pause * 2)
  }
}

async function connect(
  { token, onEvent, fetch: send = fetch }: LiveOptions,
  ended: AbortSignal,
  onOpen: () => void,
): Promise<'broken' | 'refused'> {
  const proof = token()
  if (!proof) return 'refused'
  const silence = new AbortController()
  const signal = AbortSignal.any([ended, silence.signal])
  let timer = setTimeout(() => silence.abort(), LONGEST_SILENCE)
  try {
    const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${proof}` }
    const response = await send(ADDRESS, { headers, signal, cache: 'no-store' })
    const { ok, status, body } = response
    if (!ok || !body) {
      // The sign-in ended, or its account was deactivated, between two connections.
      if (status === 401 || status === 403) onEvent({ type: 'signed-out' })
      return status >= 400 && status < 500 && status !== 429 ? 'refused' : 'broken'
    }
    onOpen()
    const read = createStreamReader()
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), LONGEST_SILENCE)
      for (const message of read(next.value)) tell(message, onEvent)
    }
    return 'broken'
  } catch {
    return 'broken'
  } finally {
    clearTimeout(timer)
  }
}

function tell({ event, data }: StreamMessage, onEvent: LiveOptions['onEvent']): void {
  const known = eventOf(event, fieldsOf(parsed(data)).property_id)
  if (known) onEvent(known)
}

function eventOf(type: unknown, listing: unknown): LiveEvent | null {
  switch (type) {
    case 'favourite':
      return { type, listing: typeof listing === 'number' ? listing : null }
    case 'notification':
    case 'signed-out':
    case 'resumed':
      return { type }
    default:
      return null
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
