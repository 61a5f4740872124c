import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { backupUploadMachine } from './backup-upload.machine.ts'

test('adds the same upload again after a refusal, without sending the file twice', async () => {
  const added: (string | null)[] = []
  let uploads = 0
  const machine = backupUploadMachine.provide({
    actors: {
      upload: fromPromise<string, File | null>(async () => {
        if (uploads++ === 0) throw new Error('offline')
        return 'upload-1'
      }),
      add: fromPromise<void, string | null>(async ({ input }) => {
        added.push(input)
        if (added.length === 1) throw new Error('backupBusy')
      }),
    },
  })
  const actor = createActor(machine).start()
  const at = (value: string) => waitFor(actor, (state) => state.value === value)
  actor.send({ type: 'file.selected', file: new File(['a'], 'a.backup') })
  await at('interrupted')
  actor.send({ type: 'upload.resumed' })
  await at('waiting')
  actor.send({ type: 'upload.resumed' })
  await at('added')
  expect([uploads, added]).toEqual([2, ['upload-1', 'upload-1']])
})
