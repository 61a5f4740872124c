import { fromPromise } from 'xstate'
import {
  changeImport,
  checkImport,
  createImport,
  importQueries,
} from '@/client/api/admin/imports.ts'
import { fetchUntil } from '@/client/api/calls/fetch-until.ts'
import { readUpload } from '@/client/api/member/uploads.ts'
import { sendResumable, UploadError } from '@/client/integrations/resumable-uploads.ts'
import { currentToken } from '@/client/state/current-token.ts'
import { listingImportMachine } from '@/machines/imports/listing-import.machine.ts'
import type { ImportAction, ImportState } from '@/machines/imports/listing-import.types.ts'
import type { Tools } from '../find-location.ts'

type Upload = { file: File; id: string | null }

/** Bytes of the file that the provider has. */
type OnProgress = (bytes: number) => void

/** The import of a file at the provider. */
export function listingImport(tools: () => Tools, onProgress: OnProgress) {
  let current: Upload | null = null
  return listingImportMachine.provide({
    actors: {
      upload: fromPromise<number, File | null>(async ({ input: file, signal }) => {
        if (!file) throw new UploadError('refused')
        // An interrupted upload goes on where it was.
        if (current?.file !== file) current = { file, id: null }
        return await sendFile(tools(), { upload: current, onProgress, signal })
      }),
      load: fromPromise<ImportState, number | null>(async ({ input: id, signal }) => {
        const { queries, client } = tools()
        const { run } = await fetchUntil(queries, importQueries.import(client, id ?? 0), signal)
        return run.state
      }),
      act: fromPromise<void, { id: number | null; action: ImportAction | null }>(
        async ({ input: { id, action } }) => {
          const { queries, client } = tools()
          if (id === null || !action) return
          if (action.type === 'check') {
            const { map, ownerEmail } = action
            await checkImport(client, id, { map, owner_email: ownerEmail })
          } else {
            await changeImport(client, id, action.type === 'takeBack' ? 'take-back' : action.type)
          }
          void queries.invalidateQueries({ queryKey: ['administration', 'imports'] })
        },
      ),
    },
  })
}

async function sendFile(
  { client }: Tools,
  { upload, onProgress, signal }: { upload: Upload; onProgress: OnProgress; signal: AbortSignal },
): Promise<number> {
  const { file } = upload
  const id = await sendResumable({
    file,
    name: file.name,
    purpose: 'import',
    uploadId: upload.id,
    token: currentToken,
    signal,
    onBegun: (begun) => {
      upload.id = begun
    },
    onProgress,
  })
  const { status, refusal } = await readUpload(client, id, signal)
  if (status === 'refused') {
    upload.id = null
    throw new UploadError('refused', refusal ?? '')
  }
  return await createImport(client, id)
}
