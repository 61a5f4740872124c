import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { favouritesSyncMachine } from './favourites-sync.machine.ts'
import type { FavouritesEmitted, JoinedFavourites, QueuedChange } from './favourites-sync.types.ts'

const added = (id: number, ticket: number): QueuedChange => ({ id, isFavourite: true, ticket })
const removed = (id: number, ticket: number): QueuedChange => ({
  ...added(id, ticket),
  isFavourite: false,
})

test('saves one change after the other, and only the last of one home', async () => {
  const { actor, saving, told, change } = start()
  actor.send(member())
  change(added(7, 1))
  change(added(8, 2))
  change(removed(8, 3))
  expect(saving).toHaveLength(1)
  expect(told).toEqual([{ type: 'change.ended', ticket: 2, error: null }])
  saving[0]?.resolve()
  await vi.waitFor(() => expect(saving).toHaveLength(2))
  expect(saving[1]?.change).toEqual(removed(8, 3))
})

test('takes back a refused change, unless something else was wanted since', async () => {
  const { actor, saving, told, change } = start()
  actor.send(member())
  change(added(7, 1))
  saving[0]?.reject(new Error('gone'))
  await vi.waitFor(() => expect(told).toHaveLength(2))
  expect(told[0]).toMatchObject({ type: 'change.reverted', change: { id: 7 } })
  change(added(9, 2))
  change(removed(9, 3))
  saving[1]?.reject(new Error('gone'))
  await vi.waitFor(() => expect(saving).toHaveLength(3))
  expect(told.filter(({ type }) => type === 'change.reverted')).toHaveLength(1)
})

test('tells what changed while the account was read', async () => {
  const { actor, joining, told, change } = start()
  actor.send(member(true))
  change(added(7, 1))
  joining[0]?.resolve({ added: [3], known: [2] })
  await vi.waitFor(() => expect(told).toHaveLength(1))
  expect(told[0]).toEqual({
    type: 'favourites.joined',
    person: 5,
    added: [3],
    known: [2],
    pending: [added(7, 1)],
  })
})

test('reads again after pauses of 2, 4 … seconds, five times, and at once with the network', async () => {
  const { actor, clock, joining, told } = start()
  actor.send(member(true))
  const fail = async () => {
    const before = told.length
    joining.at(-1)?.reject(new Error('offline'))
    await vi.waitFor(() => expect(told.length).toBe(before + 1))
  }
  await fail()
  clock.increment(1_999)
  expect(joining).toHaveLength(1)
  clock.increment(1)
  expect(joining).toHaveLength(2)
  await fail()
  actor.send({ type: 'network.restored' })
  expect(joining).toHaveLength(3)
  for (const _ of [1, 2, 3]) {
    await fail()
    clock.increment(60_000)
  }
  expect(joining).toHaveLength(6)
  await fail()
  clock.increment(600_000)
  expect(joining).toHaveLength(6)
  expect(actor.getSnapshot().value).toEqual({ member: 'idle' })
})

test('drops what is under way at sign-out, and lets nobody wait for it', () => {
  const { actor, saving, told, change } = start()
  actor.send(member())
  change(added(7, 1))
  change(added(8, 2))
  actor.send({ type: 'member.signedOut' })
  expect(told.map((event) => 'ticket' in event && event.ticket)).toEqual([1, 2])
  expect(saving[0]?.signal.aborted).toBe(true)
  change(added(9, 3))
  expect(saving).toHaveLength(1)
})

test('saves nothing of one member to the account of another', () => {
  const { actor, saving, change } = start()
  actor.send(member())
  change(added(7, 1))
  change(added(8, 2))
  actor.send({ ...member(), person: 6 })
  expect(actor.getSnapshot().context).toMatchObject({ person: 6, queue: [], current: null })
  expect(saving).toHaveLength(1)
})

function member(isJoinDue = false) {
  return { type: 'member.identified', person: 5, isJoinDue } as const
}

function start() {
  const clock = new SimulatedClock()
  const told: FavouritesEmitted[] = []
  const saving: (PromiseWithResolvers<void> & {
    change: QueuedChange | null
    signal: AbortSignal
  })[] = []
  const joining: PromiseWithResolvers<JoinedFavourites>[] = []
  const machine = favouritesSyncMachine.provide({
    actors: {
      join: fromPromise<JoinedFavourites, number | null>(() => {
        const held = Promise.withResolvers<JoinedFavourites>()
        joining.push(held)
        return held.promise
      }),
      save: fromPromise<void, QueuedChange | null>(({ input, signal }) => {
        const held = Promise.withResolvers<void>()
        saving.push({ ...held, change: input, signal })
        return held.promise
      }),
    },
  })
  const actor = createActor(machine, { clock })
  actor.on('*', (event) => told.push(event))
  actor.start()
  const change = (wanted: QueuedChange) => actor.send({ type: 'favourite.changed', change: wanted })
  return { actor, clock, told, saving, joining, change }
}
