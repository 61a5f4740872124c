import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { listingImportMachine } from './listing-import.machine.ts'
import type { ImportAction, ImportState } from './listing-import.types.ts'

test('goes from a file to listings, and back', async () => {
  const { actor, clock, at, acts } = begin(null, [
    'uploaded',
    'checking',
    'checked',
    'running',
    'running',
    'done',
    'takingBack',
    'takenBack',
  ])
  expect(actor.getSnapshot().value).toBe('choosing')
  actor.send({ type: 'file.selected', file: new File(['a'], 'a.csv') })
  await at('mapping')
  actor.send({ type: 'action.requested', action: { type: 'run' } })
  expect(actor.getSnapshot().value).toBe('mapping')
  actor.send({
    type: 'action.requested',
    action: { type: 'check', map: '{}', ownerEmail: '' },
  })
  await at('checking')
  clock.increment(1_000)
  await at('mending')
  actor.send({ type: 'action.requested', action: { type: 'run' } })
  await at('running')
  clock.increment(1_000)
  await at('running')
  clock.increment(1_000)
  await at('done')
  actor.send({ type: 'action.requested', action: { type: 'takeBack' } })
  await at('takingBack')
  clock.increment(1_000)
  await at('takenBack')
  expect(acts.map(({ type }) => type)).toEqual(['check', 'run', 'takeBack'])
})

test('continues an upload after a lost connection', async () => {
  const { actor, at, uploads } = begin(null, ['uploaded'], 1)
  actor.send({ type: 'file.selected', file: new File(['a'], 'a.csv') })
  await at('interrupted')
  actor.send({ type: 'upload.resumed' })
  await at('mapping')
  expect(uploads()).toBe(2)
})

function begin(id: number | null, states: ImportState[], failures = 0) {
  const acts: ImportAction[] = []
  const clock = new SimulatedClock()
  let uploads = 0
  const machine = listingImportMachine.provide({
    actors: {
      upload: fromPromise<number, File | null>(async () => {
        if (uploads++ < failures) throw new Error('offline')
        return 3
      }),
      load: fromPromise<ImportState, number | null>(async () => states.shift() ?? 'done'),
      act: fromPromise<void, { id: number | null; action: ImportAction | null }>(
        async ({ input: { action } }) => {
          if (action) acts.push(action)
        },
      ),
    },
  })
  const actor = createActor(machine, { clock, input: { id } }).start()
  const at = (value: string) => waitFor(actor, (state) => state.value === value)
  return { actor, clock, at, acts, uploads: () => uploads }
}
