import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import {
  cleanFileName,
  mostBytesOf,
  OPEN_BYTES_OVERALL,
  OPEN_UPLOADS,
  OPEN_UPLOADS_OVERALL,
  type UploadPurpose,
  WAITING_BYTES,
} from '@/domain/file-rules.ts'
import type { DB } from '@/generated/database.ts'
import { failure } from '@/server/http/failure.ts'
import type { RequestContext } from '@/server/http/handler.ts'
import { memberOf } from '@/server/http/viewer.ts'
import { finish } from './finish.ts'
import { dropFiles } from './intake.ts'
import {
  countReceiving,
  countWaiting,
  deleteUpload,
  findUpload,
  insertUpload,
  type StoredUpload,
  type UploadRow,
} from './store.ts'

const ID_BYTES = 18
/** Of an upload that is not complete. */
const RECEIVING_KEPT_MS = 2 * 86_400_000
const SOME_FREE_SECONDS = 60
/** Until others have finished. */
const OTHERS_DONE_SECONDS = 600

/** Opens an upload of the viewer and answers its id. Raises tooLarge, and tooMany beyond what one person may have. */
export async function openUpload(
  { deps, viewer }: RequestContext,
  { name, purpose, bytes }: { name: string; purpose: UploadPurpose; bytes: number },
): Promise<string> {
  const { id: accountId } = memberOf(viewer)
  if (bytes > mostBytesOf(purpose)) {
    throw failure('tooLarge', `Files may have at most ${mostBytesOf(purpose) >> 20} MB.`)
  }
  const id = randomBytes(ID_BYTES).toString('base64url')
  const at = deps.clock()
  await deps.db.transaction().execute(async (transaction) => {
    await refuseWhenFull(transaction, bytes)
    const waiting = await countWaiting(transaction, accountId)
    if (waiting.open >= OPEN_UPLOADS) {
      throw failure('tooMany', `Only ${OPEN_UPLOADS} files can be on their way at once.`, {
        retryAfterSeconds: SOME_FREE_SECONDS,
      })
    }
    if (waiting.bytes + bytes > WAITING_BYTES) {
      throw failure(
        'tooLarge',
        'Too much waits for a listing. Please publish or remove some of it.',
      )
    }
    await insertUpload(transaction, {
      id,
      account_id: accountId,
      purpose,
      name: cleanFileName(name) || 'file',
      bytes,
      created_at: at,
      expires_at: new Date(at.getTime() + RECEIVING_KEPT_MS),
    })
  })
  return id
}

/** The disk is shared: what all people together have on their way has an end. Raises tooMany. */
async function refuseWhenFull(db: Kysely<DB>, bytes: number): Promise<void> {
  const receiving = await countReceiving(db)
  if (receiving.open < OPEN_UPLOADS_OVERALL && receiving.bytes + bytes <= OPEN_BYTES_OVERALL) return
  throw failure(
    'tooMany',
    'This site is receiving too many files right now. Please try again later.',
    { retryAfterSeconds: OTHERS_DONE_SECONDS },
  )
}

/** The viewer's upload. Raises notFound for one that is not there or somebody else's. */
export async function ownUpload(
  { deps, viewer }: RequestContext,
  id: string,
): Promise<StoredUpload> {
  const upload = await findUpload(deps.db, { id, accountId: memberOf(viewer).id })
  if (!upload) throw failure('notFound', 'This upload was not found.')
  return upload
}

/** Looks at the file when its last byte is there; a process that was killed before that is made up for here. */
export async function finishWhole(
  { deps }: Pick<RequestContext, 'deps'>,
  upload: UploadRow,
): Promise<void> {
  if (upload.status !== 'receiving') return
  const received = await deps.staging.received(upload.id)
  if (received === upload.bytes) await finish(deps, upload)
}

/** The viewer's upload with how much of it has arrived. Raises notFound. */
export async function uploadState(
  context: RequestContext,
  id: string,
): Promise<StoredUpload & { received: number }> {
  await finishWhole(context, await ownUpload(context, id))
  const upload = await ownUpload(context, id)
  if (upload.status !== 'receiving') return { ...upload, received: upload.bytes }
  return { ...upload, received: (await context.deps.staging.received(id)) ?? 0 }
}

/** Takes an upload away with all that came of it. Raises notFound. */
export async function giveUp({ deps, viewer }: RequestContext, id: string): Promise<void> {
  const accountId = memberOf(viewer).id
  await deps.db.transaction().execute(async (transaction) => {
    const gone = await deleteUpload(transaction, { id, accountId })
    if (!gone) throw failure('notFound', 'This upload was not found.')
    if (gone.file_key) await dropFiles(deps, transaction, [gone.file_key])
  })
  await deps.staging.remove(id)
}
