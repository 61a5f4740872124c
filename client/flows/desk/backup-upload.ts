import { fromPromise } from 'xstate'
import { addBackup } from '@/client/api/admin/backups.ts'
import { readUpload } from '@/client/api/member/uploads.ts'
import { sendResumable, UploadError } from '@/client/integrations/resumable-uploads.ts'
import { currentToken } from '@/client/state/current-token.ts'
import { backupUploadMachine } from '@/machines/backups/backup-upload.machine.ts'
import type { Tools } from '../find-location.ts'

/** The upload of a backup, which joins the list. `onProgress` gets bytes that have arrived. */
export function backupUpload(tools: () => Tools, onProgress: (bytes: number) => void) {
  let current: { file: File; id: string | null } | null = null
  return backupUploadMachine.provide({
    actors: {
      upload: fromPromise<string, File | null>(async ({ input: file, signal }) => {
        if (!file) throw new UploadError('refused')
        // An interrupted upload goes on where it was.
        if (current?.file !== file) current = { file, id: null }
        const upload = current
        const id = await sendResumable({
          file,
          name: file.name,
          purpose: 'backup',
          uploadId: upload.id,
          token: currentToken,
          signal,
          onBegun: (begun) => {
            upload.id = begun
          },
          onProgress,
        })
        // Waits until the provider has all of it.
        await readUpload(tools().client, id, signal)
        return id
      }),
      add: fromPromise<void, string | null>(async ({ input: upload }) => {
        const { client, queries } = tools()
        if (upload !== null) await addBackup(client, upload)
        void queries.invalidateQueries({ queryKey: ['administration', 'backups'] })
      }),
    },
  })
}
