import { describe, expect, test, vi } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { compareSelectionMachine } from './compare-selection.machine.ts'

describe('the selection', () => {
  test('is comparable with two homes', async () => {
    const { actor, keep, settled } = start()
    expect(actor.getSnapshot().value).toBe('empty')
    actor.send({ type: 'home.added', home: 7 })
    expect(await settled()).toBe('single')
    expect(actor.getSnapshot().hasTag('comparable')).toBe(false)
    actor.send({ type: 'home.added', home: 9 })
    expect(await settled()).toBe('several')
    expect(actor.getSnapshot().hasTag('comparable')).toBe(true)
    expect(keep.mock.calls).toEqual([[[7]], [[7, 9]]])
  })

  test('keeps two homes added at once', async () => {
    const { actor, keep, settled } = start()
    actor.send({ type: 'home.added', home: 7 })
    actor.send({ type: 'home.added', home: 9 })
    await settled()
    expect(keep.mock.lastCall).toEqual([[7, 9]])
  })

  test('ignores a home that is already selected', () => {
    const { actor, keep } = start([7, 9])
    actor.send({ type: 'home.added', home: 9 })
    expect([actor.getSnapshot().value, keep.mock.calls]).toEqual(['several', []])
  })

  test('rejects a fifth home until one is removed', async () => {
    const { actor, keep, settled } = start([1, 2, 3, 4])
    actor.send({ type: 'home.added', home: 5 })
    expect(actor.getSnapshot().hasTag('refused')).toBe(true)
    expect(actor.getSnapshot().context.homes).toEqual([1, 2, 3, 4])
    actor.send({ type: 'home.removed', home: 2 })
    expect(await settled()).toBe('several')
    expect(keep.mock.calls).toEqual([[[1, 3, 4]]])
  })

  test('is cleared at once', async () => {
    const { actor, settled } = start([1, 2])
    actor.send({ type: 'selection.cleared' })
    expect(await settled()).toBe('empty')
  })

  test('is replaced by at most four homes', async () => {
    const { actor, keep, settled } = start([1, 2])
    actor.send({ type: 'selection.replaced', homes: [5, 6, 6, 7, 8, 9] })
    expect(await settled()).toEqual({ full: 'calm' })
    expect(keep.mock.calls).toEqual([[[5, 6, 7, 8]]])
  })

  test('follows another tab without saving again', () => {
    const { actor, keep } = start([1, 2])
    actor.send({ type: 'selection.changedElsewhere', homes: [3] })
    expect([actor.getSnapshot().value, keep.mock.calls]).toEqual(['single', []])
  })
})

test('continues without storage and marks the selection as unsaved', async () => {
  const { actor, settled } = start([], () => Promise.reject(new Error('full')))
  actor.send({ type: 'home.added', home: 7 })
  expect(await settled()).toBe('single')
  expect(actor.getSnapshot().context).toEqual({ homes: [7], isKept: false })
})

test('reaches every state', () => {
  const chart: AnyStateMachine = compareSelectionMachine
  const actorId = '0.compareSelection.keeping'
  const paths = getShortestPaths(chart, {
    input: { homes: [] },
    events: [
      { type: 'home.added', home: 1 },
      { type: 'home.removed', home: 1 },
      { type: 'selection.cleared' },
      { type: 'selection.replaced', homes: [1, 2] },
      { type: 'selection.changedElsewhere', homes: [1, 2, 3, 4] },
      { type: 'home.added', home: 5 },
      { type: `xstate.done.actor.${actorId}`, actorId },
      { type: `xstate.error.actor.${actorId}`, error: new Error('full'), actorId },
    ],
  })
  const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)))
  expect([...reached].sort()).toEqual(
    ['empty', { full: 'calm' }, { full: 'refused' }, 'keeping', 'several', 'single']
      .map((value) => JSON.stringify(value))
      .sort(),
  )
})

function start(homes: number[] = [], write: () => Promise<void> = async () => {}) {
  const keep = vi.fn((_: readonly number[]) => write())
  const machine = compareSelectionMachine.provide({
    actors: {
      keepSelection: fromPromise<void, readonly number[]>(({ input }) => keep(input)),
    },
  })
  const actor = createActor(machine, { input: { homes } }).start()
  const settled = async () => (await waitFor(actor, (state) => !state.matches('keeping'))).value
  return { actor, keep, settled }
}
