import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { textImportMachine } from './text-import.machine.ts'
import type { FileCounts, FileReport } from './text-import.types.ts'

const file = new File(['{}'], 'hearth-pl.json')

test('imports a file after its check', async () => {
  const { actor, at, applied } = begin([{ new: 2 }])
  actor.send({ type: 'file.selected', file })
  await at('ready')
  actor.send({ type: 'import.confirmed' })
  actor.send({ type: 'import.confirmed' })
  await at('done')
  expect(applied).toEqual(['base-1'])
})

test('imports nothing of a file with faults', async () => {
  const { actor, at, applied } = begin([{ new: 2, refused: 1 }])
  actor.send({ type: 'file.selected', file })
  await at('refused')
  actor.send({ type: 'import.confirmed' })
  expect(actor.getSnapshot().value).toBe('refused')
  expect(applied).toEqual([])
})

test('checks again after somebody else changed a text', async () => {
  const { actor, at, applied } = begin([{ changed: 1 }, { changed: 1 }], 1)
  actor.send({ type: 'file.selected', file })
  await at('ready')
  actor.send({ type: 'import.confirmed' })
  await at('importFailed')
  actor.send({ type: 'check.retried' })
  await at('ready')
  expect(actor.getSnapshot().context.failure).toBeNull()
  actor.send({ type: 'import.confirmed' })
  await at('done')
  expect(applied).toEqual(['base-1', 'base-2'])
})

function begin(reports: Partial<FileCounts>[], failures = 0) {
  const applied: string[] = []
  let checks = 0
  const machine = textImportMachine.provide({
    actors: {
      check: fromPromise<FileReport, File | null>(async () => {
        const counts = { new: 0, changed: 0, same: 0, empty: 0, refused: 0, ...reports[checks] }
        checks += 1
        return { base: `base-${checks}`, counts, refused: [] }
      }),
      apply: fromPromise<void, { file: File | null; base: string }>(async ({ input: { base } }) => {
        applied.push(base)
        if (applied.length <= failures) throw new Error('409')
      }),
    },
  })
  const actor = createActor(machine).start()
  return { actor, applied, at: (value: string) => waitFor(actor, (state) => state.value === value) }
}
