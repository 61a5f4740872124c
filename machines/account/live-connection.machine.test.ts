import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { liveConnectionMachine } from './live-connection.machine.ts'
import type { ConnectionEnd, LiveEmitted, LiveOffer } from './live-connection.types.ts'

const message = { type: 'notification' }

test('waits for its turn, and shares what it receives with the other tabs', async () => {
  const { actor, connect, told } = await start()
  expect(connect).not.toHaveBeenCalled()
  actor.send({ type: 'message.shared', message })
  actor.send({ type: 'lock.acquired' })
  actor.send({ type: 'connection.opened' })
  actor.send({ type: 'message.received', message })
  expect(told).toEqual([
    { type: 'message.forwarded', message },
    { type: 'message.arrived', message: { type: 'opened' } },
    { type: 'message.arrived', message },
  ])
})

test('connects again after growing pauses of at most a minute, and tells that it resumed', async () => {
  const { actor, clock, connect, told, lose } = await start()
  actor.send({ type: 'lock.acquired' })
  actor.send({ type: 'connection.opened' })
  told.length = 0
  for (const pause of [1, 2, 4, 8, 16, 32, 60, 60]) {
    const before = connect.mock.calls.length
    await lose()
    clock.increment(pause * 1000 - 1)
    expect(connect).toHaveBeenCalledTimes(before)
    clock.increment(1)
    expect(connect).toHaveBeenCalledTimes(before + 1)
  }
  expect(told).toEqual([])
  actor.send({ type: 'connection.opened' })
  expect(told).toEqual([{ type: 'message.arrived', message: { type: 'resumed' } }])
  await lose()
  clock.increment(1000)
  expect(actor.getSnapshot().value).toEqual({ following: { holding: 'connecting' } })
})

test('connects at once when the network is back', async () => {
  const { actor, connect, lose } = await start()
  actor.send({ type: 'lock.acquired' })
  await lose()
  actor.send({ type: 'network.restored' })
  expect(connect).toHaveBeenCalledTimes(2)
})

test('gives up a connection that is silent for 70 seconds, from its last sign of life', async () => {
  const { actor, clock } = await start()
  actor.send({ type: 'lock.acquired' })
  actor.send({ type: 'connection.opened' })
  clock.increment(69_000)
  actor.send({ type: 'bytes.received' })
  clock.increment(69_000)
  expect(actor.getSnapshot().value).toEqual({ following: { holding: 'open' } })
  clock.increment(1_000)
  expect(actor.getSnapshot().value).toEqual({ following: 'pausing' })
})

test('tries no more once it is refused, and tells that the sign-in ended', async () => {
  const { actor, clock, connect, told, lose } = await start()
  actor.send({ type: 'lock.acquired' })
  await lose('signedOut')
  clock.increment(200_000)
  expect(connect).toHaveBeenCalledTimes(1)
  expect(told).toEqual([{ type: 'message.arrived', message: { type: 'signed-out' } }])
})

test('polls every minute where there is no stream, until the member signs out', async () => {
  const { actor, clock, told } = await start('none')
  clock.increment(60_000)
  clock.increment(60_000)
  expect(told).toEqual([{ type: 'poll.due' }, { type: 'poll.due' }])
  actor.send({ type: 'session.ended' })
  expect(actor.getSnapshot().status).toBe('done')
})

async function start(offer: LiveOffer = 'stream') {
  const ends: ((end: ConnectionEnd) => void)[] = []
  const connect = vi.fn(() => new Promise<ConnectionEnd>((resolve) => ends.push(resolve)))
  const clock = new SimulatedClock()
  const told: LiveEmitted[] = []
  const machine = liveConnectionMachine.provide({
    actors: {
      askOffer: fromPromise<LiveOffer>(async () => offer),
      holdTurn: fromPromise<void>(() => new Promise(() => {})),
      connect: fromPromise<ConnectionEnd>(() => connect()),
    },
  })
  const actor = createActor(machine, { input: { chance: 0.5 }, clock })
  actor.on('*', (event) => told.push(event))
  actor.start()
  await vi.waitFor(() => expect(actor.getSnapshot().value).not.toBe('checking'))
  const lose = async (end: ConnectionEnd = 'lost') => {
    ends.at(-1)?.(end)
    await vi.waitFor(() =>
      expect(actor.getSnapshot().matches({ following: 'holding' })).toBe(false),
    )
  }
  return { actor, clock, connect, told, lose }
}
