import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { messageSendingMachine } from './message-sending.machine.ts'
import { type Refusal, SendingStopped } from './message-sending.types.ts'

test('sends in the order of the outbox, one at a time, only with the turn', async () => {
  const { actor, queue, sending } = start(['a', 'b'])
  expect(sending).toHaveLength(0)
  actor.send({ type: 'lock.acquired' })
  await vi.waitFor(() => expect(sending.map(({ message }) => message)).toEqual(['a']))
  queue.shift()
  sending[0]?.resolve()
  await vi.waitFor(() => expect(sending.map(({ message }) => message)).toEqual(['a', 'b']))
  queue.shift()
  sending[1]?.resolve()
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('idle'))
  queue.push('c')
  actor.send({ type: 'outbox.changed' })
  await vi.waitFor(() => expect(sending.map(({ message }) => message)).toEqual(['a', 'b', 'c']))
})

test('tries the same message again after pauses of 1, 2, 4 … seconds for as long as nobody answers', async () => {
  const { actor, clock, sending } = start(['a', 'b'])
  actor.send({ type: 'lock.acquired' })
  for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('sending'))
    sending.at(-1)?.reject(new SendingStopped('unreached'))
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('retrying'))
    clock.increment(seconds * 1_000 - 1)
    expect(actor.getSnapshot().value).toBe('retrying')
    clock.increment(1)
  }
  await vi.waitFor(() => expect(sending).toHaveLength(8))
  expect(new Set(sending.map(({ message }) => message))).toEqual(new Set(['a']))
})

test('waits as long as the provider asks', async () => {
  const { actor, clock, sending } = start(['a'])
  actor.send({ type: 'lock.acquired' })
  await vi.waitFor(() => expect(sending).toHaveLength(1))
  sending[0]?.reject(new SendingStopped('unreached', 'tooMany', 45_000))
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('retrying'))
  clock.increment(44_999)
  expect(actor.getSnapshot().value).toBe('retrying')
})

test('marks a message as failed after five errors of the provider, and goes on', async () => {
  const { actor, clock, queue, sending, refused } = start(['a', 'b'])
  actor.send({ type: 'lock.acquired' })
  for (const count of [1, 2, 3, 4, 5]) {
    await vi.waitFor(() => expect(sending).toHaveLength(count))
    if (count === 5) queue.shift()
    sending.at(-1)?.reject(new SendingStopped('failing', 'internal'))
    if (count === 5) break
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('retrying'))
    clock.increment(60_000)
  }
  await vi.waitFor(() => expect(sending.at(-1)?.message).toBe('b'))
  expect(refused).toEqual([{ message: 'a', key: 'internal', isClosed: false }])
})

test('closes the conversation of a blocked side', async () => {
  const { actor, queue, sending, refused } = start(['a'])
  actor.send({ type: 'lock.acquired' })
  await vi.waitFor(() => expect(sending).toHaveLength(1))
  queue.shift()
  sending[0]?.reject(new SendingStopped('closed', 'blocked'))
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('idle'))
  expect(refused).toEqual([{ message: 'a', key: 'blocked', isClosed: true }])
})

test('pauses without a connection, and goes on at once when it is back', async () => {
  const { actor, sending } = start(['a'])
  actor.send({ type: 'lock.acquired' })
  await vi.waitFor(() => expect(sending).toHaveLength(1))
  sending[0]?.reject(new SendingStopped('offline'))
  await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ paused: 'offline' }))
  actor.send({ type: 'sending.resumed' })
  await vi.waitFor(() => expect(sending).toHaveLength(2))
})

function start(queue: string[]) {
  const clock = new SimulatedClock()
  const sending: (PromiseWithResolvers<void> & { message: string | null })[] = []
  const refused: (Refusal | null)[] = []
  const machine = messageSendingMachine.provide({
    actors: {
      holdTurn: fromPromise<void>(() => new Promise(() => {})),
      findNext: fromPromise<string | null>(async () => queue[0] ?? null),
      send: fromPromise<void, string | null>(({ input }) => {
        const held = Promise.withResolvers<void>()
        sending.push({ ...held, message: input })
        return held.promise
      }),
      refuse: fromPromise<void, Refusal | null>(async ({ input }) => void refused.push(input)),
    },
  })
  const actor = createActor(machine, { clock, input: { spread: 1 } }).start()
  return { actor, clock, queue, sending, refused }
}
