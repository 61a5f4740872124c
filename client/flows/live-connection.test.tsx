import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { createQueryClient } from '@/client/api/calls/query-client.ts'
import type { LiveEvent } from '@/client/integrations/live-events.ts'
import { ROOT_KEY } from '@/client/state/stored-state.ts'
import { followLiveEvents } from './live-connection.ts'

let end: (() => void) | undefined
/** How often the settings cannot be read. */
const settingsFailures = { count: 0 }

beforeEach(() => {
  vi.useFakeTimers()
  const data = { token: '7|known', data: { id: 7 } }
  const stored = { User_signup: { data, loading: false }, _persist: { version: 1 } }
  localStorage.setItem(ROOT_KEY, JSON.stringify(stored))
})
afterEach(() => {
  end?.()
  localStorage.clear()
  vi.useRealTimers()
})

/** Follows a provider that answers with these, one after the other, and then with silence. */
function follow(...answers: (() => Response)[]) {
  const heard: LiveEvent[] = []
  const asked: RequestInit[] = []
  const get = async () => {
    if (settingsFailures.count > 0) {
      settingsFailures.count -= 1
      throw new ApiError('server', { message: '' })
    }
    return { data: { data: { extensions: ['member'] } } }
  }
  const http: unknown = { GET: get }
  end = followLiveEvents({
    client: { http, language: 'en', viewer: 7 } as ApiClient,
    queries: createQueryClient(),
    onEvent: (event) => heard.push(event),
    fetch: async (_, init) => {
      asked.push(init)
      const answer = answers[asked.length - 1]
      return answer ? answer() : silence(init.signal)
    },
  })
  return { heard, asked }
}

/** No answer until nobody waits for it any more. */
function silence(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}

/** Lets at most a minute pass. */
async function connections(asked: readonly RequestInit[], count: number): Promise<void> {
  for (let tries = 0; tries < 600 && asked.length < count; tries += 1) {
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(asked).toHaveLength(count)
}

const stream = (text: string) => () =>
  new Response(text, { headers: { 'Content-Type': 'text/event-stream' } })

test("emits the provider's events and reconnects when the connection ends", async () => {
  const paid = 'event: payment\ndata: {"payment_transaction_id":18}\n\n'
  const told = `event: favourite\ndata: {"property_id":7}\n\n${paid}`
  const chat = '{"user_id":4,"property_id":7,"seq":3,"change":"read"}'
  const written = `event: chat\ndata: ${chat}\n\nevent: chat\ndata: {"user_id":4}\n\n`
  const { heard, asked } = follow(stream(told + written), stream('event: signed-out\ndata: {}\n\n'))
  await connections(asked, 3)
  expect(heard).toEqual([
    { type: 'opened' },
    { type: 'favourite', listing: 7 },
    { type: 'payment' },
    { type: 'chat', peer: 4, listing: 7, seq: 3, change: 'read' },
    { type: 'resumed' },
    { type: 'signed-out' },
  ])
  expect(asked[0]?.headers).toMatchObject({ Authorization: 'Bearer 7|known' })
})

test('connects although the settings could not be read at first', async () => {
  settingsFailures.count = 2
  const { asked } = follow()
  await connections(asked, 1)
})

test('retries after a server error', async () => {
  const { asked } = follow(() => new Response('', { status: 503 }))
  await connections(asked, 2)
})

test.each([401, 403])('emits signed-out and stops after a %i', async (status) => {
  const { asked, heard } = follow(() => new Response('', { status }))
  await connections(asked, 1)
  await vi.advanceTimersByTimeAsync(100)
  expect(heard).toEqual([{ type: 'signed-out' }])
  await vi.advanceTimersByTimeAsync(200_000)
  expect(asked).toHaveLength(1)
})

test('stops when the provider has no event stream', async () => {
  const { asked, heard } = follow(() => new Response('', { status: 404 }))
  await vi.advanceTimersByTimeAsync(200_000)
  expect([asked.length, heard]).toEqual([1, []])
})

test('ignores unknown events', async () => {
  const { heard, asked } = follow(stream('event: earthquake\ndata: {}\n\n'))
  await connections(asked, 2)
  expect(heard).toEqual([{ type: 'opened' }])
})

test('connects again after a silence of 70 seconds', async () => {
  const { asked } = follow()
  await connections(asked, 1)
  await vi.advanceTimersByTimeAsync(72_000)
  expect(asked.length).toBeGreaterThan(1)
  expect(asked[0]?.signal?.aborted).toBe(true)
})

test('ends the connection and connects no more after sign-out', async () => {
  const { asked } = follow()
  await connections(asked, 1)
  end?.()
  expect(asked[0]?.signal?.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(200_000)
  expect(asked).toHaveLength(1)
})
