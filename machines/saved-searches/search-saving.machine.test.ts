import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { searchSavingMachine } from './search-saving.machine.ts'
import type { SearchSavingEmitted } from './search-saving.types.ts'

test('finds the search in the account', async () => {
  const { actor } = start({ found: 17 })
  await waitFor(actor, (state) => state.matches('saved'))
  expect(actor.getSnapshot().context.id).toBe(17)
})

test('saves once, also while it is looking for the search', async () => {
  const { actor, save, emitted } = start({ found: null })
  actor.send({ type: 'save.requested' })
  actor.send({ type: 'save.requested' })
  await waitFor(actor, (state) => state.matches('saved'))
  actor.send({ type: 'save.requested' })
  expect(save).toHaveBeenCalledTimes(1)
  expect(emitted).toEqual([{ type: 'search.saved' }])
})

test('removes the search that it saved', async () => {
  const { actor, remove, emitted } = start({ found: 17 })
  await waitFor(actor, (state) => state.matches('saved'))
  actor.send({ type: 'removal.requested' })
  await waitFor(actor, (state) => state.matches('unsaved'))
  expect(remove).toHaveBeenCalledWith(17)
  expect(emitted).toEqual([{ type: 'search.removed' }])
})

test('stays as it was when a change fails', async () => {
  const { actor, save, emitted } = start({ found: null })
  await waitFor(actor, (state) => state.matches('unsaved'))
  const error = new Error('offline')
  save.mockRejectedValueOnce(error)
  actor.send({ type: 'save.requested' })
  await waitFor(actor, (state) => state.matches('unsaved'))
  expect(emitted).toEqual([{ type: 'change.failed', error }])
})

function start({ found }: { found: number | null }) {
  const save = vi.fn(async () => 17)
  const remove = vi.fn(async (_: number) => {})
  const emitted: SearchSavingEmitted[] = []
  const machine = searchSavingMachine.provide({
    actors: {
      find: fromPromise<number | null, void>(async () => found),
      save: fromPromise<number, void>(save),
      remove: fromPromise<void, number>(({ input }) => remove(input)),
    },
  })
  const actor = createActor(machine)
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return { actor, save, remove, emitted }
}
